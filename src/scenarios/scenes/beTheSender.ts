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
      'Send a tenth of the link, steadily. What do you get, what would Reno get in your place, and do the nine get less?',
      'Send as fast as the link. Who loses the packets?',
      'Which answer of the switch holds a greedy sender back?',
    ],
  },
});

export const beTheSenderCard: SceneCard = {
  level: 1,
  mechanisms: ['discard', 'tcp'],
  paper: 'cheon-panwar',
  line: 'Draw the rate of the tenth sender, live, against nine that run TCP.',
};
