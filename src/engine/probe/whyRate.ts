import {
  AskedCode,
  type Picoseconds,
  type RmVisit,
  toldRmNumber,
  type Why,
  type WhyEvent,
  type WhyFollowed,
  type WhyRule,
  type WhyStep,
} from '../../contract/index.ts';
import { findAlgorithm } from '../abr/algorithms/index.ts';
import { rate, ratesApart } from '../abr/rateTelling.ts';
import type { Simulation } from '../sim/simulation.ts';
import { grouped } from '../text.ts';
import type { RateChange } from './rateWatch.ts';
import { changeIn, nameOf, waits } from './rmTelling.ts';
import type { Notice } from './rmWatching.ts';
import { NOTHING } from './whyFollowed.ts';
import { ruleOfVisit, waySteps } from './whyRmCell.ts';
import { bold, capital, inOrderOfTime, joined, span } from './whyWords.ts';

/** A rate this near to its fair share has settled. */
export const NEAR = 0.05;

/** A change of a rate with what followed, as far as it was looked. */
export interface RateFacts {
  readonly event: WhyEvent;
  readonly simulation: Simulation;
  readonly index: number;
  readonly change: RateChange;
  next: RateChange | null;
  /** When the rate was first near its fair share from the change on, and the two then, cells/s. */
  settled: {
    readonly time: Picoseconds;
    readonly acr: number;
    readonly fair: number;
    /** The rate came to its share; else the share to the rate. */
    readonly byRate: boolean;
  } | null;
  /** As they stand where the replay has come to, cells/s. */
  acr: number;
  fair: number;
}

/** A change of a rate: what brought it, by which rule, and what came of it. */
export function tellRate(facts: RateFacts): Why {
  const { change, event, simulation, index, next, settled } = facts;
  const { before, after, cause, reason, fair, time } = change;
  const name = nameOf(simulation.network.connections[index].vc);
  const visit = deciding(change);
  const marking = visit?.station === 'turn' ? whereMarked(change) : null;
  return {
    headline: `${name} ${after < before ? 'lowers' : 'raises'} ACR ${stepTold(before, after)} cells/s.`,
    sentence: joined(sentenceOf(facts, visit), marking && metOnTheWay(marking)),
    decision: null,
    rule:
      cause.kind === 'notice' ? ruleOfNotice(cause.notice) : (ruleOfMarking(marking) ?? ruleOfVisit(visit)),
    frame: null,
    visit,
    rm: cause.kind === 'rm' ? cause.number : null,
    rate: {
      before,
      after,
      cause: cause.kind,
      rules: reason.rules,
      fair,
      settledAfter: settled === null ? null : settled.time - time,
      nextAfter: next === null ? null : next.time - time,
    },
    causes: causesOf(change, event.vc),
    followed: followedRate(facts),
  };
}

/** Smaller changes are not told by their digits, cells/s. */
const TINY = 0.001;

/** `from 353,208 to 60,900` */
function stepTold(before: number, after: number): string {
  if (Math.abs(after - before) < TINY) return `at ${rate(after)} by less than ${TINY}`;
  const [from, to] = ratesApart(before, after);
  return `from ${from} to ${to}`;
}

/** The visit at which the RM cell was given what decided: the last to lower its ER, or the first to set CI. */
function deciding({ cause, reason }: RateChange): RmVisit | null {
  if (cause.kind !== 'rm') return null;
  const { visits } = cause;
  const cut = visits.findLast(({ before, after }) => after.er < before.er);
  const marked = visits.find(({ before, after }) => after.ci && !before.ci);
  const byRate = reason.rules.some(({ text }) => text.includes('ER'));
  const decided = byRate ? (cut ?? marked) : (marked ?? cut);
  return decided ?? visits.findLast(({ station, line }) => station === 'switch' && line > 0) ?? null;
}

const ruleOfNotice = (notice: Notice | null): WhyRule | null =>
  notice === null ? null : ruleOfVisit(notice);

/** Its destination set CI for a marked data cell: the longest queue that the RM cell met on its way there. */
function whereMarked({ cause }: RateChange): RmVisit | null {
  if (cause.kind !== 'rm') return null;
  const met = cause.visits.filter(({ station, forward }) => station === 'switch' && forward);
  return met.reduce<RmVisit | null>(
    (most, one) => ((one.queue ?? 0) > (most?.queue ?? -1) ? one : most),
    null,
  );
}

const metOnTheWay = (visit: RmVisit): string =>
  `On its way there it came to ${visit.node}, where ${waits(visit)}: ${visit.because}.`;

/** The line by which an algorithm marks data cells. */
function ruleOfMarking(visit: RmVisit | null): WhyRule | null {
  if (visit?.algorithm == null) return null;
  const { algorithm } = visit;
  const line = findAlgorithm(algorithm).pseudoCode.find(({ text }) => text.startsWith('EFCI ='))?.number ?? 0;
  return ruleOfVisit({ algorithm, line });
}

