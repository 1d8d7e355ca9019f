import type { ScenarioDocument } from '../../../contract/index.ts';
import type { SceneCard } from '../../card.ts';
import { abrNetwork, type Route } from '../../papers/ulku.ts';
import { rateScene } from '../../rateScene.ts';
import { algorithmControl } from '../../sceneControls.ts';

/** Figure 1.1: three sources on the first link, of which one shares the second link with the fourth. */
const ROUTES: readonly Route[] = [
  { name: 'S1', from: 0, to: 1, startMs: 0 },
  { name: 'S2', from: 0, to: 1, startMs: 0 },
  { name: 'S3', from: 0, to: 2, startMs: 0 },
  { name: 'S4', from: 1, to: 2, startMs: 20 },
];

const network = abrNetwork({
  id: 'max-min',
  title: 'A third each, and two thirds',
  subtitle: 'ABR · four VCs over two 155 Mb/s links of 10 µs',
  description: '',
  source: '',
  routes: ROUTES,
  delayMs: 0.01,
  durationS: 0.2,
  fromS: 0.1,
  stage: { port: 'sw1>sw2', startS: 0.018, viewS: [0, 0.06], msPerSecond: 0.5 },
});

export const maxMin: ScenarioDocument = rateScene(network, {
  id: 'max-min',
  title: 'A third each, and two thirds',
  description:
    'Three sources share the first link, and one of them shares the second link with a fourth. S3 cannot use more than a third ' +
    'of either link, so max-min fairness gives S4 what S3 leaves: two thirds, not a half.',
  source: 'Ülkü 1997, section 1.3.2 and Figure 1.1',
  algorithm: 'eraa',
  stage: {
    hook: 'S3 and S4 share a link. Fair is not half and half. Why?',
    knob: algorithmControl('eraa', 'eprca', 'relative'),
    outcome: { measure: 'deviation', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question: 'What are the max-min fair shares of the four, and in which order are they found?',
        hint: 'Which link has more VCs for its rate? Begin there, then see what is left of the other.',
        answer:
          'The first link is divided among three, so it is full first: a third for each of its VCs. S4 then gets what S3 leaves of the second link, two thirds.',
      },
      {
        question:
          'Under ERAA read the four rates after 30 ms. How are they related to the 365,566 cells/s of a link?',
        hint: 'Divide each rate by the rate of a link. What is missing to a third?',
        answer:
          '115,763 three times, and 231,525: 95 % of a third and of two thirds of the link. ERAA leaves 5 % free (λ).',
      },
      {
        question: 'Choose relative marking. Which of the four gets less than its share?',
        hint: 'Compare the allowed rates with the fair ones in the table of VCs. How many switches does each VC meet?',
        answer:
          'S3. It crosses two switches, and either slows it down. The others take what it leaves: the first step to being beaten down.',
      },
    ],
    note: {
      show: 'Let the class divide both links by hand. Many give S3 and S4 a half each; ask who uses what S3 cannot.',
      belief:
        'Fair means the same for all on a link. Max-min fair means that no VC can get more without taking from one that has less.',
      next: 'What happens to the four shares if S2 ends? Change it and see how long each algorithm takes.',
      avoid:
        '“Max-min is the fair way.” It is one: a network could as well earn more in total by giving S3 nothing.',
    },
  },
});

export const maxMinCard: SceneCard = {
  level: 1,
  mechanisms: ['abr'],
  paper: 'ulku',
  line: 'Four sources on two links: what is a fair share?',
};
