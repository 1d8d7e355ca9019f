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
  source: 'On Cheon & Panwar’s network; compare Table 1',
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
      {
        question: 'Predict the goodput with room for 2,000 cells, then for 16,000.',
        hint: 'Ten windows of 64 KB are about 15,700 cells. About 2,900 of them fit into an empty round trip of 8 ms.',
        answer:
          'On the mean of ten seeds 46 % with 2,000 cells and 100 % with 16,000; 100 cells carry 56 % and 500 only 41 %. This run carried {useful} from {from} to {to} s.',
      },
      {
        question: 'How can a tiny buffer do better than a middling one?',
        hint: 'Read how many of the ten senders one overflow hits, with room for 100 cells and for 500.',
        answer:
          'A short overflow catches few senders: 4 or 5 of 10 with 100 cells, 9 or 10 with 500. The others keep the link busy.',
      },
      {
        question: 'With 16,000 places nothing is lost. Who pays, and in what coin?',
        hint: 'Turn the mean queue into time: one waiting cell is 2.73 µs.',
        answer:
          'Every packet, in delay: with 16,000 places 12,652 cells wait on average, 34.5 ms, four times the empty round trip.',
      },
    ],
    note: {
      show: 'Collect predictions on the board for 100, 500, 2,000 and 16,000 cells. The runs give about 57, 41, 46 and 100 %.',
      belief:
        'A bigger buffer is always better. Room for 500 cells carries less than room for 100. Room for 16,000 loses nothing, and every packet waits 34.5 ms.',
      next: 'Which of these buffers is right for a telephone call, and which for a backup at night?',
      avoid:
        '“Bigger buffers deliver less.” The dip belongs to this TCP: it is small with NewReno and absent without the growth term seg/8. What always holds is that a larger buffer can mean more delay.',
    },
  },
});

export const bufferDialCard: SceneCard = {
  level: 1,
  mechanisms: ['buffer'],
  paper: 'cheon-panwar',
  line: 'A buffer of 500 cells carries less than one of 100.',
};
