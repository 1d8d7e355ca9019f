import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { LINK_CELLS, oneLink } from '../oneLink.ts';
import { discardControl } from '../sceneControls.ts';

/** One sender more each time; 20 of them offer twice what the link carries. */
const STEP_MS = 50;
const SENDERS = 20;

export const overload: ScenarioDocument = oneLink({
  id: 'overload',
  title: 'Turn up the load',
  subtitle: '2 switches, 20 senders of a tenth of the link each, 1,500-byte packets (32 cells), no TCP',
  description:
    'Every 50 ms one more sender begins, and none slows down. The link carries all that is offered until it is full. ' +
    'Beyond that every slot is busy, and fewer and fewer packets arrive: congestion collapse.',
  source: 'Zhu 1999, section 1.6 and Figure 1.3; Ülkü 1997, section 1.3; the network is ours',
  delayMs: 1,
  // Less than twice the mean: cells of many packets come mixed with each other.
  sends: Array.from({ length: SENDERS }, (_, i) => ({
    source: {
      kind: 'poisson',
      cellsPerSecond: LINK_CELLS / 10,
      packetBytes: 1_500,
      peakCellRate: 60_000,
      startMs: STEP_MS * i,
    },
  })),
  ports: { default: { bufferCells: 500, policy: 'rcd' } },
  policies: { epd: { threshold: 200 } },
  run: { durationS: 1 },
  measure: { fromS: 0.5 },
  stage: {
    startS: 0.4,
    viewS: [0, 1],
    msPerSecond: 50,
    hook: 'Twice as much is offered as the link carries, and hardly a packet arrives. Who eats them?',
    knob: discardControl('rcd', 'ppd', 'epd'),
    outcome: { measure: 'useful', good: 'more', yardstick: 'equal' },
    ask: [
      'Ten senders fill the link, 20 offer twice as much. Which part of the slots carries packets that arrive, before and after?',
      'At twice the load half of the cells are lost. Why is it not half of the packets?',
      'Choose EPD. What does the switch do differently, and what does it not mend?',
    ],
  },
});

export const overloadCard: SceneCard = {
  level: 1,
  mechanisms: ['discard'],
  paper: 'zhu',
  line: 'The load is turned up to twice the link, and nearly nothing arrives.',
};
