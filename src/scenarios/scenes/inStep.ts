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
    hook: 'Ten senders fill one queue in the same two milliseconds, and each has to learn of it. How much must it lose for that?',
    knob: discardControl('epd', 'ccd'),
    outcome: { measure: 'timeouts', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question: 'Why does EPD lose every second packet of each sender, and not every packet?',
        hint: 'The threshold is 900 cells, and a packet of each of ten senders has 300. What is the queue when the next packet begins?',
        answer:
          'The input is twice the output, so half of it is too much (eq. 12: 30 / 15 − 1 = 1 lost for each admitted). While a packet of each sender is refused the queue falls by 150 cells, which is the room for the next.',
      },
      {
        question:
          'Under CCD the queue goes on growing after the only loss. For how long, and by how many cells?',
        hint: 'A sender stops when its window is used up and no acknowledgement comes. Which packet was the last that it may send?',
        answer:
          'For the 17 packets of the window that are still to come, 30 cells each at 30 Mb/s: 7.2 ms (eq. 10). In that time 2,550 cells more come than go (eq. 11).',
      },
      {
        question:
          'From which window on does a sender repair one, two or three lost packets without its timer?',
        hint: 'Three duplicates must come back for each loss, and the window halves at the first. What may still be sent after that?',
        answer:
          'One from 4 packets on, two from 10, three only from 20 on and far apart (eqs. 1 to 4). EPD takes 10 of 20, so every sender waits for its timer: {timeouts} from {from} to {to} s.',
      },
    ],
    note: {
      show: 'Let the queue rise to its threshold under EPD and count the refused packets of one sender. Then the same under CCD: one cell, and the queue rises on.',
      belief:
        'The policy that knows packets must be better for TCP. It spares the link useless cells, and takes so many packets of one window that no sender can repair them.',
      next: 'Give each sender a delay of its own. What becomes of the ten packets, and of the one cell?',
      avoid:
        '“One lost cell is enough.” It is while the cells of all senders take turns at the head: a sender whose cell is spared sends on.',
    },
  },
});

export const inStepCard: SceneCard = {
  level: 3,
  mechanisms: ['discard', 'tcp'],
  paper: 'nagata',
  line: 'Ten senders in step: one lost cell each, or ten lost packets each.',
};
