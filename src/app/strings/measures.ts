/** What each row of the score means; formulas as in docs/cli.md. */
export interface MeasureText {
  readonly name: string;
  readonly definition: string;
  readonly formula: string;
}

export const measureTexts = {
  throughput: {
    name: 'Effective throughput',
    definition:
      'Packets of the sessions over the shown link that reached their destination, repeats not counted, as a share of what the link could have carried in the window.',
    formula: 'packets ÷ maximum packets',
  },
  jain: {
    name: 'Fairness (Jain)',
    definition:
      'How equally the packets are spread over the sessions: 1 when all got the same, 1/n when one got everything. Over a short window even a fair policy looks unfair.',
    formula: '(Σ xᵢ)² ÷ (n Σ xᵢ²)',
  },
  cellsLost: {
    name: 'Cells lost',
    definition:
      'Data cells refused at any switch, of all data cells sent. More of them can go with more goodput: it matters whose they are and when.',
    formula: 'cells lost ÷ cells sent',
  },
  losses: {
    name: 'Timeouts, fast retransmits',
    definition:
      'How often a sender waited for its retransmission timer, in silence, and began again with one segment; and how often three duplicate acknowledgements told it of a loss, so that it could go on with half its window.',
    formula: 'counts, all sessions',
  },
  queue: {
    name: 'Queue, mean and p99',
    definition:
      'Cells waiting at the shown port, weighted by time, without the one on the wire. For 99 % of the time the queue was no longer than p99.',
    formula: '∫ queue dt ÷ window',
  },
  synchronization: {
    name: 'Synchronisation',
    definition:
      'Mean correlation of the congestion windows of every two sessions: near 1 they rise and fall together, below 0 they take turns.',
    formula: 'mean of corr(cwndᵢ, cwndⱼ), i < j',
  },
  idle: {
    name: 'Link idle',
    definition: 'Cell slots of the shown link that passed by empty.',
    formula: 'idle slots ÷ slots',
  },
} as const satisfies Record<string, MeasureText>;
