import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { zhuTwo } from '../papers/zhuTcp.ts';
import { scene } from '../stage.ts';

/** 1,500 bytes: large enough to see single packets, small enough for the window to hold many. */
const ethernet: ScenarioDocument = {
  ...zhuTwo,
  subtitle: '2 switches · 2 TCP sources, 155.52 Mb/s, 300 km and 1 km away · 1,500-byte packets (33 cells)',
  vcs: zhuTwo.vcs.map((vc) => ({ ...vc, source: { ...vc.source, packetBytes: 1_500 } })),
};

export const farNear: ScenarioDocument = scene(ethernet, {
  id: 'far-near',
  title: 'One queue, or one each',
  description:
    'Two windows of the same size, one of them 300 km longer under way. In one queue the near source gets two thirds ' +
    'of the link; with a queue each and turns between them, half.',
  source: 'Zhu 1999, section 5.4, conclusion 3, Tables 5.2 and 5.3',
  policy: 'rcd',
  stage: {
    startS: 0.17,
    viewS: [0.14, 0.26],
    msPerSecond: 5,
    hook: '300 km against 1 km, and no cell is lost. Who gets the link?',
    knob: {
      question: 'Who is served next?',
      path: 'scheduler',
      answers: [
        { value: 'fifo', words: 'the cell that has waited longest' },
        { value: 'rr', words: 'each sender in turn' },
      ],
    },
    outcome: { measure: 'fairness', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question: 'No cell is lost: where does the unfairness come from?',
        hint: 'Each sender has one full window under way. How often in a second can it send one?',
        answer:
          'A sender with a full window sends one window per round trip. The far one has the longer round trip.',
      },
      {
        question: 'Choose round robin. Whose delay does it raise, and up to where?',
        hint: 'Look at the two queues. Which one grows after the change, and how long does a cell wait there?',
        answer: 'That of the near one, until both round trips are equal: its queue grows to about 3.5 ms.',
      },
      {
        question: 'Why do packets of 9,140 bytes spoil it?',
        hint: 'How many packets of 9,140 bytes fit into 32 KB? How many of them does one acknowledgement cover?',
        answer:
          'A window of 32 KB is only three of them, and every second one is acknowledged: the sender stalls.',
      },
    ],
    note: {
      show: 'Note the shares in one queue, 36 and 64 %. Choose round robin, wait until both are at 50 %, and look where the near sender waits now.',
      belief:
        'Unfair shares come from losses. Not one cell is lost here: both send a window per round trip, and the round trips differ.',
      next: 'What does a window of 48 KB change for packets of 9,140 bytes? And an acknowledgement for every packet?',
      avoid:
        '“Round robin shortens the delay” and “round robin makes TCP fair.” It raises the delay of the near sender, and packets of 9,140 bytes stay unfair.',
    },
  },
});

export const farNearCard: SceneCard = {
  level: 2,
  mechanisms: ['scheduling', 'tcp'],
  paper: 'zhu',
  line: 'A far sender, a near one, and no loss: who gets the link?',
};
