import type { ScenarioDocument, SourceDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

/** Whose rate is drawn by hand. */
const BY_HAND = 10;
/** Data of a packet: with and without headers of TCP and IP it is 12 cells. */
const PACKET_BYTES = 520;
/** A tenth of the cells of a link of 155.52 Mb/s, cells/s. */
const EQUAL_SHARE = 36_680;

const COMMON = { packetBytes: PACKET_BYTES, startMs: { from: 0, to: 10 } } as const;
/** As all senders of the paper's network. */
const tcp: SourceDocument = { kind: 'greedy-tcp', ipPacketsPerSecond: 10_500, ...COMMON };
const constant: SourceDocument = { kind: 'deterministic', cellsPerSecond: EQUAL_SHARE, ...COMMON };

const nineAndOne: ScenarioDocument = {
  ...symmetric500,
  subtitle:
    '3 switches, 9 TCP senders and one at a constant rate, 8 ms round trip, 520-byte packets (12 cells)',
  vcs: symmetric500.vcs.map((vc) => ({ ...vc, source: vc.id === BY_HAND ? constant : tcp })),
  // Whatever the reader does counts.
  measure: { fromS: 0 },
};

export const beTheSender: ScenarioDocument = scene(nineAndOne, {
  id: 'be-the-sender',
  title: 'Be the sender',
  description:
    'Nine senders run TCP, and you are the tenth: draw its rate by hand while the run goes on. It repairs no loss ' +
    'and never waits. Does it get more than TCP would in its place, and who pays for it?',
  source: 'The network of Cheon & Panwar 1997, section 2, with one sender at a constant rate',
  policy: 'rcd',
  stage: {
    startS: 0,
    msPerSecond: 40,
    hook: 'Nine run TCP, you are the tenth. How fast do you send?',
    knob: discardControl('rcd', 'epd', 'fba'),
    byHand: { vc: BY_HAND, baseline: tcp },
    outcome: { measure: 'fairness', good: 'more', yardstick: 'equal' },
    ask: [
      {
        question:
          'Send a tenth of the link, steadily. What do you get, what would Reno get in your place, and do the nine get less?',
        hint: 'Leave the slider on the line of the equal share until the end. The result has both runs, with the same seed.',
        answer:
          'You get 12.4 Mb/s, Reno 6.7, on the mean of five seeds. The nine get 6.0 each next to you and 5.9 next to Reno: half of the link was empty, and you fill a part of that.',
      },
      {
        question: 'Send as fast as the link. Who loses the packets?',
        hint: 'Raise the slider to the top for a second. Whose cells are in the buffer when it is full?',
        answer:
          'The nine. On the mean of five seeds about half of their packets die and 2 % of yours: each gets 0.1 Mb/s, and you get 124. Who waits after a loss leaves the place to one who does not.',
      },
      {
        question: 'Which answer of the switch holds a greedy sender back?',
        hint: 'Choose another answer to the question about cells, and send as fast as the link once more. Read what you lose.',
        answer:
          'Whole packets of senders above their share. At full speed you then lose 48 % of your packets and get 65 Mb/s, and the nine get 6.2 each. Next to Reno they get 10.2 under that rule.',
      },
    ],
    note: {
      show: 'Let a volunteer drive and the class judge. First run: as much as possible. Second run: as much as possible without taking from the nine.',
      belief:
        'Who sends faster loses more, and so gets less. With any cell refused at random the steady sender loses a smaller share of its packets than TCP does, and gets what it sends.',
      next: 'What would happen if all ten did this? Which rule of the switch would you want then?',
      avoid:
        '“TCP is too slow.” It leaves half of the link empty here, with this buffer, this round trip and this RTO. With NewReno or ESPD it does not.',
    },
  },
});

export const beTheSenderCard: SceneCard = {
  level: 1,
  mechanisms: ['discard', 'tcp'],
  paper: 'cheon-panwar',
  line: 'Draw the rate of the tenth sender, live, against nine that run TCP.',
};
