import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { asymmetric500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const longShort: ScenarioDocument = scene(asymmetric500, {
  id: 'long-short',
  title: 'Ten milliseconds or a hundred',
  description:
    'Five senders live 10 ms away, five 100 ms. Windows, switch and policy are the same for all; the shares ' +
    'are not. Compare the groups under EPD and under ESPD.',
  source: 'Cheon & Panwar 1997, section 4.2.3, Tables 2 and 4',
  policy: 'epd',
  stage: {
    startS: 0.14,
    msPerSecond: 100,
    hook: 'Equal windows, equal rules, unequal distance. What is a fair share?',
    knob: discardControl('rcd', 'epd', 'espd'),
    outcome: { measure: 'fairness', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question: 'What could a far sender reach if it had the link to itself?',
        hint: 'A sender has at most one window under way in each round trip. Here that is 64 KB in 100 ms.',
        answer: 'A window of 64 KB per round trip of 100 ms: 5.2 Mb/s, of which 4.9 arrive.',
      },
      {
        question: 'After a loss, who recovers faster, counted in seconds?',
        hint: 'A window grows by a step per round trip. How many round trips does each sender have in a second?',
        answer: 'The near sender. A window grows once per round trip, so ten times as often.',
      },
      {
        question: 'Can a discard policy make this fair?',
        hint: 'Choose ESPD. Which group does it catch first, and what does the other group do in the meantime?',
        answer:
          'Hardly: ESPD catches near senders first and raises a far one from 0.8 to 2.6 Mb/s, but the near ones gain as well.',
      },
    ],
    note: {
      show: 'Ask for the best rate of a far sender alone before any share is on the screen. Then compare the two groups under EPD and ESPD.',
      belief:
        'Equal windows and equal rules give equal shares. But a window is sent once per round trip, and it grows once per round trip.',
      next: 'Shorten the long link to 1 ms. What is left of the difference?',
      avoid:
        '“ESPD makes it fair.” It raises a far sender from about 0.8 to 2.6 Mb/s, still far below an equal share. RCD and PPD cannot be ranked here: single runs differ too much.',
    },
  },
});

export const longShortCard: SceneCard = {
  level: 2,
  mechanisms: ['discard', 'tcp'],
  paper: 'cheon-panwar',
  line: 'Equal windows, round trips of 10 and 100 ms: who gets what?',
};
