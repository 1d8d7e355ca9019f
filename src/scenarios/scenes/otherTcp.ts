import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { switchOrTcpControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const otherTcp: ScenarioDocument = scene(symmetric500, {
  id: 'other-tcp',
  title: 'Fix the switch or fix TCP?',
  description:
    'How much a discard policy gains depends on the TCP at the edge: on its loss recovery, on its growth in ' +
    'congestion avoidance, on its shortest timeout. Press an answer, or add tcp.minRtoMs=1000 to the address, ' +
    'and compare.',
  source: 'Cheon & Panwar 1997, section 4.1.2 (growth of the window)',
  policy: 'epd',
  stage: {
    startS: 0.5,
    msPerSecond: 25,
    hook: 'Nobody touches the switch. The senders change one line of code.',
    knob: switchOrTcpControl('rcd', 'epd', 'espd'),
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      'With NewReno an overflow still reaches nearly every sender. Why does the link not fall silent?',
      'Take away the extra growth term seg/8. What is left of the advantage of EPD?',
      'Being hit and being stopped are two things. Where do the windows show the difference?',
    ],
  },
});

export const otherTcpCard: SceneCard = {
  level: 2,
  mechanisms: ['tcp'],
  paper: 'cheon-panwar',
  line: 'The switch stays as it is; the senders change one line of code.',
};
