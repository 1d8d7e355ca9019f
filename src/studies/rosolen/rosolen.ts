import { disputed } from '../disputed.ts';
import type { Study } from '../study.ts';
import { rosolenFigures } from './rosolenFigures.ts';
import { judgementsOf } from './rosolenJudgements.ts';
import { rosolenSentences } from './rosolenSentences.ts';
import { paperTables } from './rosolenTables.ts';
import { others, sensitivity, tcpStudy } from './rosolenVariants.ts';

export const rosolen: Study = {
  paper: '001',
  citation:
    'V. Rosolen, O. Bonaventure & G. Leduc, "A RED discard strategy for ATM networks and its performance ' +
    'evaluation with TCP/IP traffic", 1999',
  reading: [
    '"155 Mb/s" is the payload of STS-3c, 149.76 Mb/s: this alone gives the printed ideals.',
    'max_p = 0.1 is meant for packets; a cell is marked with 1 - (1 - max_p)^(1/n), 0.00055 for 192 cells.',
    'Above max_th the probability rises on, from max_c at max_th to 1 at twice max_th: max_p is "the slope of the ' +
      'first part" of a function "proposed in [Flo97]". Floyd names this paper as the one that tried her gentle RED in ' +
      'an ATM switch. Tables 1-5 show the jump to 1 next to it (RED, step).',
    'TCP is SACK as the paper says, with coarse timers, seg/8 growth and no initial ssthresh, as 4.4BSD has ' +
      'it; no timestamps, with which neither 13.45 Mb/s nor frames of 1,460 bytes on Ethernet would come out; ' +
      'no handshake. Study `tcp` shows Reno, and an ssthresh of 64 KB.',
    'Every file has a connection of its own; sources start uniformly within 100 ms.',
    'In 3.1.2 sources send at 2 Mb/s, as section 3.1.6 says of it.',
    'Of the ten workstations at a router of 3.1.5 five send and five receive.',
    'Windows by satellite are eight times those on the ground ("adapted", without a number). In 3.1.1 by satellite ' +
      'slow start ends at 64 KB and growth has no seg/8, as the goodputs around 16 % of 4.2.2 need.',
    'Runs of 40 s end to end and 80 s behind routers, measured from 4 and 8 s on: about a dozen files a source, ' +
      'but four in the router mesh. The index of fairness rises with the number of files, whatever the policy: it says ' +
      'first how long a run was.',
    'Global intra-cluster fairness is the mean of the indices of the clusters. Section 3.3.1 takes the sessions ' +
      'of a VC as one source, which is shown apart: the printed values are nearer to those of the sessions.',
    'Everything together is about 37 minutes of processor time, half of that on two.',
    'Both directions of a bottleneck are one switch: mean utilization and occupancy, higher maximum.',
  ],
  tables: [...paperTables, others, tcpStudy, sensitivity],
  figures: rosolenFigures,
  judgements: [...judgementsOf(paperTables, others), ...rosolenSentences],
  disputed: disputed.rosolen,
  open: [
    'Levels: with SACK, which the text names, every policy carries more than printed but UBR in Table 1. Study `tcp`: ' +
      'Reno comes within a few points in Tables 4 and 5 and on the left link of Table 3, with an ssthresh of 64 KB ' +
      'in Table 1, but for FBA. The SACK of the paper, a patch of 1996, may have recovered less.',
    'FBA below EPD in the direct case (Table 1): above it here in every reading.',
    'By satellite the queue is all but empty (0.1 %, where section 4.2.2 has 2 to 4 %) and the four policies are equal. ' +
      'Without an ssthresh goodputs are twice the "around 16 %".',
    'RED fairness of 99 (Tables 3 and 5): below it here, by sessions and by VC.',
    'One max_c for Tables 4 and 5: the printed maxima, 88 and 47 %, ask for different values.',
  ],
};
