import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { scene } from '../stage.ts';

export const bufferDial: ScenarioDocument = scene(symmetric500, {
  id: 'buffer-dial',
  title: 'How much buffer?',
  description:
    'Plain cell discard with a buffer of 500 cells. Try 100, 2,000 and 16,000, and write down goodput and ' +
    'queueing delay (one waiting cell is 2.73 microseconds) for each.',
  source: "On Cheon & Panwar's network; compare Table 1",
  policy: 'rcd',
  bufferCells: 500,
  stage: {
    startS: 0,
    msPerSecond: 40,
    hook: 'Five times the memory of a tiny buffer, and less traffic gets through.',
    knob: {
      question: 'How many cells can wait at the port?',
      path: 'buffer',
      answers: [
        { value: 100, words: 'as in an early switch' },
        { value: 500, words: 'five times as many' },
        { value: 2_000, words: 'the buffer of the paper' },
        { value: 16_000, words: 'room for all ten windows' },
      ],
    },
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      'Predict the goodput with room for 2,000 cells, then for 16,000.',
      'How can a tiny buffer do better than a middling one?',
      'With 16,000 places nothing is lost. Who pays, and in what coin?',
    ],
  },
});

export const bufferDialCard: SceneCard = {
  level: 1,
  mechanisms: ['buffer'],
  paper: 'cheon-panwar',
  line: 'A buffer of 500 cells carries less than one of 100.',
};
