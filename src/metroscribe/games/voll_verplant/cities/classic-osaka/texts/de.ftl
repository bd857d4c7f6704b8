city-classic-osaka = Osaka (klassisch)
