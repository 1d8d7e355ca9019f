import type { AlgorithmRemarks } from '../../../../contract/index.ts';
import type { Templates } from '../../../../strings/say.ts';
import { decimal, grouped, rate } from '../numbers.ts';
import { bold, condition, ratesApart, reason } from './parts.ts';

const boldRate = (value: number): string => bold(rate(value));

/** Ein Faktor mit drei Dezimalen: `1,24`. */
const factor = (value: number): string => (value === Number.POSITIVE_INFINITY ? '∞' : decimal(value));
const boldFactor = (value: number): string => bold(factor(value));

const not = (holds: boolean): string => (holds ? '' : 'nicht ');
const vcs = (count: number): string => `${bold(count)} ${count === 1 ? 'VC' : 'VCs'}`;
const queueIs = (queue: number): string => `Q ${bold(queue)}`;

const NO_INTERVAL = 'noch ist kein Intervall vorbei';

/** `MACR geht von **61.800** auf **62.352**` */
function averageGoes({ label, before, after }: AlgorithmRemarks['averageGoes']): string {
  const told = boldRate(after);
  if (Number.isNaN(before)) return `${label} beginnt mit der ersten CCR, ${told}`;
  const was = boldRate(before);
  return was === told ? `${label} bleibt bei ${told}` : `${label} geht von ${was} auf ${told}`;
}

const WAYS = { forward: 'Forward-', backward: 'Backward-' } as const;

const untouched = (way: 'forward' | 'backward' | null): string =>
  `${way === null ? '' : WAYS[way]}RM-Zellen gehen unberührt durch`;

/** `der faire Anteil von **3** aktiven VCs, **20.000**` */
const fairShareOf = ({ active, fairShare }: { readonly active: number; readonly fairShare: number }) =>
  `der faire Anteil von ${bold(active)} aktiven ${active === 1 ? 'VC' : 'VCs'}, ${boldRate(fairShare)}`;

const FAIR = { macr: 'MACR × DPF', mean: 'dem Mittel von MAX und MIN' } as const;

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

function allowed(what: AlgorithmRemarks['ericaAllows']['allowed']): string {
  if (what.is === 'noRise')
    return `und CCR ${boldRate(what.ccr)} steigt höchstens bis zu diesem Wert: ${fairShareOf(what)}`;
  if (what.is === 'target') return `und kein VC bekommt mehr als Ctar ${boldRate(what.target)}`;
  if (what.is === 'share') return `und ${fairShareOf(what)}, ist das Höchste, was erlaubt ist`;
  if (what.is === 'own') return `und CCR / z ${boldRate(what.rate)} ist mehr als ${fairShareOf(what)}`;
  return `also darf er haben, was der am besten bediente VC vorher hatte, ${boldRate(what.rate)}`;
}

