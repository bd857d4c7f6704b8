city-berlin = Berlin
