import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { abrNetwork, type Route } from '../papers/ulku.ts';

/** 1h0 shares the first link with 3h1; at 20 ms four VCs come to the last one. */
const ROUTES: readonly Route[] = [
  { name: '3h1', from: 0, to: 3, startMs: 0 },
  { name: '1h0', from: 0, to: 1, startMs: 0 },
  ...[1, 2, 3, 4].map((i) => ({ name: `1h${i}`, from: 2, to: 3, startMs: 20 })),
];

const { abr: _rates, ...network } = abrNetwork({
  id: 'back-pressure',
  title: 'Full places, link by link backwards',
  subtitle: 'credit-based · six VCs over three 155 Mb/s links of 0.1 ms',
  description:
    'Each switch lets a cell come only if it has a place for it. At 20 ms four VCs join the last link, and the places of 3h1 fill ' +
    'one switch after the other, backwards, until its source waits. Nothing is lost, and no source is given a rate.',
  source: 'Ülkü 1997, section 2.1.1; the network is ours',
  routes: ROUTES,
  delayMs: 0.1,
  durationS: 0.1,
  fromS: 0.04,
  stage: { port: 'sw1>sw2' },
});

export const backPressure: ScenarioDocument = {
  ...network,
  vcs: network.vcs.map(({ abr: _rate, ...vc }) => ({ ...vc, credit: {} })),
  credit: { n2: 10, n3: 'roundTrip' },
  ports: { default: { bufferCells: 100, scheduler: 'rr' } },
  stage: {
    port: 'sw1>sw2',
    startS: 0.019,
    viewS: [0.018, 0.026],
    msPerSecond: 0.5,
    hook: 'The last link is full, and 2 ms later the source stops. Who stopped it?',
    knob: {
      question: 'How many places has a VC at a switch?',
      path: 'credit.n3',
      answers: [
        { value: 'roundTrip', name: 'Round trip', words: 'as many as a round trip of the link holds' },
        { value: 10, name: '20', words: 'ten for a batch of credits, and ten more' },
      ],
    },
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      'Step to sw2>sw3, sw1>sw2 and sw0>sw1 after 20 ms. In which order do the places of 3h1 fill?',
      'What happens to 1h0, which never sees the last link?',
      'Choose 20 places. Which share of the link does a VC get, and why does a longer link need more?',
    ],
  },
};

export const backPressureCard: SceneCard = {
  level: 2,
  mechanisms: ['credit'],
  paper: 'ulku',
  line: 'A full link stops a source three switches away, place by place.',
};
