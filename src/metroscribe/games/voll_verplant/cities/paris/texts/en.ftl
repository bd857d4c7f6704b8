city-paris = Paris
