/** Texts on a mechanism of senders, sources or nodes. */
interface Explanation {
  readonly help: string;
  /** Parts of its source that the simulator leaves out, or has as an option. */
  readonly limits?: string;
}

/** By the ids of Catalog.explained. */
export const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  tahoe: {
    help: 'The first TCP with congestion control. Duplicate ACKs replace the wait for the timer, but each loss restarts the sender from one segment, so the path runs empty.',
  },
  reno: {
    help: 'Halves the window after a loss instead of restarting. Each further duplicate ACK shows that a segment has left the network, and lets a new one in. Several losses in one window usually end in a timeout.',
    limits:
      'The ACK that ends recovery also opens the window by one step where growthAfterRecovery is on, as in Net/3.',
  },
  newreno: {
    help: 'Reno that stays in recovery until all holes of the window are filled. A partial ACK shows the next hole, so the sender repairs one loss per round trip without a timeout.',
  },
  sack: {
    help: 'The receiver lists the blocks that it holds. The sender counts the data on the way and fills several holes in one round trip, with a window that stays halved.',
  },
  'timeout-only': {
    help: 'Slow start and congestion avoidance alone. Duplicate ACKs have no effect, so every loss costs a full wait for the timer.',
  },
  cubic: {
    help: 'The default of today’s systems. The window grows with the time since the last loss, not with round trips: fast at first, flat near the size of the last loss, then fast again.',
  },
  'slow-start': {
    help: 'The window doubles each round trip up to ssthresh, then grows by about one segment per round trip. The window of the receiver, awnd, is the upper limit.',
    limits: 'The term with growthDivisor is that of 4.3BSD Reno; 0 switches it off.',
  },
  'byte-counting': {
    help: 'The window grows with acknowledged bytes instead of ACKs: a receiver that acknowledges every second segment no longer halves the pace of the sender.',
  },
  rto: {
    help: 'How long a sender waits for an ACK before it assumes a loss. If it is too short, the sender repeats data that has arrived; if it is too long, the link is idle. After a burst of losses all senders of a LAN wait for the minimum, minRtoMs.',
  },
  'coarse-rto': {
    help: 'The timeout in ticks of a slow clock, 500 ms each in BSD. No timeout is shorter than two ticks, so one loss can cost a second even where the round trip takes a millisecond.',
  },
  sending: {
    help: 'Full segments leave as soon as the window allows. Short ones wait, so that headers do not fill the network.',
  },
  acknowledging: {
    help: 'The receiver acknowledges every second segment, or one segment after a short wait. It reports a gap at once: three of these duplicates start a fast retransmit.',
  },
  ecn: {
    help: 'A mark instead of a loss: the switch sets EFCI, the receiver echoes it, and the sender shrinks its window once per window without repeating any data.',
  },
  'greedy-tcp': {
    help: 'A transfer without an end. Nothing but the window limits it, so it finds out how much the network carries.',
  },
  'file-tcp': {
    help: 'Files of limited size, one after the other. Each connection begins in slow start, so short files never reach the full rate. The measure is the time of a transfer.',
  },
  poisson: {
    help: 'Units at random: the time to the next one does not depend on the past. It sends at its rate whatever the network does.',
  },
  deterministic: {
    help: 'Units at equal distances, as of a voice channel without silence detection. Phases decide whether several such sources meet at a switch.',
  },
  'on-off': {
    help: 'A talker: bursts at a constant rate and silences in turn. The mean rate is the rate of a burst multiplied by the part of the time that bursts take.',
  },
  vbr: {
    help: 'A rate that changes from level to level, like video. With exponential lengths it is a Markov-modulated source.',
  },
  scripted: {
    help: 'A list of times, for experiments in which each cell matters.',
  },
  greedy: {
    help: 'Always a cell to send, at the rate that the network allows. It shows what rate control does without TCP on top of it.',
  },
  calls: {
    help: 'Telephone calls or file requests that arrive at random and share a number of VCs. A call that finds no free VC is lost.',
  },
  tm4: {
    help: 'The source of an ABR connection: it sends at most at ACR, asks with forward RM cells how fast it may be, and follows the answers. Rules 5 and 6 slow it down while answers are missing.',
    limits:
      'Not simulated: rule 3b (backward RM cells among the cells, as data flow one way), rule 4 (cells have no CLP bit) and rule 13 (an optional policy of the source).',
  },
  destination: {
    help: 'The other end of the loop: it returns each RM cell to the source, and copies a mark of the last data cell into it.',
    limits:
      'Not simulated: rules 3, 4 and 6 (RM cells never wait at the destination and have no CLP bit) and rule 5 (RM cells that a destination makes without a request).',
  },
  prca: {
    help: 'The proposal before TM 4.0, with positive feedback only: the rate falls with each cell, and only an RM cell raises it. When RM cells are lost, sources slow down, which is the safe direction.',
  },
  becn: {
    help: 'Backward notification: a congested switch sends RM cells to the sources, which halve their rates. Without notices they double them, up to PCR.',
  },
  efci: {
    help: 'Negative feedback: RM cells report congestion only. When these are lost on a congested way back, sources speed up and the network collapses. This led to PRCA.',
  },
  coupling: {
    help: 'The window of TCP follows the allowed rate of its VC, so that the source neither overfills its own buffer nor leaves the rate unused.',
  },
  credit: {
    help: 'A cell leaves only where a free place is known to wait for it, hop by hop. No cell is ever lost, but each VC needs places for a round trip on each hop.',
  },
  'adaptive-credit': {
    help: 'VCs share the places of a hop by recent use: busy VCs receive most of them, and silent ones keep a few to start with.',
  },
  segments: {
    help: 'A switch cuts the control loop of a VC in two: towards the source it acts as a destination, towards the destination as a source. Each part reacts within its own, shorter round trip.',
    limits:
      'TM 4.0 leaves open how the two loops are coupled. The condition with 2 × Nrm cells is a choice of this simulator.',
  },
  router: {
    help: 'A router joins cells to frames and passes them on whole, so frames of several VCs can share one VC without mixing their cells.',
  },
};
