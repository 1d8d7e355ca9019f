import type { ScenarioDocument } from '../../../contract/index.ts';
import type { SceneCard } from '../../card.ts';
import { abrNetwork, R2_ROUTES } from '../../papers/ulku.ts';

const network = abrNetwork({
  id: 'lost-news',
  title: 'No news: good or bad?',
  subtitle: 'ABR · three VCs over one 155 Mb/s link of 0.1 ms, RM cells lost on the way back',
  description:
    'Nine of ten RM cells are lost on their way back. Sources that slow down only on an RM cell (EFCI, negative polarity) climb ' +
    'to the full rate: congestion collapse. Sources that speed up only on an RM cell (PRCA) fall silent instead.',
  source: 'Ülkü 1997, section 2.1.2; the network is R2 with short links',
  routes: R2_ROUTES.map((route) => ({ ...route, startMs: 0 })),
  delayMs: 0.1,
  durationS: 0.2,
  fromS: 0.1,
  stage: { port: 'sw0>sw1' },
});

export const lostNews: ScenarioDocument = {
  ...network,
  id: 'lost-news',
  // A source that gets no RM cell for 1 ms speeds up.
  abr: { ...network.abr, rule: 'efci', recoveryMs: 1 },
  ports: { default: { bufferCells: 2_000, algorithm: 'prca' } },
  impairments: { 'sw1>sw0': { lossProbability: 0.9 } },
  stage: {
    port: 'sw0>sw1',
    startS: 0,
    viewS: [0, 0.03],
    msPerSecond: 2,
    hook: 'The switch says slow down, and hardly any word arrives. What does a source do without news?',
    knob: {
      question: 'How many RM cells are lost on the way back?',
      path: 'impairments.sw1>sw0.lossProbability',
      answers: [
        { value: 0, name: 'None', words: 'every word of the switch arrives' },
        { value: 0.9, name: '9 of 10', words: 'hardly any word arrives' },
      ],
    },
    outcome: { measure: 'lost', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question:
          'Under EFCI the queue is full and all three send at the full rate. Why does none of them slow down?',
        hint: 'Follow an RM cell on its way back. What does the source do until the next one comes?',
        answer:
          'A source that gets no RM cell for 1 ms speeds up. The switch marks cells, the destination answers each with an RM cell, and that is lost: 65 % of the cells are lost from {from} to {to} s.',
      },
      {
        question: 'Choose none, to the end. What do the same sources do when every RM cell arrives?',
        hint: 'Read the three rates and the queue once nothing is lost.',
        answer: 'They share the link: 119,000 cells/s each, and 72 cells wait on average.',
      },
      {
        question:
          'Put abr.rule=prca into the address: those sources speed up on good news only. What is the price?',
        hint: 'Which rate does a source fall to that gets hardly any RM cell? Read the use of the link.',
        answer:
          'An empty link: with nine of ten RM cells lost they use 23 % of it, on the mean of three seeds, and lose nothing. Under TM 4.0 a source keeps its rate between RM cells.',
      },
    ],
    note: {
      show: 'Ask what a driver should do when the traffic radio falls silent. Then run EFCI with lost RM cells, and PRCA with the same losses.',
      belief:
        'Losing RM cells makes control slower. With negative polarity it turns control off when it is needed most.',
      next: 'On which links do RM cells meet congestion themselves? What if they are served first?',
      avoid:
        '“PRCA is better.” It fails on the safe side: the network is stable and nearly empty. TM 4.0 is a compromise of both.',
    },
  },
};

export const lostNewsCard: SceneCard = {
  level: 3,
  mechanisms: ['abr'],
  paper: 'ulku',
  line: 'RM cells are lost, and sources that wait for bad news speed up.',
};
