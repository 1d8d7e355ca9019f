import {
  AskedCode,
  type Picoseconds,
  type Remark,
  type RmVisit,
  remark,
  remarks,
  type SourceRule,
  type Why,
  type WhyEvent,
  type WhyFollowed,
  type WhyRule,
  type WhyStep,
} from '../../../contract/index.ts';
import { findAlgorithm } from '../../abr/algorithms/index.ts';
import type { Simulation } from '../../run/simulation.ts';
import type { Notice } from '../rm/portRmProbe.ts';
import type { RateChange } from '../rm/rateWatch.ts';
import { becauseOf, changeIn, nameOf } from '../rm/rmText.ts';
import { inOrderOfTime } from './segments.ts';
import { NOTHING } from './whyFollowed.ts';
import { ruleOfVisit, waySteps } from './whyRmCell.ts';

/** Relative distance to the fair share within which a rate counts as settled. */
export const NEAR = 0.05;

/** A change of a rate with what followed in the replayed time. */
export interface RateFacts {
  readonly event: WhyEvent;
  readonly simulation: Simulation;
  readonly index: number;
  readonly change: RateChange;
  next: RateChange | null;
  /** Time after the change at which the rate was first near its fair share, and both rates then, cells/s; null if it was not. */
  settled: {
    readonly time: Picoseconds;
    readonly acr: number;
    readonly fair: number;
    /** Whether the rate changed to its share; else the share to the rate. */
    readonly byRate: boolean;
  } | null;
  /** Rate and fair share at the present time of the replay, cells/s. */
  acr: number;
  fair: number;
}

