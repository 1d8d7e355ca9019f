/** A hint for each question of the built-in scenes, in the order of `stage.ask`: where to look, never what is there. */
export const hints: Readonly<Record<string, readonly string[]>> = {
  'half-empty': [
    'The ledger has four parts that add up to 100 %. Which one is the largest, and which one hardly shows?',
    'Count the senders that lose cells in one overflow. Then look for the timeouts that follow it.',
    'The link is silent while all senders wait. How likely is it that one of many senders is not hit? Add some and read the ledger.',
  ],
  'one-cell': [
    'Some of its cells are in the buffer already, others are still to come. Which of those find a place?',
    'How does the destination know where a packet ends? Only one cell says so.',
    'A packet survives if all of its 33 cells do. The formula assumes that losses are spread evenly: are they?',
  ],
  'whole-frames': [
    'PPD begins with the first cell that is lost. Where are the cells of that packet that came before it?',
    'The queue reaches the threshold while packets are only half admitted. Where do their other cells go?',
    'Drag the threshold down and read two figures of the score, the mean queue and the useful share. Which one moves first?',
  ],
  overload: [
    'Read the ledger of the link in the first half of the run and at its end: which part grows, and is any of it idle?',
    'One cell is enough. How many of the cells of a packet have to arrive?',
    'Count lost packets under both. Then read which part of the slots they took.',
  ],
  'take-turns': [
    'The score has the number of timeouts. The windows show when they happen: all at once, or one by one?',
    'Above its first threshold ESPD looks at the next packet that begins. Which sender begins packets most often?',
    'Compare what each sender delivers in half a second with what it delivers in the whole run.',
  ],
  'loss-paradox': [
    'Divide the lost cells by the lost packets. How many of the 12 cells of a packet go when it is hit?',
    'Read two figures under ESPD and under EPD, the lost cells and the idle slots. One rises and one falls.',
    'Order the four policies once by each number. Which order does a user feel?',
  ],
  'other-tcp': [
    'One window often has several losses. What does Reno do after the first repair, and what does NewReno do?',
    'Press a sender: the card of all senders has Growth divisor. Run RCD and EPD with 0 and with 8. How soon does the next overflow come?',
    'Look for the lowest point of a window after a loss: half of it, or one segment?',
  ],
  'be-the-sender': [
    'Leave the slider on the line of the equal share until the end. The result has both runs, with the same seed.',
    'Raise the slider to the top for a second. Whose cells are in the buffer when it is full?',
    'Choose another answer to the question about cells, and send as fast as the link once more. Read what you lose.',
  ],
  'buffer-dial': [
    'Ten windows of 64 KB are about 15,700 cells. About 2,900 of them fit into an empty round trip of 8 ms.',
    'Read how many of the ten senders one overflow hits, with room for 100 cells and for 500.',
    'Turn the mean queue into time: one waiting cell is 2.73 µs.',
  ],
  'waiting-line': [
    'Read the mean queue for each number of senders, and turn it into time: a cell takes 2.73 µs.',
    'Watch the arrivals of single cells: are they evenly spaced?',
    'Put 0.99 for ρ into the formula.',
  ],
  'many-senders': [
    'Read how many senders an overflow hits, with 10 senders and with 200. What do the others do meanwhile?',
    'About 2,900 cells fit into an empty round trip of 8 ms, and 2,000 into the buffer. Divide by 12 cells, then by 200 senders.',
    'Read where the slots go: to nothing, or to cells of broken packets. Which of the two can a discard policy save?',
  ],
  'long-short': [
    'A sender has at most one window under way in each round trip. Here that is 64 KB in 100 ms.',
    'A window grows by a step per round trip. How many round trips does each sender have in a second?',
    'Choose ESPD. Which group does it catch first, and what does the other group do in the meantime?',
  ],
  'early-warning': [
    'A burst fills the queue and is gone after a few ms. Should it count as congestion?',
    'The coin is tossed for each cell. How many tosses does each of the two packets have to survive?',
    'Read throughput, fairness and mean queue for each policy. Does one policy win all three?',
  ],
  'front-drop': [
    'The score counts both. Let each policy run for the same time, then compare.',
    'A packet is lost as soon as one of its cells is. How many packets can ten lost cells hit at most, and at least?',
    'What does a sender do during a timeout, and how long does it take with ticks of 500 ms? And with 100 ms?',
  ],
  'in-step': [
    'The threshold is 900 cells, and a packet of each of ten senders has 300. What is the queue when the next packet begins?',
    'A sender stops when its window is used up and no acknowledgement comes. Which packet was the last that it may send?',
    'Three duplicates must come back for each loss, and the window halves at the first. What may still be sent after that?',
  ],
  capture: [
    'Its window is about 1,500 cells, the buffer has 1,000 places. How fast do its cells arrive, and how fast do places become free?',
    'What does the scheduler do when it is the turn of an empty queue?',
    'Here the places in the buffer are scarce, not the turns on the link. Which rules decide who may have a place?',
  ],
  'far-near': [
    'Each sender has one full window under way. How often in a second can it send one?',
    'Look at the two queues. Which one grows after the change, and how long does a cell wait there?',
    'How many packets of 9,140 bytes fit into 32 KB? How many of them does one acknowledgement cover?',
  ],
  'unarmed-weights': [
    'Look at the buffer instead of the scheduler: whose cells are in it?',
    'Each source offers 5,000 cells/s to a link of 10,000. How much of it belongs to a weight of 1 in 10?',
    'A share is decided where something is scarce. Is it the turn on the link or the place in the buffer?',
  ],
  cheat: [
    'Read the lost cells of each VC. Does the buffer know whose contract a cell breaks?',
    'Step to a refused cell of VC 1 and read the sentence: two times are compared.',
    'Compare the goodput of VC 1 under both, and the losses of the others.',
  ],
  'five-classes': [
    'What must a cell find at the port before the scheduler can choose it?',
    'Compare the rate at which each class arrives with the rate at which it is served. Where can the first be larger for a while?',
    'What does a promise of no loss need when several cells arrive in the same slot?',
  ],
  'max-min': [
    'Which link has more VCs for its rate? Begin there, then see what is left of the other.',
    'Divide each rate by the rate of a link. What is missing to a third?',
    'Compare the allowed rates with the fair ones in the table of VCs. How many switches does each VC meet?',
  ],
  'beat-down': [
    'Begin with the chance that none of the three switches marks the cell.',
    'Which VC shares the first link with 2h1, and how much does it send by now?',
    'For the first question read the use of the links. For the second compare allowed rates with fair shares.',
  ],
  'exact-rates': [
    'One switch keeps a running mean, the other a table. What is in the table?',
    'ERAA has a parameter λ on its card: the part of the link that it gives out.',
    'Compare the highest queues under both. Which buffer would be too small for one of them?',
  ],
  'back-pressure': [
    'Panel Credit shows the places of 3h1 before and after the shown port. Press the ports one after the other.',
    'Compare the rates of 3h1 and 1h0 before 20 ms and after 24 ms.',
    'Count the cells that are under way during a round trip of 0.2 ms at the full rate.',
  ],
  'lost-news': [
    'Follow an RM cell on its way back. What does the source do until the next one comes?',
    'Read the three rates and the queue once nothing is lost.',
    'Which rate does a source fall to that gets hardly any RM cell? Read the use of the link.',
  ],
  'not-free': [
    'Add the rate of the first source and the initial rate of the second, then subtract what the link carries. For how many ms does that last?',
    'A queue shrinks when less arrives than leaves. How much less is it with λ = 1?',
    'One figure on the card of ERAA is typed in by hand. Which one?',
  ],
  'idle-share': [
    'Look at the allowed rates of the other two VCs at the moment when the first file ends.',
    'ERAA has a parameter for silence. What does it do to the share of a VC that has nothing left to send?',
    'A VC falls silent. What changes on the link, and what changes in the table of ERAA?',
  ],
  coupled: [
    'Rate times round trip is a number of cells. Divide it by 193 and round down, as TCP does.',
    'What grows when the window is larger than the path can hold: the rate, or the round trip?',
    'Compare the queues of the switches before and after. Cells that are not at the source are elsewhere.',
  ],
};
