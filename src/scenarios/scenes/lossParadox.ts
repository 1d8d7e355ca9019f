import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const lossParadox: ScenarioDocument = scene(symmetric500, {
  id: 'loss-paradox',
  title: 'Which switch loses the most cells?',
  description:
    'Cell loss, packet loss and goodput tell three different stories about the same run. Note all three, swap ' +
    'the policy, and bet on the winner before you look.',
  source: 'Cheon & Panwar 1997, section 4.2',
  policy: 'espd',
  stage: {
    startS: 0.5,
    msPerSecond: 400,
    hook: 'Four ways to discard, four loss counters. Bet on the best switch, then look at the goodput.',
    knob: discardControl('rcd', 'ppd', 'epd', 'espd'),
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      'PPD and EPD lose about the same share of cells. Why not the same share of packets?',
      'What does ESPD lose several times over, and what does it not lose?',
      'Cell loss, packet loss, goodput: which would you write into a contract?',
    ],
  },
});

export const lossParadoxCard: SceneCard = {
  level: 2,
  mechanisms: ['discard'],
  paper: 'cheon-panwar',
  line: 'Fewer lost cells do not mean more packets: four ways to discard.',
};
