city-london = Londres

# Londres

kind-central = central
kind-inner = interior
kind-outer = exterior
kind-corner = secundario
district-north-west = Noroeste
district-north = Norte
district-north-east = Noreste
district-west = Oeste
district-centre = Centro
district-east = Este
district-south-west = Suroeste
district-south = Sur
district-south-east = Sureste
district-north-west-corner = Esquina Noroeste
district-north-east-corner = Esquina Noreste
district-south-west-corner = Esquina Suroeste
district-south-east-corner = Esquina Sureste
river-thames = Támesis

score-tourists = visitas a lugares turísticos: { $count }
draw-pad-tourists = lugares turísticos

objective-eight-interchanges = ocho intercambiadores
objective-every-district = todos los distritos
objective-every-sight = cada lugar turístico
objective-whole-centre = centro completo
objective-six-crossings = seis cruces del río
card-objective-eight-interchanges = objetivo: crea al menos { $least } intercambiadores.
card-objective-every-district = objetivo: conecta al menos una estación en cada uno de los { $least } distritos.
card-objective-every-sight = objetivo: conecta los { $least } lugares turísticos.
card-objective-whole-centre = objetivo: conecta las { $least } estaciones del centro.
card-objective-six-crossings = objetivo: pasa bajo el río al menos { $least } veces.

verdict-0 = Mind the gap: a esta red le quedan bastantes huecos.
verdict-1 = Circulan los primeros trenes, y algún que otro pasajero encuentra su camino.
verdict-2 = Una red útil; la gente empieza a dejar el coche en casa.
verdict-3 = Bien pensada: la ciudad llega puntual al trabajo, y también al teatro.
verdict-4 = Una red admirable. Te quieren también para la próxima línea.
verdict-5 = Colgarán tu mapa en todos los andenes y lo dejarán allí cien años.

mark-tourist = lugar turístico

guide-box-tourists = El mapa tiene { $size } lugares turísticos. Por cada uno en el que para una línea se marca una casilla, { $most } casillas como mucho en toda la partida. Lo que valen juntas las casillas marcadas, desde la primera: { $row }.
worth-bonus = bajo el río
term-tourists = lugares turísticos
