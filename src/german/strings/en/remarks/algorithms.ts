import type { AlgorithmRemarks } from '../../../../contract/index.ts';
import { decimal, grouped, rate } from '../../../../strings/en/numbers.ts';
import type { Templates } from '../../../../strings/say.ts';
import { bold, condition, ratesApart, reason } from './parts.ts';

const boldRate = (value: number): string => bold(rate(value));

/** Ein Faktor mit drei Dezimalen: `1,24`. */
const factor = (value: number): string => (value === Number.POSITIVE_INFINITY ? '∞' : decimal(value));
const boldFactor = (value: number): string => bold(factor(value));

const not = (holds: boolean): string => (holds ? '' : 'nicht ');
const vcs = (count: number): string => `${bold(count)} ${count === 1 ? 'VC' : 'VCs'}`;
const queueIs = (queue: number): string => `Q ${bold(queue)}`;

const NO_INTERVAL = 'noch ist kein Intervall vorbei';

/** `AMAX geht von **61.800** auf **62.352**` */
function averageGoes(label: string, before: number, after: number): string {
  const told = boldRate(after);
  if (Number.isNaN(before)) return `${label} beginnt mit der ersten CCR, ${told}`;
  const was = boldRate(before);
  return was === told ? `${label} bleibt bei ${told}` : `${label} geht von ${was} auf ${told}`;
}

const WAYS = { forward: 'Forward-', backward: 'Backward-' } as const;

const untouched = (way: 'forward' | 'backward' | null): string =>
  `${way === null ? '' : WAYS[way]}RM-Zellen gehen unberührt durch`;

const NAMES = { advertised: 'der angebotenen Rate ', amax: 'Amax ' } as const;

/** Stufen der Fuzzy-Regeln. */
const LEVELS: Readonly<Record<string, string>> = {
  empty: 'leer',
  low: 'niedrig',
  medium: 'mittel',
  high: 'hoch',
  full: 'voll',
  falling: 'fallend',
  'falling fast': 'schnell fallend',
  steady: 'gleichbleibend',
  rising: 'steigend',
  'rising fast': 'schnell steigend',
};
const level = (name: string): string => LEVELS[name] ?? name;

export const algorithmRemarks: Templates<AlgorithmRemarks> = {
  passUntouched: ({ way }) => untouched(way),
  controlsNoRates: () => 'dieser Port regelt keine Raten',
  noRateToldYet: () => 'der Port kennt noch keine Rate: noch kam keine Forward-RM-Zelle',
  vcNotMetYet: () => 'noch kam keine Forward-RM-Zelle dieses VC',

  sendsItsOwn: ({ queue, qt }) =>
    `durchgehende RM-Zellen bleiben unberührt; der Port sendet eigene, solange Q über QT ${grouped(qt)} ist, und ${queueIs(queue)} ist ${not(queue > qt)}darüber`,

  belowLt: ({ queue, lt }) => `${queueIs(queue)} ist unter LT ${grouped(lt)}`,
  largestAverage: ({ max, before, after }) =>
    `MAX ist ${boldRate(max)}, und ${averageGoes('AMAX', before, after)}`,
  pressed: ({ queue, lt, fn, ccr, bound, fromHt }) => {
    const [own, most] = ratesApart(ccr, bound);
    const isAbove = ccr >= bound;
    const why =
      fromHt !== null
        ? `und ab HT ${grouped(fromHt)} bleibt jeder VC unter AMAX × Fn ${bold(most)}`
        : `${isAbove ? 'und' : 'aber'} CCR ${bold(own)} ist ${not(!isAbove)}unter AMAX × Fn ${bold(most)}`;
    return `${queueIs(queue)} ist nicht unter LT ${grouped(lt)}, Fn ist ${bold(decimal(fn))}, ${why}`;
  },

  queueCounts: ({ queue }) => `Q ${bold(decimal(queue))} zählt für das Mittel dieses Intervalls`,
  fuzzyRate: ({ frc, target, mean }) => {
    const correction = `FRC ${boldFactor(frc)} von Ctar ${boldRate(target)}`;
    if (mean === null) return `${NO_INTERVAL}: ${correction}`;
    const { queue, level: height, change, trend } = mean;
    const by = `${bold(decimal(Math.abs(change), 1))} ${change < 0 ? 'weniger' : 'mehr'} als vorher`;
    return `die mittlere Warteschlange von ${bold(decimal(queue, 1))} ist vor allem ${level(height)} und, ${by}, vor allem ${level(trend)}: ${correction}`;
  },

  erIsWithin: ({ er, most, name }) =>
    `ER ${boldRate(er)} ist nicht über ${name === null ? '' : NAMES[name]}${boldRate(most)}`,
  advertisedRate: ({ advertised, bandwidth, vcs: all, held, taken }) => {
    const [most, whole] = [boldRate(advertised), `B ${boldRate(bandwidth)}`];
    if (held === 0)
      return `kein VC ist anderswo begrenzt, also bekommt jeder von ${bold(all)} seinen Teil von ${whole}, ${most}`;
    const part = `${boldRate(taken)} von ${whole}`;
    if (held === all)
      return `keiner von ${bold(all)} will mehr; sie nehmen ${part}, und der Rest auf der größten dieser Raten ergibt ${most}`;
    const each = all - held === 1 ? 'für den anderen' : 'für jeden anderen';
    return `${bold(held)} von ${bold(all)} VCs, anderswo begrenzt, ${held === 1 ? 'nimmt' : 'nehmen'} ${part}, und es bleibt ${each} ${most}`;
  },
  equalShare: ({ bandwidth, vcs: all, most }) => {
    const share = `Beq ist B ${boldRate(bandwidth)} durch ${vcs(all)}, ${boldRate(bandwidth / all)}`;
    if (most === null) return share;
    const whose = most.fellows === 1 ? '' : ` für jeden von ${vcs(most.fellows)}`;
    return `${share}, und was die Zufriedenen davon übrig lassen, ergibt Amax ${boldRate(most.rate)}${whose}`;
  },
  leftByOthers: ({ vcs: all, others, fair, left, erMax }) => {
    const most = boldRate(fair);
    const each = left === null ? most : `${boldRate(left)}, und keiner bekommt weniger als B / N, ${most}`;
    const share =
      others === 0
        ? `kein VC ist anderswo begrenzt, also bekommt jeder von ${bold(all)} ${most}`
        : `${bold(others)} von ${bold(all)} VCs ${others === 1 ? 'ist' : 'sind'} anderswo begrenzt; das lässt jedem anderen ${each}`;
    return erMax === null
      ? share
      : `${share}, und ERmax ${boldRate(erMax)}, solange die Leitung nicht ausgelastet ist`;
  },

  rateRuleFails: ({ fault, line }) => `die Regel hat keine Antwort: ${bold(fault)} in Zeile ${line}`,
  rateRuleLeaves: ({ because }) =>
    `die Regel lässt sie unverändert${because === null ? '' : `: ${condition(because)}`}`,
  rateRuleLine: ({ line, because }) => `so will es Zeile ${line}${reason(because)}`,
  rateRuleMarks: ({ way, queue, threshold, name }) => {
    const isAbove = queue > threshold;
    const what = `${name === null ? '' : `${name} `}${decimal(threshold)}`;
    return `${untouched(way)}; ${queueIs(queue)} ist ${not(isAbove)}über ${what}, also gehen Datenzellen ${isAbove ? 'markiert' : 'unverändert'} ab`;
  },
};
