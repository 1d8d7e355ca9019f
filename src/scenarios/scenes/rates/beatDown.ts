import type { ScenarioDocument } from '../../../contract/index.ts';
import type { SceneCard } from '../../card.ts';
import { r1Lan } from '../../papers/ulku.ts';
import { rateScene } from '../../rateScene.ts';
import { algorithmControl } from '../../sceneControls.ts';

export const beatDown: ScenarioDocument = rateScene(r1Lan, {
  id: 'beat-down',
  title: 'One bit, three switches',
  description:
    'Seven VCs over three links, and switches that say no more than slow down or not. The VC that crosses all ' +
    'three links gets the signal to slow down three times as often as the others. From 0.15 to 0.3 s it is allowed about a quarter of its fair share, on the mean of ten seeds.',
  source: 'Ülkü 1997, section 4.1, Table 4.1, Figures 4.1 and 4.2',
  algorithm: 'relative',
  stage: {
    startS: 0.055,
    viewS: [0, 0.12],
    msPerSecond: 8,
    hook: 'The last two links are full, and the VC that crosses all three gets about a quarter of its share.',
    knob: algorithmControl('relative', 'eprca', 'eraa'),
    outcome: { measure: 'share', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question:
          'On a path of three switches each marks with probability p. How often is an RM cell marked?',
        hint: 'Begin with the chance that none of the three switches marks the cell.',
        answer: '1 − (1 − p)³: nearly three times as often as on a path of one switch, while p is small.',
      },
      {
        question: '2h1 meets two switches: why does it win?',
        hint: 'Which VC shares the first link with 2h1, and how much does it send by now?',
        answer:
          'Its rivals on the first link have been beaten down by the last one, and leave it their share.',
      },
      {
        question: 'The last two links are full. Is this efficient? Is it fair?',
        hint: 'For the first question read the use of the links. For the second compare allowed rates with fair shares.',
        answer:
          'Efficient, nearly: the first link is used to about 92 %. Fair, no: from 0.15 to 0.3 s 3h1 is allowed about a quarter of its share, on the mean of ten seeds.',
      },
    ],
    note: {
      show: 'The last two links are full, so nothing looks wrong. Let the class find the slow VC, then show its allowed rate next to its fair share.',
      belief:
        'One bit treats all VCs alike. An RM cell that crosses three switches is marked nearly three times as often, and its VC is allowed about a quarter of its share from 0.15 to 0.3 s, on the mean of ten seeds.',
      next: 'Raise the delay between the switches to 0.5 ms. The order changes: which explanation survives that?',
      avoid:
        '“Beat-down hits the long path.” It does in a LAN with these parameters. From about 0.5 ms per link it is the other way round.',
    },
  },
});

export const beatDownCard: SceneCard = {
  level: 2,
  mechanisms: ['abr'],
  paper: 'ulku',
  line: 'A VC over three switches gets about a quarter of its fair share.',
};