/** Explains a change of a rate: its cause, the rule that decided, and the consequences. */
export function explainRate(facts: RateFacts): Why {
  const { change, event, simulation, index, next, settled } = facts;
  const { before, after, cause, reason, fair, time } = change;
  const name = nameOf(simulation.network.connections[index]!.vc);
  const visit = deciding(change);
  const marking = visit?.station === 'turn' ? whereMarked(change) : null;
  return {
    headline: remark('rateChanges', { name, before, after }),
    sentence: remarks(...sentenceOf(facts, visit), marking && metOnTheWay(marking)),
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

/** Rules that use ER. */
const RATE_RULES: readonly SourceRule[] = ['atMost', 'goodNews'];

/** The visit at which the deciding field of the RM cell was set: the last that lowered ER, or the first that set CI. */
function deciding({ cause, reason }: RateChange): RmVisit | null {
  if (cause.kind !== 'rm') return null;
  const { visits } = cause;
  const cut = visits.findLast(({ before, after }) => after.er < before.er);
  const marked = visits.find(({ before, after }) => after.ci && !before.ci);
  const byRate = reason.rules.some((rule) => RATE_RULES.includes(rule));
  const decided = byRate ? (cut ?? marked) : (marked ?? cut);
  return decided ?? visits.findLast(({ station, line }) => station === 'switch' && line > 0) ?? null;
}

const ruleOfNotice = (notice: Notice | null): WhyRule | null =>
  notice === null ? null : ruleOfVisit(notice);

/** Probable place of the mark for which the destination set CI: the visit with the longest queue on the forward way of the RM cell. */
function whereMarked({ cause }: RateChange): RmVisit | null {
  if (cause.kind !== 'rm') return null;
  const met = cause.visits.filter(({ station, forward }) => station === 'switch' && forward);
  return met.reduce<RmVisit | null>(
    (most, visit) => ((visit.queue ?? 0) > (most?.queue ?? -1) ? visit : most),
    null,
  );
}

const metOnTheWay = (visit: RmVisit): Remark =>
  remark('metOnTheWay', { node: visit.node, queue: visit.queue ?? 0, why: becauseOf(visit) });

/** The line by which an algorithm marks data cells. */
function ruleOfMarking(visit: RmVisit | null): WhyRule | null {
  if (visit?.algorithm == null) return null;
  const { algorithm } = visit;
  const line = findAlgorithm(algorithm).pseudoCode.find(({ text }) => text.startsWith('EFCI ='))?.number ?? 0;
  return ruleOfVisit({ algorithm, line });
}

function sentenceOf({ change }: RateFacts, visit: RmVisit | null): readonly (Remark | null)[] {
  const { cause, reason, time } = change;
  const because = remark('rateBecause', { why: reason.why, rules: reason.rules });
  if (cause.kind === 'rm')
    return [returned(cause.visits, cause.number), because, visit && decidedBy(visit, time)];
  return cause.kind === 'notice' ? [explainNotice(cause.notice, time), because] : [because];
}

function returned(visits: readonly RmVisit[], number: number): Remark {
  const { er, ci, ni } = visits[visits.length - 1]!.after;
  return remark('rmCameBack', { number, er, ci, ni });
}

function decidedBy(visit: RmVisit, time: number): Remark {
  const { node, station, queue } = visit;
  return remark('rmDecidedBy', {
    node,
    change: changeIn(visit),
    agoPs: time - visit.time,
    queue: station === 'turn' ? null : (queue ?? 0),
    why: becauseOf(visit),
  });
}

function explainNotice(notice: Notice | null, time: number): Remark {
  if (notice === null) return remark('noticeCame');
  const { port, queue, algorithm } = notice;
  return remark('noticeFrom', {
    node: port.slice(0, port.indexOf('>')),
    agoPs: time - notice.time,
    queue,
    algorithm: findAlgorithm(algorithm).short,
  });
}

function causesOf({ cause }: RateChange, vc: number): readonly WhyStep[] {
  if (cause.kind === 'rm') return waySteps(cause.visits, vc);
  const moment = (time: number, text: Remark): WhyStep => ({
    time,
    kind: 'rm',
    name: 'rmCell',
    text,
    event: null,
  });
  if (cause.kind === 'notice' && cause.notice !== null) {
    const { port, queue, time } = cause.notice;
    return [moment(time, remark('sendsNotice', { port, queue }))];
  }
  if (cause.kind === 'forward' && !Number.isNaN(cause.lastForward))
    return [moment(cause.lastForward, remark('forwardLeft'))];
  return [];
}

function followedRate(facts: RateFacts): WhyFollowed {
  const { change, next, settled, simulation, event } = facts;
  const steps: WhyStep[] = [];
  if (next !== null) steps.push(nextStep(next, event.vc));
  if (settled !== null && settled.time > change.time && settled.time !== next?.time)
    steps.push({
      time: settled.time,
      kind: 'rate',
      name: 'fairShare',
      text: remark('nearShare', { acr: settled.acr, fair: settled.fair, near: NEAR }),
      event: settled.byRate ? { ...event, time: settled.time } : null,
    });
  return {
    ...NOTHING,
    recovery: 'no-loss',
    sentence: [whenSettled(facts), whenNext(facts)],
    steps: inOrderOfTime(steps),
    until: Math.max(next?.time ?? simulation.now, settled?.time ?? simulation.now),
  };
}

function whenSettled({ change, settled, acr, fair, simulation }: RateFacts): Remark {
  const lookedPs = simulation.now - change.time;
  if (settled === null && Number.isNaN(fair)) return remark('noShare');
  if (settled === null) return remark('neverNear', { near: NEAR, fair, acr, lookedPs });
  return remark('becomesNear', { near: NEAR, fair: settled.fair, afterPs: settled.time - change.time });
}

function whenNext({ change, next, simulation }: RateFacts): Remark {
  if (next === null) return remark('noNextChange', { lookedPs: simulation.now - change.time });
  const { before, after } = next;
  return remark('nextChange', { before, after, afterPs: next.time - change.time });
}

function nextStep({ time, before, after }: RateChange, vc: number): WhyStep {
  const event = { time, code: AskedCode.rate, vc, port: null };
  return { time, kind: 'rate', name: 'rateChange', text: remark('rateGoes', { before, after }), event };
}
