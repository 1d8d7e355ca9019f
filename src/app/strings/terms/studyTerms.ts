import { type GlossaryGroup, listed } from './entry.ts';
import { cheon, forum, nagata, rosolen, ulku, zhu } from './sources.ts';

/** Terms of lessons and papers. They are in the list and are not marked in other texts, where most are plain words. */
export const STUDY_TERMS: readonly GlossaryGroup[] = [
  {
    title: 'Losses and buffers',
    entries: [
      listed('UPC', 'Usage parameter control: a port checks whether a source keeps to its contract.'),
      listed('CLR', 'Cell loss ratio: lost cells over offered cells.', { source: cheon, unit: '%' }),
      listed(
        'packet loss ratio, PLR',
        'Packets lost over packets sent. One lost cell is enough to lose a packet.',
        { source: cheon, unit: '%' },
      ),
      listed('goodput', 'New data that reaches its receiver, per time. Repeats do not count.', {
        source: cheon,
        unit: 'Mb/s',
      }),
      listed('ledger', 'All slots of a link: useful, dead, duplicate and idle add up to 100 %.', {
        unit: '% of slots',
      }),
      listed('buffer, buffer size', 'The places for waiting cells at a port of a switch.', { unit: 'cells' }),
      listed('headroom', 'Places above a threshold, kept for frames that have already begun.', {
        source: zhu,
        unit: 'cells',
      }),
      listed('average queue', 'A running mean of the queue, updated with every cell. RED decides by it.', {
        source: rosolen,
        unit: 'cells',
      }),
      listed('max_c', 'The largest probability with which RED refuses a cell.', {
        source: rosolen,
        unit: 'probability',
      }),
      listed('max_p', 'The same for a packet of n cells: 1 − (1 − max_c)ⁿ.', {
        source: rosolen,
        unit: 'probability',
      }),
      listed('drop timer', 'The longest time for which ESPD keeps a VC on its drop list.', {
        source: cheon,
        unit: 'ms',
      }),
      listed('cap', 'The largest part of a buffer that one VC may hold.', {
        source: zhu,
        unit: 'part of the buffer',
      }),
      listed('reserve', 'The part of a buffer that a VC may always claim.', {
        source: zhu,
        unit: 'part of the buffer',
      }),
      listed(
        'capture of a buffer',
        'One VC keeps the buffer full: its window is larger, and its cells take each place that becomes free.',
        { source: `${zhu}, section 5.6` },
      ),
      listed(
        'capture of a VC',
        'A VC enters the drop list: its cells are refused until the rule releases it.',
        { source: cheon },
      ),
      listed('queueing delay', 'The time that a cell waits: the queue times the time of one cell.', {
        unit: 'ms',
      }),
      listed('standing queue', 'A queue that never drains: it adds delay and no throughput.', {
        unit: 'cells',
      }),
      listed(
        'transient queue',
        'Cells that arrive between a change and the answer to it: about excess rate times feedback delay.',
        { unit: 'cells' },
      ),
      listed('per-VC queueing', 'A queue for each VC at a port, instead of one for all.', { source: zhu }),
    ],
  },
  {
    title: 'Windows and epochs',
    entries: [
      listed('delayed ACK', 'An acknowledgement for every second packet, or after a short wait.', {
        source: 'RFC 1122',
        unit: 'ms',
      }),
      listed('congestion avoidance', 'The slow growth of a window above ssthresh.', { source: 'RFC 5681' }),
      listed('fast recovery', 'After a fast retransmit the sender goes on with half of its window.', {
        source: 'RFC 5681',
      }),
      listed('NewReno', 'A Reno that repairs one lost packet in each round trip until the window is whole.', {
        source: 'RFC 6582',
      }),
      listed(
        'SACK',
        'Selective acknowledgement: the receiver reports what it has, so that only missing packets are repeated.',
        { source: 'RFC 2018' },
      ),
      listed(
        'go-back-N',
        'After a timeout the sender sends everything again from the first missing packet on.',
        { source: cheon },
      ),
      listed(
        'AIMD, additive increase, multiplicative decrease',
        'Additive increase, multiplicative decrease: up by a constant step, down by a constant factor.',
        { source: 'Chiu & Jain 1989', unit: 'segments per round trip; ratio' },
      ),
      listed('bandwidth-delay product', 'Rate times round trip: what a path holds under way.', {
        unit: 'cells or bytes',
      }),
      listed(
        'congestion epoch',
        'A run of losses at a port without a gap over 20 ms. It lasts about one round trip.',
        { source: cheon, unit: 'ms' },
      ),
      listed('global synchronisation', 'The windows of many connections fall and rise together.', {
        source: cheon,
      }),
      listed('synchronisation index', 'The mean correlation of the windows over all pairs of senders.', {
        unit: '−1/(n−1) to 1',
      }),
      listed('window-limited', 'Held back by window over round trip.', { unit: 'Mb/s' }),
      listed('rate-limited', 'Held back by the allowed cell rate.', { unit: 'Mb/s' }),
      listed('tick', 'The granularity of the timers of a TCP.', { source: nagata, unit: 'ms' }),
    ],
  },
  {
    title: 'Rates',
    entries: [
      listed('FRM', 'Forward RM cell: on its way to the destination.', { source: forum }),
      listed('BRM', 'Backward RM cell: on its way back to the source.', { source: forum }),
      listed('relative rate marking', 'Switches set CI or NI in RM cells by thresholds of the queue.', {
        source: forum,
      }),
      listed(
        'beat-down',
        'With one-bit marking a VC through several busy switches is slowed down more often than others.',
        { source: `${ulku}, section 4.1` },
      ),
      listed('λ, lambda', 'Lambda: the part of the capacity that a switch with explicit rates gives out.', {
        source: ulku,
        unit: 'ratio',
      }),
      listed('coupling', 'The window of a TCP is set from the allowed rate and the round trip.', {
        source: `${ulku}, section 5.3`,
        unit: 'segments',
      }),
    ],
  },
  {
    title: 'Simulations',
    entries: [
      listed(
        'IP',
        'Internet Protocol: the packets that TCP sends; in an ATM network each becomes a frame of cells.',
        { source: 'RFC 791' },
      ),
      listed('bottleneck', 'The link whose capacity limits a connection.', { unit: 'Mb/s, cells/s' }),
      listed('parking lot', 'A chain of switches at which flows join one after another.', { source: cheon }),
      listed('cell time', 'The time of one cell on the link: 2.726 µs at 155.52 Mb/s.', { unit: 'µs' }),
      listed('VPI', 'Virtual path identifier: the first part of the label of a VC in the header of a cell.', {
        source: 'ITU-T I.361',
      }),
      listed('VCI', 'Virtual channel identifier: the second part of that label.', { source: 'ITU-T I.361' }),
      listed('reading', 'One way to fill in what a paper leaves open.'),
      listed('seed', 'The start value of the random numbers. The same seed gives the same run.'),
      listed(
        'phase effect',
        'A result that depends on which cell arrives first within a cell time or a tick.',
      ),
      listed(
        'branch',
        'Two branches have the same past and the same random numbers, and differ in one change.',
      ),
    ],
  },
];
