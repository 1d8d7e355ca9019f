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
      {
        question: 'PPD throws away the rest of a damaged frame. Why does that save so little?',
        hint: 'PPD begins with the first cell that is lost. Where are the cells of that packet that came before it?',
        answer:
          'The head of the packet was already admitted, and its cells are wasted on the link. PPD saves only the tail.',
      },
      {
        question: 'What is the room above the threshold for?',
        hint: 'The queue reaches the threshold while packets are only half admitted. Where do their other cells go?',
        answer:
          'For the packets that have begun: they are completed there. With room for only a few cells EPD falls back towards PPD.',
      },
      {
        question: 'Where would you put the line if delay mattered more than throughput?',
        hint: 'Drag the threshold down and read two figures of the score, the mean queue and the useful share. Which one moves first?',
        answer:
          'Low. With 500-byte packets a threshold of 100 cells instead of 1,960 cuts the mean queue from 454 to 16 cells and costs 2 points of throughput; with 1,500-byte packets it costs 13, on the mean of five seeds.',
      },
    ],
    note: {
      show: 'Show RCD, PPD and EPD one after the other and note the useful share: about 61, 68 and 90 %. Then let the class predict the mean queue for a threshold of 100 cells.',
      belief:
        'PPD removes the dead cells. It removes tails only, about 1.3 % of the slots are dead instead of 1.5 %. EPD removes nearly all of them.',
      next: 'How much room above the threshold is enough? Does the length of a packet decide, or the number of senders?',
      avoid:
        '“PPD is always better than RCD.” It is better in the mean; in the network with far senders half of the runs go the other way. And low thresholds are cheap for packets of 500 bytes only.',
    },
  },
});

export const wholeFramesCard: SceneCard = {
  level: 1,
  mechanisms: ['discard'],
  paper: 'cheon-panwar',
  line: 'Refuse a packet at its first cell, and no slot carries its rest.',
};
