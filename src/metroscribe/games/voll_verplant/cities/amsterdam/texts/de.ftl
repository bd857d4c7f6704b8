city-amsterdam = Amsterdam
