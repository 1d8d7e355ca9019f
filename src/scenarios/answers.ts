/**
 * Answers to the questions of the built-in scenes, in the order of `stage.ask`; the page fetches them when a reader asks.
 * Figures in braces are those of the run on the page (`ANSWER_FIGURES`).
 */
export const answers: Readonly<Record<string, readonly string[]>> = {
  'half-empty': [
    'It passed empty. From {from} to {to} s {idle} of the cell slots carried nothing, {useful} carried packets, and cells of broken packets took {dead}. The link is not full of waste: it waits.',
    'One overflow hits them all: from {from} to {to} s {hit} of {senders} senders in each overflow. Each loses several packets of one window, cannot repair them, and waits for its timer. They stopped together, so they start together.',
    'It fills a little of the hole. On the mean of five seeds 4 senders fill 40 % of the slots, 10 fill 46 %, 15 fill 55 %, 40 fill 75 %: more senders are less likely to be hit all at once. Press a sender to add some.',
  ],
  'one-cell': [
    'About 23 of 33. A packet that lost cells lost {cellsPerLostPacket} of them on average from {from} to {to} s; the others still crossed the link.',
    'The last cell. It marks the end of the packet: without it the next packet is glued on, and both are thrown away.',
    '1 − 0.992³³ is 23 %. In fact about 3 % die: the losses come in bursts, many of them from the same packet.',
  ],
  'whole-frames': [
    'The head of the packet was already admitted, and it crosses the link for nothing. PPD saves only the tail.',
    'For the packets that have begun: they are completed there. With room for only a few cells EPD falls back towards PPD.',
    'Low. With 500-byte packets a threshold of 100 cells instead of 1,960 cuts the mean queue from 454 to 16 cells and costs 2 points of throughput; with 1,500-byte packets it costs 13, on the mean of five seeds.',
  ],
  overload: [
    'Up to 0.5 s all of it: each sender brings a tenth of the link. From {from} to {to} s {useful} of the slots carried packets and {dead} cells of broken ones, and none was idle. In the last 50 ms 15 % are useful, on the mean of three seeds.',
    'A packet arrives only if all of its 32 cells do. The losses fall on all senders, so nearly every packet is hit: in the last 50 ms half of the cells are lost, and 92 % of the packets, on the mean of three seeds.',
    'It refuses whole packets, so that others arrive whole: 98 % of the slots are useful instead of 37 %, on the mean of three seeds. The senders do not slow down: at twice the load half of the packets are lost. That takes TCP, or rates.',
  ],
  'take-turns': [
    'ESPD: about 75 from 0.5 to 3 s, EPD 53, on the mean of ten seeds. They do not coincide: while one sender waits, the others fill the link.',
    'The sender of the first packet that begins after the queue has crossed the threshold. The larger the share of a sender, the likelier that is its packet.',
    'Over half a second, yes: Jain’s index is about 0.7. Over 20 seconds it is near 1, except in a rare run that locks senders out.',
  ],
  'loss-paradox': [
    'EPD takes its cells from fewer packets: about 11 of 12 cells of each packet that it hits, PPD about 6, on the mean of five seeds.',
    'Cells and packets. It does not lose the silence: the losses fall on one or two senders at a time, and the others go on.',
    'Goodput is what the user pays for. Cell loss alone ranks these four almost the wrong way round.',
  ],
  'other-tcp': [
    'Being hit is not being stopped: NewReno repairs several losses of one window without a timeout, so windows halve and go on.',
    'Little. On the mean of ten seeds RCD alone then carries 88 % of the slots, EPD 98 %: most of the advantage came from how fast the windows grow.',
    'A window that halves was hit. A window that falls to one segment was stopped: it waited for its timer.',
  ],
  'be-the-sender': [
    'You get 12.4 Mb/s, Reno 6.7, on the mean of five seeds. The nine get 6.0 each beside you and 5.9 beside Reno: half of the link was empty, and you fill a part of that.',
    'The nine. On the mean of five seeds about half of their packets die and 2 % of yours: each gets 0.1 Mb/s, and you get 124. Who waits after a loss leaves the place to one who does not.',
    'Whole packets of senders above their share. At full speed you then lose 48 % of your packets and get 65 Mb/s, and the nine get 6.2 each. Beside Reno they get 10.2 under that rule.',
  ],
  'buffer-dial': [
    'On the mean of ten seeds 46 % with 2,000 cells and 100 % with 16,000; 100 cells carry 56 % and 500 only 41 %. This run carried {useful} from {from} to {to} s.',
    'A short overflow catches few senders: 4 or 5 of 10 with 100 cells, 9 or 10 with 500. The others keep the link busy.',
    'Every packet, in delay: with 16,000 places 12,652 cells wait on average, 34.5 ms, four times the empty round trip.',
  ],
  'waiting-line': [
    'Half a cell time, two, and four and a half: 1.4, 5.5 and 12.3 µs. The runs agree within a few per cent.',
    'Now and then several cells come at once, and all but one of them wait. Cells at equal distances would hardly wait.',
    'The wait grows with 1 / (1 − ρ). From 0.9 to 0.99 the load grows by a tenth and the wait elevenfold, to 49.5 cell times.',
  ],
  'many-senders': [
    'Half of them go on: on the mean of three seeds an overflow hits 112 of 200 senders. Of ten senders it hits all ten. From {from} to {to} s {idle} of the slots carried nothing.',
    'About 4,610 timeouts and 1,200 fast retransmits from 0.5 to 3 s, on the mean of three seeds. An empty round trip holds 2,900 cells and the buffer 2,000: two packets of each sender. Three duplicate ACKs take three packets behind the lost one.',
    'With ten senders it fills idle slots: 47 % useful become 72 %, on the mean of three seeds. With 200 no slot is idle: it saves the 9 % that broken packets take, and 87 % become 98 %.',
  ],
  'long-short': [
    'A window of 64 KB per round trip of 100 ms: 5.2 Mb/s, of which 4.9 arrive.',
    'The near sender. A window grows once per round trip, so ten times as often.',
    'Hardly: ESPD catches near senders first and raises a far one from 0.8 to 2.6 Mb/s, but the near ones gain as well.',
  ],
  'early-warning': [
    'So that a burst alone does not set it off. Here it matters little: weights from 0.0001 to 1 move the use of the link by 2 points, because the coin does the work.',
    'The long one: 10 % against 1.7 % at the largest chance, because the coin is tossed for each cell.',
    'EPD for throughput in the mesh, FBA for fairness, RED for the shortest queue. None is best at all three.',
  ],
  'front-drop': [
    'CCD has about half the timeouts of EPD and several times as many fast retransmits. This run from {from} to {to} s: {timeouts} and {fastRetransmits}.',
    'It takes one cell from each of ten packets. EPD takes all cells of few packets.',
    'Only as much as a timeout costs. With ticks of 500 ms CCD carries 96 % and EPD 90 %, on the mean of five seeds; with 100 ms they differ by less than 1 %.',
  ],
  'in-step': [
    'The input is twice the output, so half of it is too much (eq. 12: 30 / 15 − 1 = 1 lost for each admitted). While a packet of each sender is refused the queue falls by 150 cells, which is the room for the next.',
    'For the 17 packets of the window that are still to come, 30 cells each at 30 Mb/s: 7.2 ms (eq. 10). In that time 2,550 cells more come than go (eq. 11).',
    'One from 4 packets on, two from 10, three only from 20 on and far apart (eqs. 1 to 4). EPD takes 10 of 20, so every sender waits for its timer: {timeouts} from {from} to {to} s.',
  ],
  capture: [
    'Its window is larger than the buffer, so the buffer is always full, and its cells arrive exactly as fast as places fall vacant: each finds the place of the one before.',
    'A turn without a cell is no turn. The others own no place in the buffer, so they have nothing to send.',
    'A cap of half the buffer for each VC, or EPD: it refuses new packets of the one in front as well.',
  ],
  'far-near': [
    'A sender with a full window sends one window per round trip. The far one has the longer round trip.',
    'That of the near one, until both round trips are equal: its queue grows to about 3.5 ms.',
    'A window of 32 KB is only three of them, and every second one is acknowledged: the sender stalls.',
  ],
  'unarmed-weights': [
    'The scheduler serves those that have cells. The source with the smallest weight holds the buffer; the others find no place and have nothing to be served.',
    '80 %; the others lose 60, 40 and 20 %: now the weights decide.',
    'The scheduler, when every source has cells waiting; the sharing of the buffer, when it is full.',
  ],
  cheat: [
    '17 % of their cells, and VC 1 loses 15 % of its own, on the mean of five seeds: a full buffer refuses the next cell, of any VC.',
    'It remembers for each VC when its next cell is due, and adds 12.5 µs (T) for each that conforms. A cell may come 50 µs (τ) too early; an earlier one is refused. VC 1 loses 60 % of its cells, the others none.',
    'It gets 49.8 Mb/s instead of 30.7: tagged cells enter while fewer than 50 wait. The others still lose nothing, because tagged cells never fill the buffer.',
  ],
  'five-classes': [
    'Being served first does not help a cell that finds no place: UBR would have filled the buffer.',
    'UBR, and ABR while its rates adapt. A class needs places for what arrives faster than the link serves it, and those served first hardly wait.',
    'No: it is the price of a loss of zero. A full buffer is what UBR has.',
  ],
  'max-min': [
    'The first link is divided among three, so it is full first: a third for each of its VCs. S4 then gets what S3 leaves of the second link, two thirds.',
    '115,763 three times, and 231,525: 95 % of a third and of two thirds of the link. ERAA leaves 5 % free (λ).',
    'S3. It crosses two switches, and either slows it down. The others take what it leaves: the first step to being beaten down.',
  ],
  'beat-down': [
    '1 − (1 − p)³: nearly three times as often as on a path of one switch, while p is small.',
    'Its rivals on the first link have been beaten down by the last one, and leave it their share.',
    'Efficient, nearly: the first link is used to about 92 %. Fair, no: from 0.15 to 0.3 s 3h1 is allowed about a quarter of its share, on the mean of ten seeds.',
  ],
  'exact-rates': [
    'How many VCs there are and what rate the link has. It keeps a table with an entry for each VC.',
    'It stays free on purpose: that is what keeps the queues empty.',
    'When buffers are small: its queues reach 112 to 265 cells here, those of ERAA 8 to 48.',
  ],
  'back-pressure': [
    'At sw2 first, half a millisecond later at sw1. Then sw0 gets no credit for it any more, and its source waits. The queue has moved backwards, link by link.',
    'It gains: from a half of the first link to four fifths. Each VC has places of its own, so the full places of 3h1 hold back no other VC.',
    'About a quarter: its places divided by the round trip, in cells. Over twice the distance they would bring half of that.',
  ],
  'lost-news': [
    'A source that gets no RM cell for 1 ms speeds up. The switch marks cells, the destination answers each with an RM cell, and that is lost: 65 % of the cells are lost from {from} to {to} s.',
    'They share the link: 119,000 cells/s each, and 72 cells wait on average.',
    'An empty link: with nine of ten RM cells lost they use 23 % of it, on the mean of three seeds, and lose nothing. Under TM 4.0 a source keeps its rate between RM cells.',
  ],
  'not-free': [
    '347,288 + 70,642 − 365,566 is 52,364 cells/s too many, 52 in each millisecond, until the first source hears of the second: about 890 cells.',
    'What drains is what the sources leave free. With λ = 1 that is nothing.',
    'The load that really comes, with the traffic that no source announces. ERAA takes the rate of the link for granted.',
  ],
  'idle-share': [
    'Those that are open. A VC that has nothing to send keeps its third.',
    'At 0.17 s instead of 0.19 s, measured from its start: its share is handed on.',
    'The cells that come. What one VC leaves free shows at once in the load or the queue, and others get it.',
  ],
  coupled: [
    '60,928 cells/s in 2 ms are 122 cells, 0.6 segments; in 6 ms 366 cells, 1.9. Rounded down, the sender stops and waits.',
    'It contains the queue that the window itself has made.',
    'Into the switches: their queues rise from 42 to 194 cells. The source keeps 777 of its 10,931.',
  ],
};
