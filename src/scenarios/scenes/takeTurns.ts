import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const takeTurns: ScenarioDocument = scene(symmetric500, {
  id: 'take-turns',
  title: 'Drop one sender’s packets, not everyone’s',
  description:
    'Under EPD an overflow reaches nearly every sender. ESPD takes all its drops from one or two of them at a ' +
    'time: it loses more cells, and the link hardly rests. Swap the policy while it runs.',
  source: 'Cheon & Panwar 1997, sections 3.3 and 4.2, Table 1',
  policy: 'epd',
  stage: {
    startAt: { epoch: 1, offsetMs: -60 },
    msPerSecond: 40,
    hook: 'Same buffer, same senders, several times the cell loss: and the link stays busy.',
    knob: discardControl('rcd', 'epd', 'espd'),
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question: 'Count the timeouts under EPD and under ESPD. Which has more?',
        hint: 'The score has the number of timeouts. The windows show when they happen: all at once, or one by one?',
        answer:
          'ESPD: about 75 from 0.5 to 3 s, EPD 53, on the mean of ten seeds. They do not coincide: while one sender waits, the others fill the link.',
      },
      {
        question: 'Who is put on the drop list, and why is it likely to be the busiest sender?',
        hint: 'Above its first threshold ESPD looks at the next packet that begins. Which sender begins packets most often?',
        answer:
          'The sender of the first packet that begins after the queue has crossed the threshold. The larger the share of a sender, the likelier that is its packet.',
      },
      {
        question: 'Over which span of time would you call this unfair?',
        hint: 'Compare what each sender delivers in half a second with what it delivers in the whole run.',
        answer:
          'Over half a second, yes: Jain’s index is about 0.7. Over 20 seconds it is near 1, except in a rare run that locks senders out.',
      },
    ],
    note: {
      show: 'Ask which policy has more timeouts before the numbers are on the screen. Then run EPD and ESPD both to the end.',
      belief:
        'Fewer timeouts mean more goodput. ESPD has more of them, about 76 against 54 from 0.5 s on. They do not coincide, so the link stays busy.',
      next: 'Raise the second threshold to 1,900 cells. Why does most of the gain go?',
      avoid:
        '“ESPD is fair” and “ESPD is the best policy.” Over half a second it is unfair, over 20 s nearly even, and a rare run locks senders out. With NewReno its gain is gone, and with 100 places it carries less than EPD.',
    },
  },
});

export const takeTurnsCard: SceneCard = {
  level: 1,
  mechanisms: ['discard', 'tcp'],
  paper: 'cheon-panwar',
  line: 'Hit one sender at a time: more cells lost, and the link stays busy.',
};
