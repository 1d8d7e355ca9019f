import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { oneLink } from '../oneLink.ts';

/** Cells/s. The contract of each is 80,000, one cell in 12.5 µs; the rates differ so that the senders do not stay in phase. */
const RATES = [200_000, 80_000, 79_000, 78_000] as const;

export const cheat: ScenarioDocument = oneLink({
  id: 'cheat',
  title: 'One sends more than it asked for',
  subtitle: '2 switches, 4 constant senders with a contract of 80,000 cells/s each, one 155.52 Mb/s link',
  description:
    'Four VCs were admitted because their contracts fit the link. One of them sends two and a half times its own. With tail drop all four lose ' +
    'cells. A switch that polices each VC at the entry (UPC) takes the excess from the one that sends it.',
  source: 'Ülkü 1997, sections 1.3 and 2.2.1; the network is ours',
  delayMs: 0.1,
  sends: RATES.map((cellsPerSecond) => ({
    source: { kind: 'deterministic', cellsPerSecond, startMs: { from: 0, to: 1 } },
  })),
  ports: { default: { bufferCells: 200, policy: 'rcd' } },
  policies: { gcra: { increment: 0.0125, limit: 0.05, tagged: 50 } },
  run: { durationS: 0.5 },
  measure: { fromS: 0.1 },
  stage: {
    startS: 0,
    viewS: [0, 0.02],
    msPerSecond: 0.5,
    hook: 'VC 1 sends two and a half times its contract. Who loses cells?',
    knob: {
      question: 'What does the port do with a cell?',
      path: 'policy',
      answers: [
        { value: 'rcd', words: 'refuses any, once the buffer is full' },
        { value: 'gcra', words: 'holds each VC to its contract' },
      ],
    },
    outcome: { measure: 'fairness', good: 'more', yardstick: 'equal' },
    ask: [
      'Three of the four keep their contracts. What do they lose, and why?',
      'Choose UPC. How does the port know which cell comes too early?',
      'Set the excess to tagged. How much more does VC 1 get then, and at whose expense?',
    ],
  },
});

export const cheatCard: SceneCard = {
  level: 2,
  mechanisms: ['discard', 'buffer'],
  paper: 'ulku',
  line: 'One VC breaks its contract, and the others pay, until it is policed.',
};
