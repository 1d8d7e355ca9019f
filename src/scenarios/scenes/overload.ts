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
      {
        question:
          'Ten senders fill the link, 20 offer twice as much. Which part of the slots carries packets that arrive, before and after?',
        hint: 'Read the ledger of the link in the first half of the run and at its end: which part grows, and is any of it idle?',
        answer:
          'Up to 0.5 s all of it: each sender brings a tenth of the link. From {from} to {to} s {useful} of the slots carried packets and {dead} cells of broken ones, and none was idle. In the last 50 ms 15 % are useful, on the mean of three seeds.',
      },
      {
        question: 'At twice the load half of the cells are lost. Why is it not half of the packets?',
        hint: 'One cell is enough. How many of the cells of a packet have to arrive?',
        answer:
          'A packet arrives only if all of its 32 cells do. The losses fall on all senders, so nearly every packet is hit: in the last 50 ms half of the cells are lost, and 92 % of the packets, on the mean of three seeds.',
      },
      {
        question: 'Choose EPD. What does the switch do differently, and what does it not fix?',
        hint: 'Count lost packets under both. Then read which part of the slots they took.',
        answer:
          'It refuses whole packets, so that others arrive whole: 98 % of the slots are useful instead of 37 %, on the mean of three seeds. The senders do not slow down: at twice the load half of the packets are lost. That takes TCP, or rates.',
      },
    ],
    note: {
      show: 'Let the class draw throughput against load before anything runs, for a link that is offered up to twice what it carries. Then play to the end and lay the drawings next to the use of the link.',
      belief:
        'A link that is offered too much carries what it can. It carries cells at full rate, and hardly a packet: cells of broken packets take their place.',
      next: 'Which packet size would be hit less? And what would senders do that repeat every lost packet?',
      avoid:
        '“Overload alone causes the collapse.” It takes packets of many cells, mixed with each other, and a switch that drops cells. With EPD the same overload leaves the link full of whole packets.',
    },
  },
});

export const overloadCard: SceneCard = {
  level: 1,
  mechanisms: ['discard'],
  paper: 'zhu',
  line: 'The load is turned up to twice the link, and nearly nothing arrives.',
};
