import type { Settings } from './factors.ts';

/** Another answer to a question that the papers leave open, as settings that go behind those of a study. */
export interface Reading {
  readonly id: string;
  readonly name: string;
  readonly settings: Settings;
  /** Papers it makes a difference to: those whose senders or policies have it. */
  readonly papers: readonly string[];
}

const TCP = ['000', '001', '002', '003', '004'];

/** One change each, so that what it does can be told. */
export const readings: readonly Reading[] = [
  {
    id: 'rto-jacobson',
    name: 'Timeout after Jacobson: srtt + 4 rttvar',
    settings: [['tcp.rtoEstimator', 'jacobson']],
    papers: ['000', '003', '004'],
  },
  {
    id: 'rto-rfc793',
    name: 'Timeout after RFC 793: twice the smoothed round trip',
    settings: [['tcp.rtoEstimator', 'rfc793']],
    papers: ['001', '002'],
  },
  {
    id: 'backoff',
    name: 'Timeouts double while the same segment expires',
    settings: [['tcp.rtoBackoff', 'true']],
    papers: ['000', '003'],
  },
  {
    id: 'no-backoff',
    name: 'Timeouts do not double',
    settings: [['tcp.rtoBackoff', 'false']],
    papers: ['001', '002', '004'],
  },
  {
    id: 'ssthresh-window',
    name: 'Slow start goes on up to the window',
    settings: [['tcp.initialSsthreshBytes', '0']],
    papers: TCP.filter((paper) => paper !== '001'),
  },
  {
    id: 'ssthresh-64k',
    name: 'Slow start ends at 65,535 bytes',
    settings: [['tcp.initialSsthreshBytes', '65535']],
    papers: ['001'],
  },
  {
    id: 'plain-growth',
    name: 'Congestion avoidance without the eighth of a segment',
    settings: [['tcp.growthDivisor', '0']],
    papers: ['000', '002', '003'],
  },
  {
    id: 'newreno',
    name: 'NewReno instead of the TCP of the paper',
    settings: [['tcp.congestionControl', 'newreno']],
    papers: TCP,
  },
  {
    id: 'red-gentle',
    name: 'ATM-RED above its upper threshold: gentle',
    settings: [['policies.atm-red.aboveMax', 'gentle']],
    papers: ['001'],
  },
  {
    id: 'red-step',
    name: 'ATM-RED above its upper threshold: a step',
    settings: [['policies.atm-red.aboveMax', 'step']],
    papers: ['001'],
  },
];

/** Those that change something in a paper. */
export const readingsOf = (paper: string): readonly Reading[] =>
  readings.filter(({ papers }) => papers.includes(paper));
