import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric1500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

export const wholeFrames: ScenarioDocument = scene(symmetric1500, {
  id: 'whole-frames',
  title: 'Refuse early, refuse whole',
  description:
    'EPD stops admitting new frames a little before the buffer is full, so that the frames already begun can ' +
    'be completed. Swap it for RCD or PPD and compare the dead share of the ledger.',
  source: 'Cheon & Panwar 1997, section 3.2, Table 3',
  policy: 'epd',
  stage: {
    startAt: { epoch: 1, offsetMs: -4 },
    msPerSecond: 2,
    hook: 'A switch cannot know how long a packet is, but it sees where one begins. Is that enough?',
    knob: discardControl('rcd', 'ppd', 'epd'),
    outcome: { measure: 'dead', good: 'less', yardstick: 'equal' },
    ask: [
      'PPD throws away the rest of a damaged frame. Why does that save so little?',
      'What is the room above the threshold for?',
      'Where would you put the line if delay mattered more than throughput?',
    ],
  },
});

export const wholeFramesCard: SceneCard = {
  level: 1,
  mechanisms: ['discard'],
  paper: 'cheon-panwar',
  line: 'Refuse a packet at its first cell, and no slot carries its rest.',
};
