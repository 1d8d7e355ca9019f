import type { MechanismHelp } from './help.ts';

/** What several have. */
const lt = 'From this queue on the port is slightly congested.';
const ht = 'From this queue on it is very congested.';
const averageWeight =
  'Weight of the newest rate in the average. Large: quick and restless; 1: the rate of the last RM cell.';
const utilisation = 'Share of the link the port means to fill; what is left over drains queues.';
const intervalMs =
  'Length of a measuring interval. 1 ms suits a LAN, 5 ms a WAN: shorter than the round trip means answering before the last answer shows; with few cells a VC slow sources are missed.';
const intervalCells =
  'An interval also ends with its n-th ABR cell, so that a fast port answers sooner; 0: by time alone.';
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
        "Least time between two notifications of one VC. TM 4.0 allows ten cells a second; Newman's own filter lets one pass in about the time that news takes to the source and its effect takes back, 1 ms or less in a LAN.",
    },
  },
  intelligent: {
    help: 'Relative marking by VC: between LT and HT the switch slows down only VCs whose rate is above an estimate of the fair share. The estimate is MACR, a running mean of the rates in forward RM cells; it begins with the first of them.',
    parameters: {
      lt,
      ht,
      alpha: averageWeight,
      dpf: 'Down pressure: VCs above this part of MACR count as above their fair share; below 1 so that rates at MACR do not flip to and fro.',
      memory: 'Whether a port that was very congested stays so until its queue has fallen below LT.',
    },
  },
  mmrca: {
    help: 'EPRCA with another guess of the fair share: the middle between the largest and the smallest rate among the VCs. Thresholds, window and factor are reconstructed from secondary literature. LT and HT are QT and DQT there.',
    parameters: {
      lt,
      ht,
      rf: 'Part of the mean of MAX and MIN that is handed out in congestion.',
      windowMs:
        'MAX rises and MIN falls with each RM cell; they come closer at the end of such a window only. Long: the port learns late that the fastest VC has slowed down; short: it overlooks slow VCs, which send 32 cells from one RM cell to the next.',
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
  osu: {
    help: 'The first switch to measure its load: every source divides its rate by the load factor. Near the load aimed at, VCs above the fair share are slowed a little and the others let up, so shares grow equal there and only there.',
    parameters: {
      utilisation,
      band: 'Half width of the band of load factors around 1 in which shares are made equal.',
      intervalMs,
    },
  },
  'erica-basic': {
    help: 'A VC may have its fair share, or its own rate brought to the load aimed at. When some VC cannot use its share, those that already have more keep more: not max-min behind an upstream bottleneck.',
    parameters: {
      utilisation,
      intervalMs,
      intervalCells,
    },
  },
  'erica-plus': {
    help: 'ERICA that fills the whole link and steers the queue instead: below the delay T0 it hands out a little more than the link has left, above it less.',
    parameters: {
      t0Ms: 'Queueing delay the port holds: 0.1 ms in a LAN, 0.5 ms in a WAN, so that there is always a cell to send.',
      a: 'How fast the target falls when the delay is above T0; 1: not at all.',
      b: 'What is handed out at an empty queue, as a multiple of what the link has left.',
      qdlf: 'Queue drain limit factor: f never falls below this, however long the queue.',
      intervalMs,
      intervalCells,
      delta:
        'While the load factor is at most 1 + δ, every VC may have as much as the best served one had in the interval before.',
      fairness,
    },
  },
  capc: {
    help: 'One rate for all, ERS, that grows while the port is loaded below its target and shrinks above it, in proportion to the distance. It counts no VCs; a long queue also says slow down (CI).',
    parameters: {
      utilisation,
      rup: 'Slope of the increase: 0.025 to 0.1. Small in a WAN, where the answer shows late.',
      rdn: 'Slope of the decrease: 0.2 to 0.8. Small in a WAN, where the answer shows late.',
      eru: 'The most ERS may be multiplied by at the end of an interval.',
      erf: 'The least ERS may be multiplied by at the end of an interval.',
      cqt: 'While the queue is longer, backward RM cells say slow down (CI).',
      intervalMs,
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
