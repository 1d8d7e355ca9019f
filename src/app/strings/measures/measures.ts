import type { MeasureKey } from './measureNames.ts';

/** Definition of each row of the score; formulas as in docs/reference/cli.md. Loaded with the first card. */
interface MeasureText {
  readonly definition: string;
  readonly formula: string;
}

export const measureTexts = {
  throughput: {
    definition:
      'Packets of the senders over the shown link that reached their destination, without duplicates, as a share of what the link could carry in the window.',
    formula: 'packets ÷ maximum packets',
  },
  jain: {
    definition:
      'How equally the senders share the packets: 1 when all get the same, 1/n when one gets everything. Where the scene promises unequal shares, each counts over what it is due. Over a short window even a fair policy looks unfair.',
    formula: '(Σ xᵢ)² ÷ (n Σ xᵢ²)',
  },
  cellsLost: {
    definition:
      'Data cells that a switch refused, pushed out or dropped from the front of its queue, or that a link lost, as a share of all data cells sent; then their number. More lost cells can mean more goodput: it matters which cells are lost, and when.',
    formula: 'cells lost ÷ cells sent',
  },
  pushedOut: {
    definition:
      'Waiting cells of the shown port that were pushed out for a VC below its guaranteed share. They count as cells lost.',
    formula: 'cells',
  },
  losses: {
    definition:
      'Timeouts: the sender waited for its retransmission timer and restarted with one segment. Fast retransmits: three duplicate acknowledgements reported a loss, and the sender continued with half its window.',
    formula: 'counts, all senders',
  },
  queue: {
    definition:
      'Cells that wait at the shown port, averaged over time, without the cell on the wire. For 99 % of the time the queue was no longer than p99.',
    formula: '∫ queue dt ÷ window',
  },
  synchronization: {
    definition:
      'Mean correlation of the congestion windows of all pairs of senders. Near 1 they rise and fall together, below 0 they take turns. With more than 64 senders it is not measured.',
    formula: 'mean of corr(cwndᵢ, cwndⱼ), i < j',
  },
  normalized: {
    definition:
      'Mean goodput of the senders, where 100 is the goodput with every link full and shared fairly. One sender may exceed 100 when others get less.',
    formula: '100 × mean goodput ÷ mean ideal',
  },
  fairness: {
    definition:
      'The index of the ATM-RED paper: 100 minus the coefficient of variation of the goodputs in percent. It shows small differences better than Jain’s index. Below 0 a few senders have nearly everything, as early in a run: with n senders it is at least 100 (1 − √(n − 1)).',
    formula: '100 (1 − σ ÷ mean)',
  },
  efficiency: {
    definition:
      'Application bits that crossed the shown link, as a share of what the payloads of its cells can carry. Headers and padding do not count, so even a full link stays below 100 %.',
    formula: 'goodput ÷ (rate × 48 ÷ 53)',
  },
  packetsLost: {
    definition:
      'Data packets that lost a cell, as a share of all data packets sent. Second number: packets that lost their first cell here, as a share of those whose end reached the shown port.',
    formula: 'packets lost ÷ packets sent',
  },
  occupancy: {
    definition: 'The queue of the shown port as a share of its buffer, averaged over time.',
    formula: 'queue ÷ buffer',
  },
  delay: {
    definition:
      'Mean time of a packet from sender to destination, with the access link. Second number: mean wait of a cell in the queue of the shown port.',
    formula: 'Σ (arrived − sent) ÷ packets',
  },
  beforeTimeout: {
    definition:
      'Mean size of the sender’s window just before a timeout. Below four segments three duplicate acknowledgements cannot arrive, so only the timer repairs a loss.',
    formula: 'Σ window ÷ timeouts',
  },
  idle: {
    definition: 'Cell slots of the shown link that stayed empty.',
    formula: 'idle slots ÷ slots',
  },
} as const satisfies Record<MeasureKey, MeasureText>;
