city-tokyo = Tokio

# Tokio

kind-central = central
kind-inner = interior
kind-outer = exterior
kind-corner = secundario

score-stamps = sellos turísticos en { $kind ->
    [exterior] distritos exteriores
    [secundario] distritos secundarios
   *[other] distritos de tipo «{ $kind }»
}: { $count } × { $each }
score-loop = estaciones de la línea circular sin conectar: { $count } × −{ $each }

objective-four-stamps = cuatro sellos turísticos
objective-great-interchange = gran intercambiador
objective-whole-loop = línea circular completa
objective-every-district = todos los distritos
objective-whole-centre = centro completo
card-objective-four-stamps = objetivo: colecciona al menos { $least } sellos turísticos.
card-objective-great-interchange = objetivo: crea un intercambiador con al menos { $lines } líneas; la línea circular cuenta como línea.
card-objective-whole-loop = objetivo: conecta las { $least } estaciones de la línea circular.
card-objective-every-district = objetivo: conecta al menos una estación en cada uno de los { $least } distritos.
card-objective-whole-centre = objetivo: conecta las { $least } estaciones del centro.

verdict-0 = El último tren se ha ido sin ti. Descansa esta noche y toma el primero de la mañana.
verdict-1 = Algunas líneas ya llevan a alguna parte. Con mejor ojo para los desvíos, más gente subiría a ellas.
verdict-2 = La red funciona y llegan los pasajeros. Ahora haz que las líneas se encuentren.
verdict-3 = Una red estupenda: las estaciones se llenan y la ciudad lo nota.
verdict-4 = Un plan magistral: toda la ciudad hace transbordo justo donde tú querías.
verdict-5 = Nadie conoce las vías de esta ciudad como tú. Pronto una línea llevará tu nombre.
draw-pad-stamps = sellos turísticos
draw-pad-loop = estaciones de la línea circular sin conectar

guide-box-stamps = Un distrito de la periferia recibe un sello turístico, una sola vez, en cuanto tiene un intercambiador. Bastan dos líneas.
guide-box-stamps-row = Cada distrito { $kind } ({ $size } en el mapa): { $each } puntos.
guide-box-loop = La línea circular tiene { $size } estaciones. Cada una que no conecte ninguna de tus líneas cuesta { $each } puntos.
term-stamps = sello turístico
