import {
  AskedCode,
  type Remark,
  type RmVisit,
  remark,
  type Why,
  type WhyEvent,
  type WhyFollowed,
  type WhyRule,
  type WhyStep,
} from '../../../contract/index.ts';
import { findAlgorithm } from '../../abr/algorithms/index.ts';
import { isLess } from '../../abr/parts/equalRates.ts';
import { isRefused } from '../../formatNumbers.ts';
import type { Simulation } from '../../run/simulation.ts';
import { becauseOf, changeIn } from '../rm/rmText.ts';
import { NOTHING } from './whyFollowed.ts';

/** A visit of an RM cell, with all visits of the cell in the replayed time, oldest first. */
export interface RmFacts {
  readonly event: WhyEvent;
  readonly simulation: Simulation;
  readonly index: number;
  readonly number: number;
  readonly visit: RmVisit;
  readonly visits: readonly RmVisit[];
}

/** Whether a visit changed the cell. */
const changed = ({ before, after }: RmVisit): boolean =>
  isLess(after.er, before.er) || (after.ci && !before.ci) || (after.ni && !before.ni);

/** Text of the line of a rule that does not change an RM cell. */
const NOTHING_DONE = 'nothing';

/** The line of the algorithm that decided at a switch; null if no line decided. */
export function ruleOfVisit(
  visit: (Pick<RmVisit, 'algorithm' | 'line'> & Partial<Pick<RmVisit, 'evaluated'>>) | null,
): WhyRule | null {
  if (visit?.algorithm == null) return null;
  const { algorithm: id, line, evaluated = [] } = visit;
  if (isRefused(evaluated, line)) return null;
  const { short, pseudoCode } = findAlgorithm(id);
  const text = pseudoCode.find(({ number }) => number === line)?.text;
  return text === undefined || text === NOTHING_DONE
    ? null
    : { mechanism: 'algorithm', id, short, line, text };
}

/** A station of an RM cell as a step of an explanation, which can itself be explained. @param vc id */
export function visitStep(visit: RmVisit, vc: number): WhyStep {
  const { time, port, acr, node, station, after } = visit;
  const about = { time, kind: 'rm', name: 'rmCell', event: { time, code: AskedCode.rm, vc, port } } as const;
  if (station === 'source') return { ...about, text: remark('leavesWith', { ccr: after.ccr, er: after.er }) };
  if (station !== 'home' || acr === null)
    return { ...about, text: remark('nodeChanged', { node, change: changeIn(visit) }) };
  const text = remark('isBack', { before: acr[0], after: acr[1] });
  if (acr[0] === acr[1]) return { ...about, text };
  const event = { time, code: AskedCode.rate, vc, port: null };
  return { ...about, kind: 'rate', name: 'rateChange', event, text };
}

/** Steps for the start of an RM cell and for the visits that changed it. @param vc id */
export const waySteps = (visits: readonly RmVisit[], vc: number): WhyStep[] =>
  visits.filter((visit) => visit.station === 'source' || changed(visit)).map((visit) => visitStep(visit, vc));

/** Explains a station of an RM cell: what it changed and why, and the effect of the cell at the source. */
export function explainRmCell(facts: RmFacts): Why {
  const { visit, visits, event } = facts;
  const { headline, sentence } = visit;
  const at = visits.indexOf(visit);
  return {
    headline,
    sentence: [sentence],
    decision: null,
    rule: ruleOfVisit(visit),
    frame: null,
    visit,
    rm: facts.number,
    rate: null,
    causes: waySteps(visits.slice(0, at), event.vc),
    followed: whatCameHome(facts, visits.slice(at + 1)),
  };
}

function whatCameHome({ number, visit, event, simulation }: RmFacts, later: readonly RmVisit[]): WhyFollowed {
  const further = later.filter(changed);
  const home = later.find(({ station }) => station === 'home');
  const steps = [...further, ...(home === undefined ? [] : [home])].map((visit) =>
    visitStep(visit, event.vc),
  );
  const end =
    home?.acr != null
      ? explainHome(home, home.acr, home.time - visit.time)
      : visit.station === 'home'
        ? remark('endOfWay', { number })
        : remark('notHome', { number, lookedPs: simulation.now - event.time });
  const others = further.map((visit) =>
    remark('nodeChangedLater', { node: visit.node, change: changeIn(visit) }),
  );
  return {
    ...NOTHING,
    recovery: 'no-loss',
    sentence: [...others, end],
    steps,
    until: home?.time ?? simulation.now,
  };
}

function explainHome(visit: RmVisit, [before, after]: readonly [number, number], afterPs: number): Remark {
  return remark('cameHome', { afterPs, er: visit.after.er, before, after, why: becauseOf(visit) });
}
