city-classic-osaka = Osaka clásico
