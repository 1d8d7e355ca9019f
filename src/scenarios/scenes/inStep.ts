import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { workedExample } from '../papers/nagata.ts';
import { discardControl } from '../sceneControls.ts';
import { scene } from '../stage.ts';

/** The printed numbers; the window and the buffer are those for which eqs. 10 and 11 hold without an overflow. */
const network: ScenarioDocument = {
  ...workedExample({
    servers: 10,
    inputMbps: 30,
    outputMbps: 15,
    roundTripMs: 5,
    windowPackets: 20,
    bufferCells: 4_000,
  }),
  run: { durationS: 2 },
};

export const inStep: ScenarioDocument = scene(network, {
  id: 'in-step',
  title: 'One cell each, or whole packets',
  description:
    'Ten senders begin at once with a window of 20 packets, at twice what the link carries. EPD refuses every second ' +
    'packet of each of them; CCD takes one cell of each at the head of the queue. The equations of the paper for both ' +
    'can be read off the plot.',
  source: 'Nagata, Morita, Noguchi & Miyake 2000, sections 2 and 3.3, Figures 3 and 4',
  policy: 'epd',
  stage: {
    startS: 0,
    viewS: [0, 0.03],
    msPerSecond: 2,
    hook: 'Ten senders fill one queue in the same two milliseconds, and each has to hear of it. How much must it lose for that?',
    knob: discardControl('epd', 'ccd'),
    outcome: { measure: 'timeouts', good: 'less', yardstick: 'equal' },
    ask: [
      'Why does EPD lose every second packet of each sender, and not every packet?',
      'Under CCD the queue goes on growing after the only loss. For how long, and by how many cells?',
      'From which window on does a sender repair one, two or three lost packets without its timer?',
    ],
  },
});

export const inStepCard: SceneCard = {
  level: 3,
  mechanisms: ['discard', 'tcp'],
  paper: 'nagata',
  line: 'Ten senders in step: one lost cell each, or ten lost packets each.',
};
