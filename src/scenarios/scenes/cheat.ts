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
      {
        question: 'Three of the four keep their contracts. What do they lose, and why?',
        hint: 'Read the lost cells of each VC. Does the buffer know whose contract a cell breaks?',
        answer:
          '17 % of their cells, and VC 1 loses 15 % of its own, on the mean of five seeds: a full buffer refuses the next cell, of any VC.',
      },
      {
        question: 'Choose UPC. How does the port know which cell comes too early?',
        hint: 'Step to a refused cell of VC 1 and read the sentence: two times are compared.',
        answer:
          'It remembers for each VC when its next cell is due, and adds 12.5 µs (T) for each that conforms. A cell may come 50 µs (τ) too early; an earlier one is refused. VC 1 loses 60 % of its cells, the others none.',
      },
      {
        question: 'Set the excess to tagged. How much more does VC 1 get then, and at whose expense?',
        hint: 'Compare the goodput of VC 1 under both, and the losses of the others.',
        answer:
          'It gets 49.8 Mb/s instead of 30.7: tagged cells enter while fewer than 50 wait. The others still lose nothing, because tagged cells never fill the buffer.',
      },
    ],
    note: {
      show: 'Let the class say who should lose cells before it runs. Then show the losses of all four under tail drop, and switch to UPC.',
      belief:
        'A switch that is not overloaded on paper loses nothing. Contracts fit the link, and one sender that breaks its own makes all others pay.',
      next: 'A sender that is late sends its cells close together. How large must τ be so that an honest one loses nothing?',
      avoid:
        '“UPC makes a network fair.” It holds each VC to what it asked for. Who may ask for how much is decided before, at admission, which is not simulated here.',
    },
  },
});

export const cheatCard: SceneCard = {
  level: 2,
  mechanisms: ['discard', 'buffer'],
  paper: 'ulku',
  line: 'One VC breaks its contract, and the others pay, until it is policed.',
};
