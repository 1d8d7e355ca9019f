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
      'What could a far sender reach if it had the link to itself?',
      'After a loss, who recovers faster, counted in seconds?',
      'Can a discard policy make this fair?',
    ],
  },
});

export const longShortCard: SceneCard = {
  level: 2,
  mechanisms: ['discard', 'tcp'],
  paper: 'cheon-panwar',
  line: 'Equal windows, round trips of 10 and 100 ms: who gets what?',
};
