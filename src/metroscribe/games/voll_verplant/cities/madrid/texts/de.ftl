city-madrid = Madrid
