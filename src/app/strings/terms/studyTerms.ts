import type { GlossaryGroup } from './entry.ts';

const entry = (name: string, text: string, ...also: readonly string[]) => ({
  name,
  text,
  also,
  isListed: true,
});

/** Terms of lessons and papers. They are in the list and are not marked in other texts, where most are plain words. */
export const STUDY_TERMS: readonly GlossaryGroup[] = [
  {
    title: 'Losses and buffers',
    entries: [
      entry('UPC', 'Usage parameter control: a port checks whether a source keeps to its contract.'),
      entry('CLR', 'Cell loss ratio: lost cells over offered cells.'),
      entry(
        'packet loss ratio',
        'Packets lost over packets sent. One lost cell is enough to lose a packet.',
        'PLR',
      ),
      entry('goodput', 'New data that reaches its receiver, per time. Repeats do not count.'),
      entry('ledger', 'All slots of a link: useful, dead, duplicate and idle add up to 100 %.'),
      entry('buffer', 'The places for waiting cells at a port of a switch.', 'buffer size'),
      entry('headroom', 'Places above a threshold, kept for frames that have already begun.'),
      entry('average queue', 'A running mean of the queue, updated with every cell. RED decides by it.'),
      entry('max_c', 'The largest probability with which RED refuses a cell.'),
      entry('max_p', 'The same for a packet of n cells: 1 − (1 − max_c)ⁿ.'),
      entry('drop timer', 'The longest time for which ESPD keeps a VC on its drop list.'),
      entry('cap', 'The largest part of a buffer that one VC may hold.'),
      entry('reserve', 'The part of a buffer that a VC may always claim.'),
      entry(
        'capture of a buffer',
        'One VC keeps the buffer full: its window is larger, and its cells take each place that becomes free.',
      ),
      entry(
        'capture of a VC',
        'A VC enters the drop list: its cells are refused until the rule releases it.',
      ),
      entry('queueing delay', 'The time that a cell waits: the queue times the time of one cell.'),
      entry('standing queue', 'A queue that never drains: it adds delay and no throughput.'),
      entry(
        'transient queue',
        'Cells that arrive between a change and the answer to it: about excess rate times feedback delay.',
      ),
      entry('per-VC queueing', 'A queue for each VC at a port, instead of one for all.'),
    ],
  },
  {
    title: 'Windows and epochs',
    entries: [
      entry('delayed ACK', 'An acknowledgement for every second packet, or after a short wait.'),
      entry('congestion avoidance', 'The slow growth of a window above ssthresh.'),
      entry('fast recovery', 'After a fast retransmit the sender goes on with half of its window.'),
      entry('NewReno', 'A Reno that repairs one lost packet in each round trip until the window is whole.'),
      entry(
        'SACK',
        'Selective acknowledgement: the receiver reports what it has, so that only missing packets are repeated.',
      ),
      entry(
        'go-back-N',
        'After a timeout the sender sends everything again from the first missing packet on.',
      ),
      entry(
        'AIMD',
        'Additive increase, multiplicative decrease: up by a constant step, down by a constant factor.',
        'additive increase',
        'multiplicative decrease',
      ),
      entry('bandwidth-delay product', 'Rate times round trip: what a path holds under way.'),
      entry(
        'congestion epoch',
        'A run of losses at a port without a gap over 20 ms. It lasts about one round trip.',
      ),
      entry('global synchronisation', 'The windows of many connections fall and rise together.'),
      entry('synchronisation index', 'The mean correlation of the windows over all pairs of senders.'),
      entry('window-limited', 'Held back by window over round trip.'),
      entry('rate-limited', 'Held back by the allowed cell rate.'),
      entry('tick', 'The granularity of the timers of a TCP.'),
    ],
  },
  {
    title: 'Rates',
    entries: [
      entry('FRM', 'Forward RM cell: on its way to the destination.'),
      entry('BRM', 'Backward RM cell: on its way back to the source.'),
      entry('relative rate marking', 'Switches set CI or NI in RM cells by thresholds of the queue.'),
      entry(
        'beat-down',
        'With one-bit marking a VC through several busy switches is slowed down more often than others.',
      ),
      entry('λ', 'Lambda: the part of the capacity that a switch with explicit rates gives out.', 'lambda'),
      entry('coupling', 'The window of a TCP is set from the allowed rate and the round trip.'),
    ],
  },
  {
    title: 'Simulations',
    entries: [
      entry(
        'IP',
        'Internet Protocol: the packets that TCP sends; in an ATM network each becomes a frame of cells.',
      ),
      entry('bottleneck', 'The link whose capacity limits a connection.'),
      entry('parking lot', 'A chain of switches at which flows join one after another.'),
      entry('cell time', 'The time of one cell on the link: 2.726 µs at 155.52 Mb/s.'),
      entry('VPI', 'Virtual path identifier: the first part of the label of a VC in the header of a cell.'),
      entry('VCI', 'Virtual channel identifier: the second part of that label.'),
      entry('reading', 'One way to fill in what a paper leaves open.'),
      entry('seed', 'The start value of the random numbers. The same seed gives the same run.'),
      entry(
        'phase effect',
        'A result that depends on which cell arrives first within a cell time or a tick.',
      ),
      entry(
        'branch',
        'Two branches have the same past and the same random numbers, and differ in one change.',
      ),
    ],
  },
];
