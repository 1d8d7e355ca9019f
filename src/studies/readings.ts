import type { Settings } from './factors.ts';
import type { Reading } from './reading.ts';

const TCP = ['000', '001', '002', '003', '004'];

/** One change each, so that its effect is known. */
export const readings: readonly Reading[] = [
  {
    id: 'rto=jacobson',
    name: 'Timeout after Jacobson: srtt + 4 rttvar',
    settings: [['tcp.rtoEstimator', 'jacobson']],
    papers: ['000', '003', '004'],
  },
  {
    id: 'rto=rfc793',
    name: 'Timeout after RFC 793: twice the smoothed round trip',
    settings: [['tcp.rtoEstimator', 'rfc793']],
    papers: ['001', '002'],
  },
  {
    id: 'backoff=on',
    name: 'Timeouts double while the same segment expires',
    settings: [['tcp.rtoBackoff', 'true']],
    papers: ['000', '003'],
  },
  {
    id: 'backoff=off',
    name: 'Timeouts do not double',
    settings: [['tcp.rtoBackoff', 'false']],
    papers: ['001', '002', '004'],
  },
  {
    id: 'ssthresh=window',
    name: 'Slow start goes on up to the window',
    settings: [['tcp.initialSsthreshBytes', '0']],
    papers: TCP,
  },
  {
    id: 'ssthresh=64k',
    name: 'Slow start ends at 65,535 bytes',
    settings: [['tcp.initialSsthreshBytes', '65535']],
    papers: ['001'],
  },
  {
    id: 'ssthresh=32k',
    name: 'Slow start ends at 32,768 bytes',
    settings: [['tcp.initialSsthreshBytes', '32768']],
    papers: TCP,
  },
  {
    id: 'growth=plain',
    name: 'Congestion avoidance without the eighth of a segment',
    settings: [['tcp.growthDivisor', '0']],
    papers: ['000', '001', '002', '003'],
  },
  {
    id: 'tcp=reno',
    name: 'Reno instead of SACK',
    settings: [['tcp.congestionControl', 'reno']],
    papers: ['001'],
  },
  {
    id: 'tcp=newreno',
    name: 'NewReno instead of the TCP of the paper',
    settings: [['tcp.congestionControl', 'newreno']],
    papers: TCP,
  },
  {
    id: 'red=gentle',
    name: 'ATM-RED above its upper threshold: gentle',
    settings: [['policies.atm-red.aboveMax', 'gentle']],
    papers: ['001'],
  },
  {
    id: 'red=step',
    name: 'ATM-RED above its upper threshold: a step',
    settings: [['policies.atm-red.aboveMax', 'step']],
    papers: ['001'],
  },
  {
    id: 'maxc=cell',
    name: 'max_c of ATM-RED is 0.00055 for each cell, whatever the size of the packets',
    settings: [
      ['policies.atm-red.given', 'cell'],
      ['policies.atm-red.maxC', '0.00055'],
    ],
    papers: ['001'],
  },
  {
    id: 'length=10s',
    name: 'A run takes 10 s',
    settings: [['run.durationS', '10']],
    papers: ['002'],
  },
  {
    id: 'starts=together',
    name: 'All sessions start at time 0',
    settings: [['vcs.*.source.startMs', '0']],
    papers: TCP,
  },
  {
    id: 'starts=1s',
    name: 'Each session starts within 1 s, drawn from the seed',
    settings: startsWithin(1_000),
    papers: ['002'],
  },
  {
    id: 'starts=100ms',
    name: 'Each session starts within 100 ms, drawn from the seed',
    settings: startsWithin(100),
    papers: ['000', '003', '004'],
  },
  {
    id: 'starts=10ms',
    name: 'Each session starts within 10 ms, drawn from the seed',
    settings: startsWithin(10),
    papers: ['001', '003'],
  },
  {
    id: 'ties=link',
    name: 'Of cells that arrive in the same instant, those of the first link come first',
    settings: [['ties', 'link']],
    papers: ['003'],
  },
  {
    id: 'eq9=min',
    name: 'CCD pauses for the smaller bound, as eq. 9 prints it',
    settings: [['policy.ttMode', 'min']],
    papers: ['002'],
    policy: 'ccd',
  },
  {
    id: 'eq9=max',
    name: 'CCD pauses for the larger bound, which meets eq. 7 and eq. 8',
    settings: [['policy.ttMode', 'max']],
    papers: ['002'],
    policy: 'ccd',
  },
];

function startsWithin(ms: number): Settings {
  return [
    ['vcs.*.source.startMs.from', '0'],
    ['vcs.*.source.startMs.to', String(ms)],
  ];
}

/** Those that change something in a paper. */
export const readingsOf = (paper: string): readonly Reading[] =>
  readings.filter(({ papers }) => papers.includes(paper));
