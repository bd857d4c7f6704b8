# What only the rules pages say: captions of their pictures.
book-starts-two = The bear’s line runs from B2 by way of D2 to D4. Only B2 and D4 are its ends.
book-card-line = A card with the bear: only the line that departs at B2 may grow.
book-joining = A section to the other line joins the two. From then on every card extends the one line, here at B2 or F2.
book-double-switch = Under a double switch one section is drawn already, from C3 to D4. The second one is for the other line.
book-joker-frames = With a joker the line has reached C1: the station is framed.
book-switch = The third turn, with a switch: the line may branch off at D2 too, where it has two sections already.
book-starts = The blue line has two ends: its departure station B2, and E3.
book-follows = The card shows a circle. Guide lines lead to the circles A1, D2 and C3.
book-circle = The line runs from B2 by way of C3 and D4 to D2. It may grow at B2, but never back to C3.
book-crossing = Pink was drawn in an earlier round. Blue may meet it in a station, but not cross it.
book-one-track = Between D2 and C3 lies a pink track: there is no room for a blue one. From B2 the way to C3 is free.
book-double-track = This joker grants double track: blue may run beside pink. Where two tracks lie, no third one fits.
book-loop = Into the loop you get only through one of its stations. To run beside it you need double track.
book-extension = The circle is special in this round, with the effect extension. After B2 to C3 the line may go straight on, here to D4.
