import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const takeTurns: ScenarioDocument = scene(symmetric500, {
  id: 'take-turns',
  title: "Drop one sender's packets, not everyone's",
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
      'Count the timeouts under EPD and under ESPD. Which has more?',
      'Who is put on the drop list, and why is it likely to be the busiest sender?',
      'Over which span of time would you call this unfair?',
    ],
  },
});

export const takeTurnsCard: SceneCard = {
  level: 1,
  mechanisms: ['discard', 'tcp'],
  paper: 'cheon-panwar',
  line: 'Hit one sender at a time: more cells lost, and the link stays busy.',
};
