"""Search for the voll verplant family; `searchers` is what it offers, `learning` how its nets are trained."""
