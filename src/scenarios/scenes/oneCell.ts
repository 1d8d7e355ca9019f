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
      {
        question: 'How many cells of this frame will yet cross the link and be wasted?',
        hint: 'Some of its cells are in the buffer already, others are still to come. Which of those find a place?',
        answer:
          'About 23 of 33. A packet that lost cells lost {cellsPerLostPacket} of them on average from {from} to {to} s; the others still crossed the link.',
      },
      {
        question: 'Which single cell of a frame would do more harm than any other?',
        hint: 'How does the destination know where a packet ends? Only one cell says so.',
        answer:
          'The last cell. It marks the end of the packet: without it the next packet is glued on, and both are thrown away.',
      },
      {
        question:
          'If 0.8 % of the cells are lost one by one, what share of the packets would die? Compare with the score.',
        hint: 'A packet survives if all of its 33 cells do. The formula assumes that losses are spread evenly: are they?',
        answer:
          '1 − 0.992³³ is 23 %. In fact about 3 % die: the losses come in bursts, many of them from the same packet.',
      },
    ],
    note: {
      show: 'Stop at the first refused cell and step cell by cell. Let the class count how many cells of that packet still find a place.',
      belief:
        'If 0.8 % of the cells are lost, 23 % of the packets die. That holds if losses are spread evenly. They come in bursts, and about 3 % die.',
      next: 'What changes for a packet of 192 cells? And if the lost cell is the last one of its packet?',
      avoid: '“Dead cells are why the link is slow.” Here they take 1 or 2 % of it.',
    },
  },
});

export const oneCellCard: SceneCard = {
  level: 1,
  mechanisms: ['discard'],
  paper: 'cheon-panwar',
  line: 'One refused cell makes the other 32 of its packet useless.',
};
