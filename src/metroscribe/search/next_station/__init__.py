"""Search for the Next Station family; `searchers` is what it offers, `learning` how its nets are trained."""
