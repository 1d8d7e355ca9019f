import { entry, type GlossaryGroup, listed } from './entry.ts';
import { aal, cheon, forum, nagata, ulku, zhu } from './sources.ts';
import { STUDY_TERMS } from './studyTerms.ts';

/** Every term that the page uses without explaining it on the spot; loaded after the first paint. */
export const GLOSSARY: readonly GlossaryGroup[] = [
  {
    title: 'Cells and frames',
    entries: [
      entry('ATM', 'Asynchronous Transfer Mode: a network that carries everything in cells of 53 bytes.'),
      listed(
        'VC, VCs',
        'Virtual channel: one connection through the network. Its cells all take the same path, in order.',
        { source: 'ITU-T I.361' },
      ),
      listed('cell, cells', 'The unit that a link carries: 53 bytes, 48 of them payload.', {
        source: 'ITU-T I.361',
        unit: '424 bit',
      }),
      entry(
        'cell slot, cell slots, slots',
        'The time one cell takes on a link: 2.73 µs at 155.52 Mb/s. A slot without a cell is idle.',
        { unit: 'µs' },
      ),
      entry(
        'AAL5',
        'The adaptation layer that cuts a packet into cells, marks the last one, and checks the whole at the other end.',
        { source: aal, unit: 'frames' },
      ),
      entry(
        'frame, frames',
        'All cells of one packet. If one of them is lost, the whole frame is useless to the receiver.',
        { source: aal, unit: 'cells' },
      ),
      entry('BOM', 'Beginning of message: the first cell of a frame.', { source: aal }),
      entry(
        'EOM',
        'End of message: the last cell of a frame. It carries a mark, by which a switch sees where frames end.',
        { source: aal },
      ),
      entry('LAN', 'Local area network: links of metres to a few kilometres, whose delay hardly counts.'),
      entry('WAN', 'Wide area network: links of a hundred kilometres and more, whose delay counts.'),
      entry(
        'ADSL',
        'A telephone line as access to the network, with a higher rate down to the client than up.',
      ),
      entry('UBR', 'Unspecified bit rate: a service without promises. Cells are carried if there is room.', {
        source: forum,
      }),
      entry('ABR', 'Available bit rate: a service in which switches set the rate of each source.', {
        source: forum,
      }),
      entry('CBR', 'Constant bit rate: a service that reserves a fixed rate.'),
      entry(
        'VBR, rt-VBR, nrt-VBR',
        'Variable bit rate: a service for sources whose rate changes, in real time (rt-VBR) or not (nrt-VBR).',
      ),
    ],
  },
  {
    title: 'Queue and discard',
    entries: [
      listed('queue, queues', 'Cells that wait at a port of a switch for their turn on the link.', {
        unit: 'cells',
      }),
      listed('refused, refuse, refuses', 'Not let into the buffer: the cell is lost.'),
      entry('drop, drops', 'A cell that a port refuses, or the moment at which it does.'),
      entry(
        'RCD, tail drop',
        'Random cell discard, also tail drop: any cell that finds the buffer full is refused.',
        { source: cheon },
      ),
      entry(
        'PPD',
        'Partial packet discard: once a cell of a frame is lost, the rest of that frame is refused too.',
        { source: 'Romanow & Floyd 1995' },
      ),
      entry(
        'EPD',
        'Early packet discard: above a threshold, whole new frames are refused from their first cell on.',
        { source: 'Romanow & Floyd 1995', unit: 'threshold in cells' },
      ),
      entry(
        'ESPD',
        'Early selective packet discard: as EPD, but only a few VCs at a time are refused, those on the drop list.',
        { source: `${cheon}, section 3.3`, unit: 'thresholds in cells' },
      ),
      entry(
        'FBA',
        'Fair buffer allocation: above a threshold, frames of VCs that hold more than their share are refused.',
        { source: 'Heinanen & Kilkki 1998, in Rosolen et al. 1999' },
      ),
      entry(
        'RED, ATM-RED',
        'Random early detection: the longer the average queue, the likelier a packet is refused.',
        { source: 'Floyd & Jacobson 1993; for cells Rosolen et al. 1999' },
      ),
      entry(
        'CCD',
        'Cell discard at the head of the queue, one cell for each VC, followed by a pause without discards.',
        { source: nagata },
      ),
      entry(
        'DFF',
        'Drop from front: when the buffer overflows, the oldest cell makes room, so the sender learns of it sooner.',
        { source: nagata },
      ),
      entry('drop list', 'VCs whose cells the port refuses for the time being.', {
        source: cheon,
        unit: 'VCs',
      }),
      entry(
        'threshold, thresholds, T, Th1, Th2',
        'A queue length at which the policy begins or ends to refuse cells.',
      ),
      entry(
        'push-out, pushed out',
        'A waiting cell of the longest queue gives its place to a cell of a VC below its guaranteed share.',
        { source: zhu },
      ),
      entry(
        'dead, dead cell, dead cells',
        'Of a cell or a slot: wasted, because its frame has already lost a cell.',
        { unit: 'cells, or % of slots' },
      ),
      entry('useful', 'Of a slot: used by a cell of a packet that reaches its receiver for the first time.'),
      entry('duplicate', 'Of a slot: used by a packet that the receiver already has.'),
      entry('idle', 'Of a slot: no cell was there to send.'),
      entry('FIFO', 'First in, first out: one queue for all, served in the order of arrival.', {
        source: zhu,
      }),
      entry('round robin, RR', 'One queue for each VC, served in turn.', { source: zhu }),
      entry(
        'WFQ, weight, weights',
        'Weighted fair queueing: one queue for each VC, served in proportion to weights.',
        { source: 'Demers, Keshav & Shenker 1989' },
      ),
      entry('WRR', 'Weighted round robin: as WFQ, with whole counters instead of finish tags.', {
        source: zhu,
      }),
      entry(
        'finish tag, finish tags',
        'WFQ: the virtual time at which a cell would be sent if every queue were served at once. The smallest goes next.',
      ),
    ],
  },
  {
    title: 'TCP',
    entries: [
      entry(
        'TCP',
        'Transmission Control Protocol: sends packets again until they are acknowledged, and adapts its window to losses.',
      ),
      entry('ACK, ACKs', 'Acknowledgement: the receiver reports up to where it has everything.'),
      entry(
        'duplicate ACK, dup ACKs, dup ACK',
        'An acknowledgement that repeats the last one: something behind it is missing.',
      ),
      entry('window, windows', 'How much a sender may have under way without an acknowledgement.'),
      entry(
        'cwnd',
        'Congestion window, in bytes: the window that TCP allows itself. It grows with acknowledgements and shrinks with losses.',
        { source: 'RFC 5681', unit: 'bytes or segments' },
      ),
      entry('ssthresh', 'Slow start threshold: the window at which slow start ends.', {
        source: 'RFC 5681',
        unit: 'bytes',
      }),
      entry(
        'slow start',
        'The window grows by one segment for each acknowledgement and doubles in each round trip.',
        { source: 'RFC 5681' },
      ),
      entry(
        'RTT, RTTs, round trip, round trips',
        'Round-trip time: from sending a packet until its acknowledgement arrives, queues included.',
        { unit: 'ms' },
      ),
      entry(
        'RTO',
        'Retransmission timeout: how long a sender waits for an acknowledgement before it sends again.',
        { source: 'RFC 6298', unit: 'ms' },
      ),
      entry(
        'timeout, timeouts',
        'The timer runs out without an acknowledgement: the sender starts again with one segment.',
      ),
      entry(
        'fast retransmit, fast retransmits',
        'After three duplicate ACKs the sender repeats the lost segment without waiting for its timer, and halves its window.',
        { source: 'RFC 5681' },
      ),
      entry(
        'CUBIC',
        'A TCP whose window grows with the cube of the time since the last loss. It is newer than the papers.',
      ),
      entry('MSS', 'Maximum segment size: the most bytes of data in one TCP packet.', {
        source: 'RFC 9293',
        unit: 'bytes',
      }),
      entry(
        'ECN',
        'Explicit congestion notification: a router marks a packet instead of dropping it, and the sender slows down.',
      ),
      entry('Jain', 'Jain’s fairness index: 1 when all get the same, 1/n when one of n gets everything.', {
        source: 'Jain, Chiu & Hawe 1984',
        unit: '1/n to 1',
      }),
      entry(
        'synchronisation',
        'How much the windows of all senders rise and fall together: 1 is together, 0 is unrelated.',
      ),
    ],
  },
  {
    title: 'Rate control (ABR)',
    entries: [
      entry(
        'RM cell, RM cells, RM',
        'Resource management cell: one in 32 cells of a source. It travels to the destination and back, and switches write into it.',
        { source: forum, unit: 'one in 32 cells' },
      ),
      entry(
        'ACR, allowed rate, allowed rates',
        'Allowed cell rate: how fast a source may send now, in cells/s.',
        { source: forum, unit: 'cells/s' },
      ),
      entry(
        'ER',
        'Explicit rate: a field of RM cells. Each switch on the way may lower it to the rate it can give.',
        { source: forum, unit: 'cells/s' },
      ),
      entry('CCR', 'Current cell rate: the rate that the source writes into its RM cells.', {
        source: forum,
        unit: 'cells/s',
      }),
      entry('PCR', 'Peak cell rate: the most a source may ever send.', { source: forum, unit: 'cells/s' }),
      entry('MCR, MCRs', 'Minimum cell rate: what a source may always send.', {
        source: forum,
        unit: 'cells/s',
      }),
      entry('ICR', 'Initial cell rate: the rate at which a source starts.', {
        source: forum,
        unit: 'cells/s',
      }),
      entry('CI', 'Congestion indication: a bit of RM cells that asks the source to slow down.', {
        source: forum,
      }),
      entry('NI', 'No increase: a bit of RM cells that asks the source not to speed up.', { source: forum }),
      entry('DIR', 'Direction: a bit of RM cells, forward to the destination or backward to the source.'),
      entry(
        'EFCI',
        'Explicit forward congestion indication: a bit of data cells, set by a congested switch.',
        { source: forum },
      ),
      entry('MACR', 'Mean allowed cell rate: the average of the rates that an EPRCA switch has seen.', {
        source: 'Roberts 1994, in Ülkü 1997',
        unit: 'cells/s',
      }),
      entry('RIF', 'Rate increase factor: the step by which a source speeds up, as a part of PCR.', {
        source: forum,
        unit: 'part of PCR',
      }),
      entry('RDF', 'Rate decrease factor: the part by which a source slows down when CI is set.', {
        source: forum,
        unit: 'ratio',
      }),
      entry('LT', 'Lower threshold of the queue: below it a switch asks no source to slow down.', {
        source: ulku,
        unit: 'cells',
      }),
      entry('HT', 'Higher threshold of the queue: above it a switch asks every source to slow down.', {
        source: ulku,
        unit: 'cells',
      }),
      entry('DPF', 'Down pressure factor, EPRCA: a VC above this part of MACR counts as above its share.'),
      entry(
        'ERF',
        'Explicit reduction factor: the part of the fair rate that a VC above its share is granted.',
      ),
      entry('MRF', 'Major reduction factor, EPRCA: the part of MACR that every VC is granted above HT.'),
      entry(
        'VCS',
        'VC separator, EPRCA: below LT, only rates above this part of MACR count for the average.',
      ),
      entry('IM', 'Intelligent marking: a switch algorithm that moves a rate for all VCs step by step.', {
        source: 'Siu & Tzeng 1994, in Ülkü 1997',
      }),
      entry(
        'EPRCA',
        'A switch algorithm that keeps an average of the rates it sees and grants parts of it.',
        { source: 'Roberts 1994, in Ülkü 1997' },
      ),
      entry(
        'ERICA, ERICA+',
        'A switch algorithm that measures load and active VCs over intervals and computes each share from them.',
        { source: 'Jain et al. 1996, in Ülkü 1997', unit: 'intervals in ms' },
      ),
      entry('ERAA', 'A switch algorithm that keeps a table of VCs and grants exact max-min shares.', {
        source: ulku,
      }),
      entry(
        'CAPC',
        'A switch algorithm that raises or lowers one fair share as the load is below or above its target.',
      ),
      entry(
        'max-min, fair share',
        'Max-min fair: no VC can get more without taking it from one that has no more.',
        { source: 'Bertsekas & Gallager 1992' },
      ),
      listed('C', 'Capacity of the link, in cells/s.'),
    ],
  },
  {
    title: 'Credit',
    entries: [
      entry(
        'credit, credits',
        'Free places that the next switch has promised to a VC. Each cell sent uses one; without credit the VC waits.',
      ),
      entry(
        'credit cell, credit cells',
        'A cell that travels back and reports how many places have become free.',
      ),
      entry('credit left', 'Cells that may still be sent before the next credit cell arrives.'),
    ],
  },
  ...STUDY_TERMS,
];
