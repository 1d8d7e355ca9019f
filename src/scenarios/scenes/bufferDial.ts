import type { ScenarioDocument } from '../../contract/index.ts';
import { symmetric500 } from '../cheonPanwar.ts';
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
    msPerSecond: 100,
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
    ask: [
      {
        question: 'Predict the goodput with room for 2,000 cells, then for 16,000.',
        answer: 'About 46 % with 2,000 cells and 100 % with 16,000; 100 cells carry 57 % and 500 only 41 %.',
      },
      {
        question: 'How can a tiny buffer do better than a middling one?',
        answer:
          'A short overflow catches few senders: 4 or 5 of 10 with 100 cells, 9 or 10 with 500. The others keep the link busy.',
      },
      {
        question: 'With 16,000 places nothing is lost. Who pays, and in what coin?',
        answer:
          'Every packet, in delay: with 16,000 places 12,652 cells wait on average, 34.5 ms, four times the empty round trip.',
      },
    ],
  },
});
