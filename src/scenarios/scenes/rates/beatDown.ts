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
    'three links is told to slow down three times as often as the others. From 0.15 to 0.3 s it is allowed about a quarter of its fair share, on the mean of ten seeds.',
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
      'On a path of three switches each marks with probability p. How often is an RM cell marked?',
      '2h1 meets two switches: why does it win?',
      'The last two links are full. Is this efficient? Is it fair?',
    ],
  },
});

export const beatDownCard: SceneCard = {
  level: 2,
  mechanisms: ['abr'],
  paper: 'ulku',
  line: 'A VC over three switches gets about a quarter of its fair share.',
};
