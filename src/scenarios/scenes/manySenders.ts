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
  source: 'On Cheon & Panwar’s network; our own question',
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
      {
        question: 'Why is the link never idle with 200 senders, though an overflow hits half of them?',
        hint: 'Read how many senders an overflow hits, with 10 senders and with 200. What do the others do meanwhile?',
        answer:
          'Half of them go on: on the mean of three seeds an overflow hits 112 of 200 senders. Of ten senders it hits all ten. From {from} to {to} s {idle} of the slots carried nothing.',
      },
      {
        question: 'Count timeouts and fast retransmits. Why are most losses left to the timer?',
        hint: 'About 2,900 cells fit into an empty round trip of 8 ms, and 2,000 into the buffer. Divide by 12 cells, then by 200 senders.',
        answer:
          'About 4,610 timeouts and 1,200 fast retransmits from 0.5 to 3 s, on the mean of three seeds. An empty round trip holds 2,900 cells and the buffer 2,000: two packets of each sender. Three duplicate ACKs take three packets behind the lost one.',
      },
      {
        question: 'Choose EPD. What does it gain here, and what did it gain with ten senders?',
        hint: 'Read where the slots go: to nothing, or to cells of broken packets. Which of the two can a discard policy save?',
        answer:
          'With ten senders it fills idle slots: 47 % useful become 72 %, on the mean of three seeds. With 200 no slot is idle: it saves the 9 % that broken packets take, and 87 % become 98 %.',
      },
    ],
    note: {
      show: 'Collect predictions of the useful share for 10, 50 and 200 senders. The runs give about 47, 78 and 87 %. Then ask where the other 13 % are.',
      belief:
        'Twenty times the senders mean more congestion, so less gets through. Nearly twice as much gets through: an overflow no longer stops all of them at once.',
      next: 'Set 400 senders. One packet of each fits into the network now. What do their windows and timers do?',
      avoid:
        '“With many senders the policy does not matter.” The link is busy under any policy, but without one that thinks in packets 9 % of its slots carry cells of broken packets.',
    },
  },
});

export const manySendersCard: SceneCard = {
  level: 2,
  mechanisms: ['tcp', 'discard'],
  paper: 'cheon-panwar',
  line: '200 senders at one link: always busy, and one slot in ten is wasted.',
};
