import { disputed } from '../disputed.ts';
import type { Study } from '../study.ts';
import { farNearTables } from './zhuFarNear.ts';
import { farNearJudgements } from './zhuFarNearJudgements.ts';
import { zhuFigures } from './zhuFigureList.ts';
import { figureTables } from './zhuFigures.ts';
import { poissonTables } from './zhuPoisson.ts';
import { poissonJudgements } from './zhuPoissonJudgements.ts';
import { zhuSentences } from './zhuSentences.ts';
import { tenTables } from './zhuTen.ts';
import { tenJudgements } from './zhuTenJudgements.ts';
import { twoPoissonTables } from './zhuTwoPoisson.ts';

/** Zhu 1999. The numbers are the paper's. */
export const zhu: Study = {
  paper: '003',
  citation: 'J. Zhu, "Effects of Per-VC Queueing and Buffer Management on TCP over ATM Performance", 1999',
  reading: [
    'Tables 4.1, 4.3, 4.6 and 4.8 are settings: they are in the networks and in the columns below.',
    'Chapter 4: every source has a link of its own at the rate of the shared one, which serialises its cells; ' +
      'without it sources of different rates lose the same share under FIFO and round robin alike.',
    'Chapter 5: Reno with growth seg*seg/cwnd, timers of 100 ms whose phase each host draws from the seed, ' +
      'at least two ticks (200 ms), Jacobson with backoff, an ACK for every second segment or at a tick of 200 ms.',
    'Ten sources: 45 s, statistics from 5 s on, where the thesis has 150 and 60; two seeds, five in study `limits`, ' +
      'six in Tables 5.8 and 5.9. ' +
      'Two sources: 10 s from 2 s on; nothing is lost and nothing changes after the first second.',
    'At exact ties a departure frees its place before arrivals: else no source captures the buffer. The order of cells ' +
      'that arrive together is drawn, so that no source is preferred (section 5.3).',
    'Tables 5.8 and 5.9 are turned: the rows of the thesis are columns here. Tables with names are figures of the ' +
      'thesis, whose numbers are lost, or studies of ours.',
    'The cell on the wire holds no place of the buffer; a cell that is pushed out gives its VC the finish tag of ' +
      'weighted fair queueing back; L of eq. 3.2 is one cell time.',
  ],
  tables: [...poissonTables, ...twoPoissonTables, ...farNearTables, ...tenTables, ...figureTables],
  figures: zhuFigures,
  judgements: [
    ...poissonJudgements(poissonTables),
    ...farNearJudgements(),
    ...tenJudgements(),
    ...zhuSentences,
  ],
  disputed: disputed.zhu,
  open: [
    'EPD best at 9140 bytes with 1,000 cells (conclusion 1), limits at 1,000 cells (conclusion 5): the figures with ' +
      'the levels are lost, and a buffer of five packets decides by phase.',
    'The special case of 512 bytes in the WAN: fairness 0.24 to 0.53 with queues per VC (Tables 5.6 and 5.7) needs ' +
      'windows that stay open for the whole run. Here every source loses packets from time to time.',
    'The "minimum RTT" of Tables 5.2 and 5.3 is no round trip: eq. 5.1 multiplies delays of one cell by the cells of a ' +
      'packet. The rows apply it as printed to our delays.',
  ],
};
