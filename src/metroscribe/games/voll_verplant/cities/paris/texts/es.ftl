city-paris = París
