city-classic-tokyo = Classic Tokyo
