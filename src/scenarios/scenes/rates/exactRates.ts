import type { ScenarioDocument } from '../../../contract/index.ts';
import type { SceneCard } from '../../card.ts';
import { r1Lan } from '../../papers/ulku.ts';
import { rateScene } from '../../rateScene.ts';
import { algorithmControl } from '../../sceneControls.ts';

export const exactRates: ScenarioDocument = rateScene(r1Lan, {
  id: 'exact-rates',
  title: 'From groping to arithmetic',
  description:
    'The same seven VCs under EPRCA, whose switches hand out parts of a running mean. Swap it for intelligent marking, ' +
    'which gropes for tens of milliseconds, and for ERAA, which counts VCs and hands out the exact share.',
  source: 'Ülkü 1997, sections 4.2 and 4.3',
  algorithm: 'eprca',
  stage: {
    startS: 0.058,
    viewS: [0.05, 0.08],
    msPerSecond: 1,
    hook: 'Three switches that answer differently to one question: how fast may I send?',
    knob: algorithmControl('eprca', 'intelligent', 'erica-plus', 'eraa'),
    outcome: { measure: 'deviation', good: 'less', yardstick: 'equal' },
    ask: [
      'What does ERAA know that EPRCA does not?',
      'Under ERAA every VC stays at 95 % of its fair share. Where did the rest go?',
      'EPRCA is right in the mean and wrong at every moment. When does that matter?',
    ],
  },
});

export const exactRatesCard: SceneCard = {
  level: 2,
  mechanisms: ['abr'],
  paper: 'ulku',
  line: 'Switches answer one question: how fast may this source send?',
};
