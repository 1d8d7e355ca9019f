import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { parkingLot } from '../papers/parkingLot.ts';

const { policies = {}, tcp = {} } = symmetric500;

export const manySenders: ScenarioDocument = parkingLot({
  id: 'many-senders',
  title: 'Two hundred senders',
  subtitle: '2 switches, 200 TCP senders, 8 ms round trip, 500-byte packets (12 cells)',
  description:
    'TCP, timers and buffer as in the opening scene, with 200 senders instead of ten at one full link. The link is hardly ever ' +
    'idle now: other things are lost. Change the number of senders and compare.',
  source: "On Cheon & Panwar's network; our own question",
  groups: [{ entry: 'S1', sessions: 200, accessMs: 2 }],
  trunksMs: [1],
  exitMs: 1,
  packetBytes: 500,
  ipPacketsPerSecond: 10_500,
  bufferCells: 2_000,
  policy: 'rcd',
  policies,
  tcp,
  durationS: 3,
  fromS: 0.5,
  stage: {
    startS: 0.5,
    msPerSecond: 400,
    hook: 'Ten senders leave half of this link idle. Two hundred do not: where does the rest go?',
    knob: {
      question: 'How many senders share the link?',
      path: 'senders.S1',
      answers: [
        { value: 10, words: 'as in the opening scene' },
        { value: 50, words: 'five times as many' },
        { value: 200, words: 'two packets of each fit into the network' },
      ],
    },
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [
      'Why is the link never idle with 200 senders, though an overflow hits half of them?',
      'Count timeouts and fast retransmits. Why are most losses left to the timer?',
      'Choose EPD. What does it gain here, and what did it gain with ten senders?',
    ],
  },
});

export const manySendersCard: SceneCard = {
  level: 2,
  mechanisms: ['tcp', 'discard'],
  paper: 'cheon-panwar',
  line: '200 senders at one link: always busy, and one slot in ten is wasted.',
};
