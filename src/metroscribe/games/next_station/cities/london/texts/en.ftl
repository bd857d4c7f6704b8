city-london = London

# London

kind-central = central
kind-inner = inner
kind-outer = outer
kind-corner = corner
district-north-west = North West
district-north = North
district-north-east = North East
district-west = West
district-centre = Centre
district-east = East
district-south-west = South West
district-south = South
district-south-east = South East
district-north-west-corner = North-West Corner
district-north-east-corner = North-East Corner
district-south-west-corner = South-West Corner
district-south-east-corner = South-East Corner
river-thames = Thames

score-tourists = tourist sites visited: { $count }
draw-pad-tourists = tourist sites

objective-eight-interchanges = eight interchanges
objective-every-district = every district
objective-every-sight = every tourist site
objective-whole-centre = whole centre
objective-six-crossings = six crossings
card-objective-eight-interchanges = objective: make at least { $least } interchanges.
card-objective-every-district = objective: connect at least one station in each of the { $least } districts.
card-objective-every-sight = objective: connect all { $least } tourist sites.
card-objective-whole-centre = objective: connect all { $least } stations of the centre.
card-objective-six-crossings = objective: pass under the river at least { $least } times.

verdict-0 = Mind the gap: there are quite a few of them in this network.
verdict-1 = The first trains run, and one or two passengers find their way.
verdict-2 = A useful network; people begin to leave their cars at home.
verdict-3 = Well planned: the city gets to work on time, and to the theatre too.
verdict-4 = An admirable network. They want you for the next line as well.
verdict-5 = They will hang your map on every platform, and leave it there for a hundred years.

mark-tourist = tourist site

guide-box-tourists = The map has { $size } tourist sites. For each one that a line stops at you mark a box, over the whole match { $most } boxes at most. What all marked boxes are worth together, from the first box on: { $row }.
worth-bonus = under the river
term-tourists = tourist sites
