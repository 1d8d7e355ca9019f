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
      {
        question: 'What does ERAA know that EPRCA does not?',
        hint: 'One switch keeps a running mean, the other a table. What is in the table?',
        answer:
          'How many VCs there are and what rate the link has. It keeps a table with an entry for each VC.',
      },
      {
        question: 'Under ERAA every VC stays at 95 % of its fair share. Where did the rest go?',
        hint: 'ERAA has a parameter λ on its card: the part of the link that it gives out.',
        answer: 'It stays free on purpose: that is what keeps the queues empty.',
      },
      {
        question: 'EPRCA is right in the mean and wrong at every moment. When does that matter?',
        hint: 'Compare the highest queues under both. Which buffer would be too small for one of them?',
        answer: 'When buffers are small: its queues reach 112 to 265 cells here, those of ERAA 8 to 48.',
      },
    ],
    note: {
      show: 'Start just before 60 ms, when three VCs begin. Compare how each algorithm finds the new rates: EPRCA swings around them, ERAA has them within a few ms.',
      belief:
        'Right in the mean is right. The mean rates of EPRCA are right, its rates at a moment are not, and a buffer feels the moment.',
      next: 'What must a switch remember for each VC? What if it has 10,000 of them?',
      avoid:
        '“EPRCA is max-min fair.” It is, in the mean and in the LAN; on links of 1 ms a VC can have a fifth less than its share. “ERAA needs no buffer.” It needs little, once its rates are settled.',
    },
  },
});

export const exactRatesCard: SceneCard = {
  level: 2,
  mechanisms: ['abr'],
  paper: 'ulku',
  line: 'Switches answer one question: how fast may this source send?',
};
