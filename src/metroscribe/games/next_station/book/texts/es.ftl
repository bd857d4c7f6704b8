# Lo que solo dicen las páginas de reglas: los pies de sus imágenes.
book-starts-two = La línea del oso va de B2 a D4 pasando por D2. Sus extremos son solo B2 y D4.
book-card-line = Una carta con el oso: solo puede crecer la línea que sale de B2.
book-joining = Una sección hasta la otra línea une las dos. Desde entonces cualquier carta alarga esa única línea, aquí en B2 o en F2.
book-double-switch = Con un desvío doble ya está dibujada la primera sección, de C3 a D4. La segunda es para la otra línea.
book-joker-frames = Con un comodín la línea ha llegado a C1: la estación se enmarca.
book-switch = El tercer turno, con un desvío: la línea también puede salir desde D2, donde ya tiene dos secciones.
book-starts = La línea azul tiene dos extremos: su estación de salida, B2, y E3.
book-follows = La carta muestra un círculo. Hay líneas guía hasta los círculos A1, D2 y C3.
book-circle = La línea va de B2 a D2 pasando por C3 y D4. Puede crecer desde B2, pero nunca volver a C3.
book-crossing = La línea rosa es de una ronda anterior. La azul puede encontrarse con ella en una estación, pero no cruzarla.
book-one-track = Entre D2 y C3 hay una vía rosa: no queda sitio para una azul. Desde B2 el camino a C3 está libre.
book-double-track = Este comodín permite una vía de doble carril: la azul puede ir junto a la rosa. Donde ya hay dos vías no cabe una tercera.
book-loop = Solo se entra en la línea circular por una de sus estaciones. Para ir junto a ella hace falta una vía de doble carril.
book-extension = El círculo es especial en esta ronda, con el efecto extensión. Tras ir de B2 a C3 la línea puede seguir recta, aquí hasta D4.
