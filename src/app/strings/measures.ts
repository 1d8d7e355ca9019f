import type { MeasureKey } from './measureNames.ts';

/** What each row of the score means; formulas as in docs/reference/cli.md. It comes with the first card that is opened. */
interface MeasureText {
  readonly definition: string;
  readonly formula: string;
}

export const measureTexts = {
  throughput: {
    definition:
      'Packets of the sessions over the shown link that reached their destination, repeats not counted, as a share of what the link could have carried in the window.',
    formula: 'packets ÷ maximum packets',
  },
  jain: {
    definition:
      'How equally the packets are spread over the sessions: 1 when all got the same, 1/n when one got everything. Over a short window even a fair policy looks unfair.',
    formula: '(Σ xᵢ)² ÷ (n Σ xᵢ²)',
  },
  cellsLost: {
    definition:
      'Data cells refused at any switch, of all data cells sent. More of them can go with more goodput: it matters whose they are and when.',
    formula: 'cells lost ÷ cells sent',
  },
  pushedOut: {
    definition:
      'Cells that were waiting at the shown port and gave up their place for a VC with less than its guaranteed share. They are among the cells lost.',
    formula: 'cells',
  },
  losses: {
    definition:
      'How often a sender waited for its retransmission timer, in silence, and began again with one segment; and how often three duplicate acknowledgements told it of a loss, so that it could go on with half its window.',
    formula: 'counts, all sessions',
  },
  queue: {
    definition:
      'Cells waiting at the shown port, weighted by time, without the one on the wire. For 99 % of the time the queue was no longer than p99.',
    formula: '∫ queue dt ÷ window',
  },
  synchronization: {
    definition:
      'Mean correlation of the congestion windows of every two sessions: near 1 they rise and fall together, below 0 they take turns.',
    formula: 'mean of corr(cwndᵢ, cwndⱼ), i < j',
  },
  normalized: {
    definition:
      'Mean goodput of the sessions, where 100 is what they would have if every link were full and shared fairly. One session may pass 100 when others get less.',
    formula: '100 × mean goodput ÷ mean ideal',
  },
  fairness: {
    definition:
      'The index of the ATM-RED paper: 100 when all goodputs are equal, less by their coefficient of variation in percent. It tells small differences better than Jain’s index.',
    formula: '100 (1 − σ ÷ mean)',
  },
  efficiency: {
    definition:
      'Application bits that came through the shown link, of what the payloads of its cells could carry. Headers and padding are taken off, so even a full link stays below 100 %.',
    formula: 'goodput ÷ (rate × 48 ÷ 53)',
  },
  packetsLost: {
    definition:
      'Data packets that lost a cell, of all data packets sent; and of those whose end came to the shown port, the ones that lost their first cell here.',
    formula: 'packets lost ÷ packets sent',
  },
  occupancy: {
    definition: 'The queue of the shown port as a share of its buffer, weighted by time.',
    formula: 'queue ÷ buffer',
  },
  delay: {
    definition:
      'Mean time of a packet from its source to its destination, the access link included; and the mean wait of a cell in the queue of the shown port.',
    formula: 'Σ (arrived − sent) ÷ packets',
  },
  beforeTimeout: {
    definition:
      'Mean size of the sender’s window just before a timeout: below four segments three duplicate acknowledgements cannot come, so a loss must wait for the timer.',
    formula: 'Σ window ÷ timeouts',
  },
  idle: {
    definition: 'Cell slots of the shown link that passed by empty.',
    formula: 'idle slots ÷ slots',
  },
} as const satisfies Record<MeasureKey, MeasureText>;