function sentenceOf({ change }: RateFacts, visit: RmVisit | null): string {
  const { cause, reason, time } = change;
  const because = `${capital(reason.words)} (${rulesTold(reason.rules.map(({ source }) => source))}).`;
  if (cause.kind === 'rm')
    return joined(returned(cause.visits, cause.number, because), visit && decidedBy(visit, time));
  if (cause.kind === 'notice') return joined(noticeTold(cause.notice, time), because);
  return because;
}

/** `TM 4.0, rules 5 and 6` */
const rulesTold = (sources: readonly string[]): string =>
  sources.length < 2
    ? sources.join('')
    : `${sources[0].replace('rule', 'rules')} and ${sources[1].split(' ').at(-1)}`;

function returned(visits: readonly RmVisit[], number: number, because: string): string {
  const { er, ci, ni } = visits[visits.length - 1].after;
  return `RM cell ${bold(toldRmNumber(number))} came back with ER ${bold(rate(er))}, CI ${ci ? 1 : 0}, NI ${ni ? 1 : 0}. ${because}`;
}

/** `sw2 lowered ER from 353,208 to 60,900, **640 µs** before, where 73 ABR cells wait: EPRCA, ...` */
function decidedBy(visit: RmVisit, time: number): string {
  const { node, station, because } = visit;
  const ago = `, **${span(time - visit.time)}** before`;
  if (station === 'turn') return `${node} ${changeIn(visit)}${ago}, as it turned it round: ${because}.`;
  return `${node} ${changeIn(visit)}${ago}, where ${waits(visit)}: ${because}.`;
}

function noticeTold(notice: Notice | null, time: number): string {
  if (notice === null) return 'An RM cell that a switch had made (BN, CI) came.';
  const { port, queue, algorithm } = notice;
  const node = port.slice(0, port.indexOf('>'));
  return `An RM cell came that ${node} itself had made (BN, CI) **${span(time - notice.time)}** before, where ${waits({ queue })}: ${findAlgorithm(algorithm).short}.`;
}

function causesOf({ cause }: RateChange, vc: number): readonly WhyStep[] {
  if (cause.kind === 'rm') return waySteps(cause.visits, vc);
  const moment = (time: number, text: string): WhyStep => ({
    time,
    kind: 'rm',
    name: 'RM cell',
    text,
    event: null,
  });
  if (cause.kind === 'notice' && cause.notice !== null) {
    const { port, queue, time } = cause.notice;
    return [moment(time, `${port.replace('>', ' → ')} sends one of its own: ${waits({ queue })}.`)];
  }
  if (cause.kind === 'forward' && !Number.isNaN(cause.lastForward))
    return [moment(cause.lastForward, 'The forward RM cell before left.')];
  return [];
}

function followedRate(facts: RateFacts): WhyFollowed {
  const { change, next, settled, simulation, event } = facts;
  const percent = `${grouped(NEAR * 100)} %`;
  const steps: WhyStep[] = [];
  if (next !== null) steps.push(nextStep(next, event.vc));
  if (settled !== null && settled.time > change.time && settled.time !== next?.time)
    steps.push({
      time: settled.time,
      kind: 'rate',
      name: 'fair share',
      text: `ACR ${bold(rate(settled.acr))} is within ${percent} of its fair share ${bold(rate(settled.fair))}.`,
      event: settled.byRate ? { ...event, time: settled.time } : null,
    });
  return {
    ...NOTHING,
    recovery: 'no-loss',
    sentence: joined(whenSettled(facts, percent), whenNext(facts)),
    steps: inOrderOfTime(steps),
    until: Math.max(next?.time ?? simulation.now, settled?.time ?? simulation.now),
  };
}

function whenSettled({ change, settled, acr, fair, simulation }: RateFacts, percent: string): string {
  const looked = bold(span(simulation.now - change.time));
  if (settled === null && Number.isNaN(fair)) return `It has nothing to send: no share is its fair one.`;
  if (settled === null)
    return `It does not come within ${percent} of its fair share ${bold(rate(fair))} in the ${looked} looked at; ACR is ${bold(rate(acr))} then.`;
  const share = `within ${percent} of its fair share ${bold(rate(settled.fair))}`;
  if (settled.time === change.time) return `It is ${share} now.`;
  return `It is ${share} after ${bold(span(settled.time - change.time))}.`;
}

function whenNext({ change, next, simulation }: RateFacts): string {
  if (next === null)
    return `It does not change again in the ${bold(span(simulation.now - change.time))} looked at.`;
  return `The next change comes after ${bold(span(next.time - change.time))}: **${stepTold(next.before, next.after)}**.`;
}

function nextStep({ time, before, after }: RateChange, vc: number): WhyStep {
  const event = { time, code: AskedCode.rate, vc, port: null };
  return { time, kind: 'rate', name: 'rate change', text: `ACR goes **${stepTold(before, after)}**.`, event };
}
