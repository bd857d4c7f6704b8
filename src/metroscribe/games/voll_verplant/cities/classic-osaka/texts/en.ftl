city-classic-osaka = Classic Osaka
