"""The fast engine of the voll verplant family; docs/fast.md says how it works and how it is proven."""
