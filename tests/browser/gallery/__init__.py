"""A gallery for developers: every screen in every size, theme and language, beside how it was before."""
