/** The lab sheet about the threshold of EPD; loaded with its page. Numbers are checked by tests/app/sheets/labSheet.test.ts. */
export const labSheetTexts = {
  title: 'Is there a best threshold?',
  about: 'A two-hour lab for pairs.',
  onScreen: 'On a screen, this page has the links that open each run.',
  teacher: 'Teacher’s version',
  names: 'Names',
  date: 'Date',
  question: '1. The question, and your guess',
  questionText:
    'EPD refuses whole packets once the queue has reached a threshold. Ten TCP senders share a link of 155.52 Mb/s; the buffer has 2,000 cells. Which threshold gives the largest useful share of the link, with packets of 500 and of 1,500 bytes? What does it cost in delay? Sketch your guess before you run anything: one curve for each packet size.',
  sketch: 'Axes for your sketch: useful share over threshold',
  sketchX: 'threshold, cells',
  sketchY: 'useful share, %',
  why: 'Why do you expect this shape?',
  runs: '2. The runs',
  runsText:
    'Each link opens a sweep: eleven thresholds with ten seeds each. Press Run, then fill in the table. Save the numbers as CSV. A threshold in the table opens one of its runs, with packets of 500 bytes, on the stage.',
  sweep: (bytes: string) => `Sweep with packets of ${bytes} bytes`,
  bytes: (bytes: string) => `Packets of ${bytes} bytes`,
  threshold: 'Threshold, cells',
  openRun: (threshold: string) => `${threshold}: open a run on the stage`,
  useful: 'Useful, %',
  half: '±',
  queue: 'Queue, cells',
  delay: 'Delay, ms',
  delayNote: (us: string) =>
    `Mean delay in the queue = mean queue × ${us} µs, the time of one cell on the link.`,
  analysis: '3. Which differences are real?',
  analysisText:
    'The ± is half of a 95 % confidence interval. Go through the pairs of neighbouring thresholds: where the two intervals overlap, you do not know which one is better.',
  analysisAsk: [
    'Which pairs differ with 500 bytes? Which with 1,500?',
    'Where is the useful share largest, and how wide is the range that is as good?',
    'Draw useful share and delay in one figure. Which threshold would you choose, and for whom?',
  ],
  mechanism: '4. Look inside',
  mechanismText:
    'Open the two moments. Step by events through one overflow of each. How many senders lose a packet, and how long is the link idle after it?',
  moment: (threshold: string) => `A drop with threshold ${threshold}`,
  factor: '5. One more thing',
  factorText:
    'Choose one factor and sweep it. Does your best threshold stay the best? Change one thing at a time.',
  factors: {
    buffer: 'The room above the threshold of 1,960: a buffer of 1,970 to 4,000 cells',
    rto: 'The minimum retransmission timeout: 10 ms to 1 s',
    tcp: 'TCP: Tahoe, Reno, NewReno, SACK',
    senders: 'The senders at the second switch: 2 to 20',
  },
  report: '6. The report, two pages',
  reportItems: [
    'Your guess with its sketch, and what surprised you.',
    'One figure: useful share and delay over the threshold, with intervals.',
    'One paragraph on the mechanism, with a link to the moment that shows it.',
    'One paragraph on what the model leaves out.',
    'The link of one run with its digest. A link and its digest must match.',
  ],
  extension: 'If you finish early: write a rule that beats EPD with a tenth of its queue, and race it.',
  expected: 'Expected results',
  expectedText: 'Means over seeds 1 to 10 of this version, in the table above. What all groups should find:',
  expectedItems: [
    'With 500 bytes a threshold of 100 cells is good (71 %), 500 is worse (63 %), 1,960 is the best (73 %), and 1,999 falls to 59 %.',
    'With 1,500 bytes the useful share grows up to about 1,900 cells (90 %) and falls by 13 points from 1,960 to 1,990: there is no room left for packets that have begun.',
    'The best threshold keeps 458 cells waiting on average, 1.2 ms. A threshold of 100 cells gives up 1 to 2 points with 500 bytes and waits 0.04 ms.',
    'The paper gives 52,956 packets for EPD (Table 1); our mean is about 5 % higher.',
    'With NewReno instead of Reno the useful share at 1,960 cells is about 95 %: the threshold matters less than the way senders recover.',
  ],
  marks: 'Marks',
  marksText:
    'Sketch kept and discussed 2, design 2, statistics 3, mechanism seen in a trace 2, limits 1. Open two of the links: the digests must be those of the report.',
} as const;
