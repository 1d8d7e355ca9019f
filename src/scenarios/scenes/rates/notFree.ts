import type { ScenarioDocument } from '../../../contract/index.ts';
import type { SceneCard } from '../../card.ts';
import { r1Wan } from '../../papers/ulku.ts';
import { rateScene } from '../../rateScene.ts';
import { algorithmControl } from '../../sceneControls.ts';

export const notFree: ScenarioDocument = rateScene(r1Wan, {
  id: 'not-free',
  title: 'What exact rates do not know',
  description:
    'The exact algorithm again, with a millisecond between switches. Until the first source hears of the second, more ' +
    'comes than goes: the queues grow along a straight line, and drain at five per cent of the link.',
  source: 'Ülkü 1997, section 4.3 and chapter 6',
  algorithm: 'eraa',
  // What the scene is about is over once the rates have settled.
  measure: { fromS: 0 },
  stage: {
    port: 'sw0>sw1',
    startS: 0.018,
    viewS: [0, 0.12],
    msPerSecond: 5,
    hook: 'The perfect algorithm, one millisecond away.',
    knob: algorithmControl('eraa', 'eprca', 'erica-plus'),
    outcome: { measure: 'queueMax', good: 'less', yardstick: 'equal' },
    ask: [
      'Predict the highest queue of sw0 from the excess rate and the time until the source hears.',
      'With λ = 1 the queue never drains. Why?',
      'Swap to ERICA+: what does it measure that ERAA counts on knowing?',
    ],
  },
});

export const notFreeCard: SceneCard = {
  level: 3,
  mechanisms: ['abr'],
  paper: 'ulku',
  line: 'The exact algorithm on links of 1 ms: why does a queue build up?',
};
