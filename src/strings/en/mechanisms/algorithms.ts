import type { MechanismHelp } from './help.ts';

/** Help texts that several algorithms share. */
const lt = 'From this queue on the port is slightly congested.';
const ht = 'From this queue on it is very congested.';
const averageWeight =
  'Weight of the newest rate in the average. Large: quick and restless; 1: the rate of the last RM cell.';
const utilisation = 'Share of the link the port means to fill; what is left over drains queues.';
const intervalMs =
  'Length of a measuring interval. 1 ms suits a LAN, 5 ms a WAN: shorter than the round trip means answering before the last answer shows; with few cells a VC slow sources are missed.';
const fairness =
  'What is divided: all of the bandwidth, whatever is promised; or what the minimum rates (MCR) leave of it, on top of which each VC gets its share (TM 4.0, appendix I.3). With unequal MCRs equal shares add up to more than the link.';
const lambda =
  'Load factor: the share of the bandwidth that is handed out. What is held back drains the queues of the start; with 1 they stay for good.';
const bandwidth =
  'Bandwidth of the ABR VCs together; 0: what higher classes left of the link in the last interval.';

export const algorithmHelp: MechanismHelp = {
  none: {
    help: 'RM cells pass untouched, so every ABR source rises to its peak rate and the queue takes the rest.',
    parameters: {},
  },
  backward: {
    help: 'A port with a long queue writes RM cells itself (BN, CI) and sends them straight back to the sources of the cells that meet the queue: the shortest way news can take. RM cells of sources pass untouched. Sources of TM 4.0 outrun notices that arrive less often than their own RM cells. Newman’s source (`abr.rule: becn`) halves on each and doubles after `recoveryMs` without one: it holds the queues at the gap that TM 4.0 allows, as long as recovery takes no less than the gap.',
    parameters: {
      qt: 'While more cells than this wait, the switch sends a backward RM cell to the source of each arriving data cell.',
      gapMs:
        'Least time between two notifications of one VC. TM 4.0 allows ten cells a second; Newman’s own filter lets one pass in about the time that news takes to the source and its effect takes back, 1 ms or less in a LAN.',
    },
  },
  dmrca: {
    help: 'Follows the largest rate instead of the mean: VCs held back elsewhere do not pull it down. The longer the queue, the smaller the part of it that a VC may keep; from HT on this holds for every VC, or in a WAN those below would rise unheard. Steps, age and factor are reconstructed from secondary literature.',
    parameters: {
      lt,
      ht,
      alpha: averageWeight,
      steps: 'Fn falls from 1 at LT to its least value at HT in so many equal steps.',
      least: 'Fn at HT and above.',
      rf: 'Part of AMAX × Fn that is handed out.',
      ageMs: 'After so long a silence of the VC of MAX, the next RM cell of any VC takes its place.',
      feedback: 'What a VC that is too fast gets: a rate, or the bit.',
    },
  },
  ferm: {
    help: 'Fuzzy rules instead of a formula: the queue and its change select rules from a table, and the rules that fire are averaged into one rate for all. It does not count VCs, so the standing queue grows with their number.',
    parameters: {
      utilisation,
      full: 'A mean queue from here on is full; a quarter of it is low, half of it medium. Longer intervals or links need more, or the rates swing: 4,000 in a WAN with intervals of 5 ms.',
      swing:
        'A mean queue that grows by so much from one interval to the next is rising fast; half of it is rising.',
      intervalMs,
    },
  },
  cceri: {
    help: 'Remembers the rate of every VC. Those at or below the advertised rate are held elsewhere; what they leave is shared equally. Exact like ERAA, but it goes through the whole table for every RM cell.',
    parameters: {
      lambda,
      bandwidth,
      fairness,
    },
  },
  eraa: {
    help: 'Calculates the max-min fair rates exactly, in constant time for each RM cell: VCs that other links hold below the equal share are satisfied, and what they leave goes to the others in equal parts. Counts the open VCs, idle ones too.',
    parameters: {
      lambda,
      bandwidth,
      fairness,
      marking:
        'Rates are agreed by forward RM cells. Lowering the backward ones too brings fresher news over long links (Ülkü, section 4.3).',
      forgetMs:
        'A VC without a cell for longer than this, 0.1 ms at least, is taken out, and its share goes to the others. 0 = never: ERAA counts VCs that are open, not VCs that send. Not in the paper.',
    },
  },
  fmmra: {
    help: 'Looks at the ER of RM cells in both directions instead of what sources say they send: a VC whose ER comes below the advertised rate is held elsewhere. While the link is not used up, ERmax lets the others have more, so shares of idle VCs are not lost.',
    parameters: {
      lambda,
      bandwidth,
      fairness,
      alpha:
        'Weight of a backward RM cell in ERmax, the rate that grows while the link is not used up; with 0 nothing is handed out twice.',
      intervalMs,
      band: 'A load this little below 1 counts as 1, so that rates do not move with the counting of single cells.',
      dqt: 'When more ABR cells wait, ERmax restarts and no VC gets more than the advertised rate.',
    },
  },
};
