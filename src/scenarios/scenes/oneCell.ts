import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric1500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const oneCell: ScenarioDocument = scene(symmetric1500, {
  id: 'one-cell',
  title: 'One cell kills a packet',
  description:
    'A 1,500-byte packet travels as 33 cells. When a full buffer refuses one of them, the others still cross ' +
    'the network, and the destination throws them away: it cannot put the packet together.',
  source: 'Cheon & Panwar 1997, section 3.1',
  policy: 'rcd',
  stage: {
    startAt: { epoch: 1, offsetMs: -0.4 },
    msPerSecond: 0.05,
    hook: 'A packet is 33 cells long. One is refused. What are the other 32 still good for?',
    knob: discardControl('rcd', 'ppd', 'epd'),
    outcome: { measure: 'dead', good: 'less', yardstick: 'equal' },
    ask: [
      'How many cells of this frame will yet cross the link for nothing?',
      'Which single cell of a frame would do more harm than any other?',
      'If 0.8 % of the cells are lost one by one, what share of the packets would die? Compare with the score.',
    ],
  },
});

export const oneCellCard: SceneCard = {
  level: 1,
  mechanisms: ['discard'],
  paper: 'cheon-panwar',
  line: 'One refused cell makes the other 32 of its packet useless.',
};
