import type { GlossaryEntry, GlossaryGroup } from './entry.ts';
import { STUDY_TERMS } from './studyTerms.ts';

const entry = (name: string, text: string, ...also: readonly string[]): GlossaryEntry => ({
  name,
  text,
  also,
});

/** Every term that the page uses without explaining it on the spot; loaded after the first paint. */
export const GLOSSARY: readonly GlossaryGroup[] = [
  {
    title: 'Cells and frames',
    entries: [
      entry('ATM', 'Asynchronous Transfer Mode: a network that carries everything in cells of 53 bytes.'),
      entry(
        'VC',
        'Virtual channel: one connection through the network. Its cells all take the same path, in order.',
        'VCs',
      ),
      entry('cell', 'The unit that a link carries: 53 bytes, 48 of them payload.', 'cells'),
      entry(
        'cell slot',
        'The time one cell takes on a link: 2.73 µs at 155.52 Mb/s. A slot without a cell is idle.',
        'cell slots',
        'slots',
      ),
      entry(
        'AAL5',
        'The adaptation layer that cuts a packet into cells, marks the last one, and checks the whole at the other end.',
      ),
      entry(
        'frame',
        'All cells of one packet. If one of them is lost, the whole frame is useless to the receiver.',
        'frames',
      ),
      entry('BOM', 'Beginning of message: the first cell of a frame.'),
      entry(
        'EOM',
        'End of message: the last cell of a frame. It carries a mark, by which a switch sees where frames end.',
      ),
      entry('LAN', 'Local area network: links of metres to a few kilometres, whose delay hardly counts.'),
      entry('WAN', 'Wide area network: links of a hundred kilometres and more, whose delay counts.'),
      entry(
        'ADSL',
        'A telephone line as access to the network, with a higher rate down to the client than up.',
      ),
      entry('UBR', 'Unspecified bit rate: a service without promises. Cells are carried if there is room.'),
      entry('ABR', 'Available bit rate: a service in which switches set the rate of each source.'),
      entry('CBR', 'Constant bit rate: a service that reserves a fixed rate.'),
      entry(
        'VBR',
        'Variable bit rate: a service for sources whose rate changes, in real time (rt-VBR) or not (nrt-VBR).',
        'rt-VBR',
        'nrt-VBR',
      ),
    ],
  },
  {
    title: 'Queue and discard',
    entries: [
      entry('queue', 'Cells that wait at a port of a switch for their turn on the link.', 'queues'),
      entry('refused', 'Not let into the buffer: the cell is lost.', 'refuse', 'refuses'),
      entry('drop', 'A cell that a port refuses, or the moment at which it does.', 'drops'),
      entry(
        'RCD',
        'Random cell discard, also tail drop: any cell that finds the buffer full is refused.',
        'tail drop',
      ),
      entry(
        'PPD',
        'Partial packet discard: once a cell of a frame is lost, the rest of that frame is refused too.',
      ),
      entry(
        'EPD',
        'Early packet discard: above a threshold, whole new frames are refused from their first cell on.',
      ),
      entry(
        'ESPD',
        'Early selective packet discard: as EPD, but only a few VCs at a time are refused, those on the drop list.',
      ),
      entry(
        'FBA',
        'Fair buffer allocation: above a threshold, frames of VCs that hold more than their share are refused.',
      ),
      entry(
        'RED',
        'Random early detection: the longer the average queue, the likelier a packet is refused.',
        'ATM-RED',
      ),
      entry(
        'CCD',
        'Cell discard at the head of the queue, one cell for each VC, followed by a pause without discards.',
      ),
      entry(
        'DFF',
        'Drop from front: when the buffer overflows, the oldest cell makes room, so the sender learns of it sooner.',
      ),
      entry('drop list', 'VCs whose cells the port refuses for the time being.'),
      entry(
        'threshold',
        'A queue length at which the policy begins or ends to refuse cells.',
        'thresholds',
        'T',
        'Th1',
        'Th2',
      ),
      entry(
        'push-out',
        'A waiting cell of the longest queue gives its place to a cell of a VC below its guaranteed share.',
        'pushed out',
      ),
      entry(
        'dead',
        'Of a cell or a slot: wasted, because its frame has already lost a cell.',
        'dead cell',
        'dead cells',
      ),
      entry('useful', 'Of a slot: used by a cell of a packet that reaches its receiver for the first time.'),
      entry('duplicate', 'Of a slot: used by a packet that the receiver already has.'),
      entry('idle', 'Of a slot: no cell was there to send.'),
      entry('FIFO', 'First in, first out: one queue for all, served in the order of arrival.'),
      entry('round robin', 'One queue for each VC, served in turn.', 'RR'),
      entry(
        'WFQ',
        'Weighted fair queueing: one queue for each VC, served in proportion to weights.',
        'weight',
        'weights',
      ),
      entry('WRR', 'Weighted round robin: as WFQ, with whole counters instead of finish tags.'),
      entry(
        'finish tag',
        'WFQ: the virtual time at which a cell would be sent if every queue were served at once. The smallest goes next.',
        'finish tags',
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
      entry('ACK', 'Acknowledgement: the receiver reports up to where it has everything.', 'ACKs'),
      entry(
        'duplicate ACK',
        'An acknowledgement that repeats the last one: something behind it is missing.',
        'dup ACKs',
        'dup ACK',
      ),
      entry('window', 'How much a sender may have under way without an acknowledgement.', 'windows'),
      entry(
        'cwnd',
        'Congestion window, in bytes: the window that TCP allows itself. It grows with acknowledgements and shrinks with losses.',
      ),
      entry('ssthresh', 'Slow start threshold: the window at which slow start ends.'),
      entry(
        'slow start',
        'The window grows by one segment for each acknowledgement and doubles in each round trip.',
      ),
      entry(
        'RTT',
        'Round-trip time: from sending a packet until its acknowledgement arrives, queues included.',
        'RTTs',
        'round trip',
        'round trips',
      ),
      entry(
        'RTO',
        'Retransmission timeout: how long a sender waits for an acknowledgement before it sends again.',
      ),
      entry(
        'timeout',
        'The timer runs out without an acknowledgement: the sender starts again with one segment.',
        'timeouts',
      ),
      entry(
        'fast retransmit',
        'After three duplicate ACKs the sender repeats the lost segment without waiting for its timer, and halves its window.',
        'fast retransmits',
      ),
      entry(
        'CUBIC',
        'A TCP whose window grows with the cube of the time since the last loss. It is newer than the papers.',
      ),
      entry('MSS', 'Maximum segment size: the most bytes of data in one TCP packet.'),
      entry(
        'ECN',
        'Explicit congestion notification: a router marks a packet instead of dropping it, and the sender slows down.',
      ),
      entry('Jain', 'Jain’s fairness index: 1 when all get the same, 1/n when one of n gets everything.'),
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
        'RM cell',
        'Resource management cell: one in 32 cells of a source. It travels to the destination and back, and switches write into it.',
        'RM cells',
        'RM',
      ),
      entry(
        'ACR',
        'Allowed cell rate: how fast a source may send now, in cells/s.',
        'allowed rate',
        'allowed rates',
      ),
      entry(
        'ER',
        'Explicit rate: a field of RM cells. Each switch on the way may lower it to the rate it can give.',
      ),
      entry('CCR', 'Current cell rate: the rate that the source writes into its RM cells.'),
      entry('PCR', 'Peak cell rate: the most a source may ever send.'),
      entry('MCR', 'Minimum cell rate: what a source may always send.', 'MCRs'),
      entry('ICR', 'Initial cell rate: the rate at which a source starts.'),
      entry('CI', 'Congestion indication: a bit of RM cells that asks the source to slow down.'),
      entry('NI', 'No increase: a bit of RM cells that asks the source not to speed up.'),
      entry('DIR', 'Direction: a bit of RM cells, forward to the destination or backward to the source.'),
      entry(
        'EFCI',
        'Explicit forward congestion indication: a bit of data cells, set by a congested switch.',
      ),
      entry('MACR', 'Mean allowed cell rate: the average of the rates that an EPRCA switch has seen.'),
      entry('RIF', 'Rate increase factor: the step by which a source speeds up, as a part of PCR.'),
      entry('RDF', 'Rate decrease factor: the part by which a source slows down when CI is set.'),
      entry('LT', 'Lower threshold of the queue: below it a switch asks no source to slow down.'),
      entry('HT', 'Higher threshold of the queue: above it a switch asks every source to slow down.'),
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
      entry('IM', 'Intelligent marking: a switch algorithm that moves a rate for all VCs step by step.'),
      entry('EPRCA', 'A switch algorithm that keeps an average of the rates it sees and grants parts of it.'),
      entry(
        'ERICA',
        'A switch algorithm that measures load and active VCs over intervals and computes each share from them.',
        'ERICA+',
      ),
      entry('ERAA', 'A switch algorithm that keeps a table of VCs and grants exact max-min shares.'),
      entry(
        'CAPC',
        'A switch algorithm that raises or lowers one fair share as the load is below or above its target.',
      ),
      entry(
        'max-min',
        'Max-min fair: no VC can get more without taking it from one that has no more.',
        'fair share',
      ),
      entry('C', 'Capacity of the link, in cells/s.'),
    ],
  },
  {
    title: 'Credit',
    entries: [
      entry(
        'credit',
        'Free places that the next switch has promised to a VC. Each cell sent uses one; without credit the VC waits.',
        'credits',
      ),
      entry(
        'credit cell',
        'A cell that travels back and reports how many places have become free.',
        'credit cells',
      ),
      entry('credit left', 'Cells that may still be sent before the next credit cell arrives.'),
    ],
  },
  ...STUDY_TERMS,
];
