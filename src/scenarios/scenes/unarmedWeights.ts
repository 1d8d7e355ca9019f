import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { zhuWeighted } from '../papers/zhu.ts';
import { scene } from '../stage.ts';

/** Without the twentieth of the buffer that Table 4.10 keeps for each source. */
const unreserved: ScenarioDocument = {
  ...zhuWeighted,
  ports: { default: { ...zhuWeighted.ports?.default, allocationParams: { min: 0, max: 1 } } },
};

export const unarmedWeights: ScenarioDocument = scene(unreserved, {
  id: 'unarmed-weights',
  title: 'Weights without a buffer',
  description:
    'The scheduler serves the four sources 1 : 2 : 3 : 4, if only they had cells waiting. The one with the smallest ' +
    'weight holds the buffer, and who finds no place is not served. Keep 5 % of the buffer for each.',
  source: 'Zhu 1999, sections 3.4 and 4.2.5, Tables 4.8 to 4.10; the run without reserve is ours',
  policy: 'rcd',
  stage: {
    startS: 0,
    viewS: [0, 0.3],
    msPerSecond: 10,
    hook: 'You paid for four times the service. You get the same loss as everyone.',
    knob: {
      question: 'How much of the buffer is kept for each source?',
      path: 'allocation.min',
      answers: [
        { value: 0, name: '0 %', words: 'whoever comes first has it' },
        { value: 0.05, name: '5 %', words: '50 of 1,000 cells' },
      ],
    },
    outcome: { measure: 'fairness', good: 'more', yardstick: 'weighted' },
    ask: [
      'The scheduler does its duty: so why is the loss equal?',
      'Keep 5 % of the buffer for each source. What does the smallest weight lose now?',
      'Who decides the shares when queues are never empty, and who when the buffer is always full?',
    ],
  },
});

export const unarmedWeightsCard: SceneCard = {
  level: 2,
  mechanisms: ['scheduling', 'buffer'],
  paper: 'zhu',
  line: 'Four times the weight, and the same loss as everyone.',
};
