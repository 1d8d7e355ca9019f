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
        { value: 0, name: '0 %', words: 'the first cell to come has it' },
        { value: 0.05, name: '5 %', words: '50 of 1,000 cells' },
      ],
    },
    outcome: { measure: 'fairness', good: 'more', yardstick: 'weighted' },
    ask: [
      {
        question: 'The scheduler does its duty: so why is the loss equal?',
        hint: 'Look at the buffer instead of the scheduler: whose cells are in it?',
        answer:
          'The scheduler serves those that have cells. The source with the smallest weight holds the buffer; the others find no place and have nothing to be served.',
      },
      {
        question: 'Keep 5 % of the buffer for each source. What does the smallest weight lose now?',
        hint: 'Each source offers 5,000 cells/s to a link of 10,000. How much of it belongs to a weight of 1 in 10?',
        answer: '80 %; the others lose 60, 40 and 20 %: now the weights decide.',
      },
      {
        question:
          'Who decides the shares when queues are never empty, and who when the buffer is always full?',
        hint: 'A share is decided where something is scarce. Is it the turn on the link or the place in the buffer?',
        answer:
          'The scheduler, when every source has cells waiting; the sharing of the buffer, when it is full.',
      },
    ],
    note: {
      show: 'Ask what weights of 1 : 2 : 3 : 4 should give. Show four equal losses of 50 %, then the buffer, which is full of one colour. Then keep 5 % for each source.',
      belief:
        'A larger weight means a larger share, and equal loss is fair. The scheduler chooses only among cells that have found a place.',
      next: 'Five sources offer 1,000 to 8,000 cells/s. Is equal loss fair, or equal service? Let two groups argue.',
      avoid:
        '“WFQ does not work.” It keeps its promise to the cells that wait. The buffer has to keep the other half of it.',
    },
  },
});

export const unarmedWeightsCard: SceneCard = {
  level: 2,
  mechanisms: ['scheduling', 'buffer'],
  paper: 'zhu',
  line: 'Four times the weight, and the same loss as everyone.',
};
