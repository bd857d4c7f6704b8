city-tokyo = Tokyo

# Tokyo

kind-central = central
kind-inner = inner
kind-outer = outer
kind-corner = corner

score-stamps = Tourist Stamps, { $kind } districts: { $count } × { $each }
score-loop = loop stations missed: { $count } × −{ $each }

objective-four-stamps = four Tourist Stamps
objective-great-interchange = great interchange
objective-whole-loop = whole loop
objective-every-district = every district
objective-whole-centre = whole centre
card-objective-four-stamps = objective: collect at least { $least } Tourist Stamps.
card-objective-great-interchange = objective: make an interchange of at least { $lines } lines; the loop counts as a line.
card-objective-whole-loop = objective: connect all { $least } stations of the loop.
card-objective-every-district = objective: connect at least one station in each of the { $least } districts.
card-objective-whole-centre = objective: connect all { $least } stations of the centre.

verdict-0 = The last train has left without you. Sleep on it, and take the first one tomorrow.
verdict-1 = A few lines go somewhere. With a better eye for the switches more people would ride them.
verdict-2 = The network runs, and passengers come. Now let the lines meet.
verdict-3 = A fine network; the stations fill up, and the city notices.
verdict-4 = A masterly plan: the whole city changes trains where you wanted it to.
verdict-5 = Nobody knows this city’s tracks as you do. They will name a line after you.
draw-pad-stamps = Tourist Stamps
draw-pad-loop = loop stations missed

guide-box-stamps = A district of the periphery gets a Tourist Stamp, once, when it has an interchange. Two lines are enough.
guide-box-stamps-row = Each { $kind } district ({ $size } on the map): { $each } points.
guide-box-loop = The loop has { $size } stations. Each of them that no line of yours connects costs { $each } points.
term-stamps = Tourist Stamp, Tourist Stamps, stamp