export const algorithmRemarks: Templates<AlgorithmRemarks> = {
  passUntouched: ({ way }) => untouched(way),
  controlsNoRates: () => 'dieser Port regelt keine Raten',
  noRateToldYet: () => 'der Port kennt noch keine Rate: noch kam keine Forward-RM-Zelle',
  vcNotMetYet: () => 'noch kam keine Forward-RM-Zelle dieses VC',

  sendsItsOwn: ({ queue, qt }) =>
    `durchgehende RM-Zellen bleiben unberührt; der Port sendet eigene, solange Q über QT ${grouped(qt)} ist, und ${queueIs(queue)} ist ${not(queue > qt)}darüber`,

  averageGoes,
  belowLt: ({ queue, lt }) => `${queueIs(queue)} ist unter LT ${grouped(lt)}`,
  veryCongested: ({ queue, lt, ht, mean }) => {
    const why = queue >= ht ? `nicht unter HT ${grouped(ht)}` : `noch nicht wieder unter LT ${grouped(lt)}`;
    const then = mean === null ? ', und jeder VC bekommt CI' : `, und Mittel × RF ist ${boldRate(mean)}`;
    return `${queueIs(queue)} ist ${why}${then}`;
  },
  slightlyCongested: ({ queue, lt, ht, ccr, fair, fairIs }) => {
    const [own, most] = ratesApart(ccr, fair);
    const isAbove = ccr > fair;
    return `${queueIs(queue)} ist zwischen LT ${grouped(lt)} und HT ${grouped(ht)}${isAbove ? ', und' : ', aber'} CCR ${bold(own)} ist ${not(isAbove)}über ${FAIR[fairIs]} ${bold(most)}`;
  },
  largestAndSmallest: ({ ccr, max, min }) =>
    `mit CCR ${boldRate(ccr)} ist die größte Rate ${boldRate(max)} und die kleinste ${boldRate(min)}`,
  largestAverage: ({ max, before, after }) =>
    `MAX ist ${boldRate(max)}, und ${averageGoes({ label: 'AMAX', before, after })}`,
  pressed: ({ queue, lt, fn, ccr, bound, fromHt }) => {
    const [own, most] = ratesApart(ccr, bound);
    const isAbove = ccr >= bound;
    const why =
      fromHt !== null
        ? `und ab HT ${grouped(fromHt)} bleibt jeder VC unter AMAX × Fn ${bold(most)}`
        : `${isAbove ? 'und' : 'aber'} CCR ${bold(own)} ist ${not(!isAbove)}unter AMAX × Fn ${bold(most)}`;
    return `${queueIs(queue)} ist nicht unter LT ${grouped(lt)}, Fn ist ${bold(decimal(fn))}, ${why}`;
  },

  ccrNoted: ({ ccr }) =>
    `seine CCR, ${boldRate(ccr)}, ist notiert; die Antwort geht mit Backward-RM-Zellen zurück`,
  answerRepeated: ({ answer }) => `die Antwort dieses Intervalls, ${boldRate(answer)}, wird wiederholt`,
  loadUnknown: ({ target }) =>
    `${NO_INTERVAL}, also ist die Last unbekannt, und ganz Ctar ist erlaubt, ${boldRate(target)}`,
  dividedByLaf: ({ z, band, near, laf }) => {
    const where = `${near === null ? 'außerhalb von' : 'in'} ${factor(1 - band)} bis ${factor(1 + band)}`;
    const why =
      near === null
        ? ''
        : ` und CCR ${boldRate(near.ccr)} ${not(near.ccr > near.fairShare)}über dem fairen Anteil ${boldRate(near.fairShare)}`;
    return `z ${boldFactor(z)} ist ${where}${why}, also wird CCR durch LAF ${boldFactor(laf)} geteilt`;
  },
  ownOrFairShare: ({ z, own, active, fairShare }) => {
    const isAbove = own > fairShare;
    const counts = isAbove ? 'CCR / z' : 'der faire Anteil';
    return `z ist ${boldFactor(z)} und CCR / z, ${boldRate(own)}, ist ${isAbove ? 'mehr' : 'nicht mehr'} als ${fairShareOf({ active, fairShare })}: ${counts} zählt`;
  },
  ericaAllows: ({ z, delta, delay, allowed: what }) => {
    const target =
      delay === null
        ? ''
        : `Tq ${bold(`${factor(delay.ms)} ms`)} macht Ctar ${boldRate(delay.target)} (f ${boldFactor(delay.f)}), `;
    const load = `z ${boldFactor(z)} ist ${z > 1 + delta ? 'über' : 'höchstens'} 1 + δ ${boldFactor(1 + delta)}`;
    return `${target}${load}, ${allowed(what)}`;
  },

  oneRateForAll: ({ ers, z, above }) => {
    const load = z === null ? NO_INTERVAL : `z ${boldFactor(z)} im letzten Intervall`;
    const long = above === null ? '' : `, und ${queueIs(above.queue)} ist über CQT ${bold(above.cqt)}`;
    return `die faire Rate ist ERS ${boldRate(ers)} (${load})${long}`;
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
