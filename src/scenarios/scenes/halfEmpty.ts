import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const halfEmpty: ScenarioDocument = scene(symmetric500, {
  id: 'half-empty',
  title: 'Ten senders, half a link',
  description:
    'Ten greedy TCP senders share one link, and more than half of its cell slots pass by empty. The buffer ' +
    'overflows for about 14 ms, every sender is hit, all of them fall silent together, and the link waits.',
  source: 'Cheon & Panwar 1997, sections 4.1.1-4.1.2, Table 1, Figures 2 and 8',
  policy: 'rcd',
  stage: {
    startAt: { epoch: 2, offsetMs: -60 },
    msPerSecond: 40,
    hook: 'Ten senders with endless data, one 155 Mb/s link, and half of it stays empty. Who switched them off?',
    knob: discardControl('rcd', 'ppd', 'epd', 'espd'),
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      'Where did the other half of the link go? Read the ledger before you answer.',
      'Why do all ten windows collapse at the same moment?',
      'Would an eleventh sender fill the hole or deepen it?',
    ],
  },
});

export const halfEmptyCard: SceneCard = {
  level: 1,
  mechanisms: ['discard', 'tcp'],
  paper: 'cheon-panwar',
  line: 'Ten greedy senders, and half of the link stays empty.',
};
