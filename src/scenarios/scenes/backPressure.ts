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
  id: 'back-pressure',
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
      {
        question:
          'Step to sw2>sw3, sw1>sw2 and sw0>sw1 after 20 ms. In which order do the places of 3h1 fill?',
        hint: 'Panel Credit shows the places of 3h1 before and after the shown port. Press the ports one after the other.',
        answer:
          'At sw2 first, half a millisecond later at sw1. Then sw0 gets no credit for it any more, and its source waits. The queue has moved backwards, link by link.',
      },
      {
        question: 'What happens to 1h0, which never sees the last link?',
        hint: 'Compare the rates of 3h1 and 1h0 before 20 ms and after 24 ms.',
        answer:
          'It gains: from a half of the first link to four fifths. Each VC has places of its own, so the full places of 3h1 hold back no other VC.',
      },
      {
        question:
          'Choose 20 places. Which share of the link does a VC get, and why does a longer link need more?',
        hint: 'Count the cells that are under way during a round trip of 0.2 ms at the full rate.',
        answer:
          'About a quarter: its places divided by the round trip, in cells. Over twice the distance they would bring half of that.',
      },
    ],
    note: {
      show: 'Ask where the queue will be when four VCs join the last link. Then step through the ports from the last to the first.',
      belief:
        'A full link at the end must lose cells or send the source a rate. It does neither: places that are not given back stop the switch before, and at last the source.',
      next: 'Double the delay of all links. How many places are needed then, and who pays for them in a network of thousands of VCs?',
      avoid:
        '“Credit makes a queue at one VC block the others.” That is so with common places. Here each VC has its own.',
    },
  },
};

export const backPressureCard: SceneCard = {
  level: 2,
  mechanisms: ['credit'],
  paper: 'ulku',
  line: 'A full link stops a source three switches away, place by place.',
};
