import { disputed } from '../disputed.ts';
import type { Study } from '../study.ts';
import { couplingTables } from './ulkuCoupling.ts';
import { ulkuFigures } from './ulkuFigures.ts';
import { fileTables } from './ulkuFiles.ts';
import { ulkuJudgements } from './ulkuJudgements.ts';
import { rateTables } from './ulkuRates.ts';

/** Ülkü 1997. The numbers are the thesis's. */
export const ulku: Study = {
  paper: '004',
  citation:
    'S. Ülkü, "A Simulation Study on Congestion Control for the ATM ABR Service", MSc thesis, Bilkent University, July 1997',
  reading: [
    'R1: 3h1 over three links, 2h1 over the first two, 2h2 and 2h3 over the last two, 1h1 to 1h3 over the last: the ' +
      'only routes whose max-min fair rates are C/2 for 2h1 and C/6 for the others.',
    'Links carry 155 Mb/s (365,566 cells/s); B of ERAA is PCR (353,208 cells/s). Shares are of the links.',
    'A cell already due is not moved when ACR changes; cells that reach a switch at once go in an order of the seed.',
    'Chapter 4 is figures, which are lost: the studies with names show what they were about, nothing is printed next to them.',
    'Chapter 5: TCP knows timeouts only, grows by mss²/W, acknowledges every segment, and begins with one segment ' +
      'without a handshake (study `opening` has others); a delay ends when the last byte arrives. Seeds draw where ' +
      'in a cell time each source starts.',
    'EPRCA in the WAN: MRF 0.75 with hysteresis.',
    'Coupling: delays from the first segment on; a window of the whole file, no initial threshold.',
  ],
  tables: [...fileTables, ...rateTables, ...couplingTables],
  figures: ulkuFigures,
  judgements: ulkuJudgements,
  disputed: disputed.ulku,
  open: [
    'Table 5.3, relative marking: 0.1092 and 0.1452 s for VCs 1 and 2, here 0.14 and 0.16. Only changes that make a source ' +
      'slow down four times less often help: RDF 1/128 with ICR = MCR comes to 4.4 %, but the text has 0.0625.',
    'EPRCA’s MRF of 0.25 in the WAN is 7 % off Table 5.1 (3h1 16 % too fast, one-hop VCs 5 % too slow), 0.75 with ' +
      'hysteresis 4.6 %: there 2h1 and 3h1 are 7 % too fast.',
    'Table 5.2, ERAA: 21 cells at sw2. How many sources start in one round trip decides it.',
  ],
};
