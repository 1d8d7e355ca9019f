import { kilobytes, shortNumber, shortRate } from '../../format.ts';

/** The card that explains mechanisms of senders, sources and nodes; loaded with it. */
export const explainedWords = {
  title: 'Mechanisms',
  choose: 'Mechanism',
  close: 'Back to the port',
  ofVc: (name: string) => `Used by ${name}`,
  groups: {
    run: 'Used by other VCs',
    congestion: 'TCP: congestion control',
    transport: 'TCP: window, timers, acknowledgements',
    source: 'Sources',
    rates: 'Rate control: end systems',
    credit: 'Credit',
    node: 'Switches and routers',
  },
  lit: (name: string) => `Highlighted: what ${name} did last. Follow another VC to see it here.`,
  dark: (name: string) => `A line lights up when ${name} acts.`,
  notUsed: (name: string) => `${name} does not use this, so no line lights up.`,
  source: 'Source:',
  keys: (all: string) => `In a scenario: ${all}.`,
  window: (cwnd: number, ssthresh: number) => `cwnd ${kilobytes(cwnd)}, ssthresh ${kilobytes(ssthresh)}`,
  timer: (ms: number) => `expires in ${shortNumber(ms)} ms`,
  rate: (acr: number) => `ACR ${shortRate(acr)} cells/s`,
  sketch: {
    'greedy-tcp': 'Bursts that double each round trip, then grow slowly',
    'file-tcp': 'Two files, each a series of growing bursts',
    poisson: 'Cells at random distances',
    deterministic: 'Cells at equal distances',
    'on-off': 'Bursts of cells with silences between them',
    vbr: 'Cells at a rate that changes from level to level',
    scripted: 'Single cells at given times',
    greedy: 'One cell after the other, without a pause',
  } as Readonly<Record<string, string>>,
  works: 'How it works:',
  howItWorks: (name: string) => `How it works: ${name}`,
  open: 'How TCP, sources and switches work',
} as const;
