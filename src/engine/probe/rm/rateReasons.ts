import {
  type AbrDocument,
  type CellsPerSecond,
  messages,
  type Picoseconds,
  type RateLimit,
  type RateStep,
  type RateSteps,
  type Remark,
  remark,
  type SourceRule,
} from '../../../contract/index.ts';
import { NegativeFeedbackSource } from '../../abr/ends/negativeFeedbackSource.ts';
import { PrcaRules } from '../../abr/ends/prcaRules.ts';
import type { RateRules } from '../../abr/ends/rateRules.ts';

/** The reason for a change of an allowed cell rate: part of a sentence, and the rules that decided. */
export interface RateReason {
  readonly why: Remark;
  readonly rules: readonly SourceRule[];
}

const step = messages<RateSteps>();

const reasonOf = (taken: RateStep, limits: readonly RateLimit[], rule: SourceRule): RateReason => ({
  why: remark('rateStep', { step: taken, limits }),
  rules: [rule],
});

/** Fields of a backward RM cell. */
interface BackwardNews {
  readonly er: CellsPerSecond;
  readonly ci: boolean;
  readonly ni: boolean;
}

/** The reason of a change by a backward RM cell that has returned. @param acr before the change */
export function reasonOfReturn(news: BackwardNews, acr: CellsPerSecond, rules: RateRules): RateReason {
  if (rules instanceof NegativeFeedbackSource) return badNews(news, acr, rules);
  return rules instanceof PrcaRules ? goodNews(news, acr, rules) : byBits(news, acr, rules);
}

/** By rules 8 and 9 (`abr/ends/sourceRules.ts`). */
function byBits(news: BackwardNews, acr: CellsPerSecond, rules: RateRules): RateReason {
  const { er, ci, ni } = news;
  const { pcr, mcr } = rules;
  const [rif, rdf] = [rules.get('rif'), rules.get('rdf')];
  const wanted = ci ? acr - acr * rdf : ni ? acr : Math.min(pcr, acr + rif * pcr);
  const taken = bitStep(news, acr, rules);
  if (Math.min(wanted, er) < mcr) return reasonOf(taken, [{ at: 'MCR', rate: mcr }], 'atMost');
  if (er < wanted) return reasonOf(taken, [{ at: 'ER', rate: er }], 'atMost');
  const isCut = acr + rif * pcr > pcr && wanted === pcr && acr < pcr;
  return reasonOf(taken, isCut ? [{ at: 'PCR', rate: null }] : [], ci ? 'down' : ni ? 'held' : 'up');
}

function bitStep({ ci, ni }: BackwardNews, acr: CellsPerSecond, rules: RateRules): RateStep {
  if (ci) return step('ciTakesOff', { rate: acr * rules.get('rdf') });
  if (ni) return step('noIncrease', { by: 'NI' });
  return acr >= rules.pcr ? step('atPcr') : step('mayAdd', { rate: rules.get('rif') * rules.pcr });
}

/** For sources with negative feedback (`abr/ends/negativeFeedbackSource.ts`). */
function badNews({ ci, er }: BackwardNews, acr: CellsPerSecond, rules: NegativeFeedbackSource): RateReason {
  const factor = rules.halvesAndDoubles ? 0.5 : 1 - rules.get('rdf');
  if (!ci || er < acr * factor) return reasonOf(step('erIsMost', { rate: er }), [], 'atMost');
  const taken = rules.halvesAndDoubles ? step('halves') : step('takenOff', { rate: acr * rules.get('rdf') });
  const limits: readonly RateLimit[] = acr * factor < rules.mcr ? [{ at: 'MCR', rate: rules.mcr }] : [];
  return reasonOf(taken, limits, rules.halvesAndDoubles ? 'halved' : 'lowered');
}

/** The reason of a rise at such a source, after a time without RM cells. */
export function reasonOfRecovery(rules: NegativeFeedbackSource): RateReason {
  const { halvesAndDoubles, pcr, recovery } = rules;
  const rate = halvesAndDoubles ? null : rules.get('rif') * pcr;
  return {
    why: remark('recovered', { afterPs: recovery, rate, pcr }),
    rules: [halvesAndDoubles ? 'doubled' : 'raised'],
  };
}

/** For the source of PRCA, with positive feedback (`abr/ends/prcaRules.ts`). */
function goodNews({ er, ci, ni }: BackwardNews, acr: CellsPerSecond, rules: PrcaRules): RateReason {
  const { pcr, mcr, offered } = rules;
  if (ci || ni) return reasonOf(step('noIncrease', { by: ci ? 'CI' : 'NI' }), [], 'goodNews');
  const increase = rules.get('rif') * pcr;
  const most = Math.min(pcr, er);
  const limits: RateLimit[] = [];
  if (acr + offered > most) limits.push(er < pcr ? { at: 'ER', rate: er } : { at: 'PCR', rate: pcr });
  if (Math.min(acr + offered, most) < mcr) limits.push({ at: 'MCR', rate: mcr });
  const given = { nrm: rules.get('nrm'), cells: offered - increase, increase };
  return reasonOf(step('givenBack', given), limits, 'goodNews');
}

/** The state of a source just before a forward RM cell left. */
interface BeforeForward {
  readonly acr: CellsPerSecond;
  /** Time since the last forward RM cell; NaN without one. */
  readonly idle: Picoseconds;
  /** Forward RM cells sent since the last backward one. */
  readonly unanswered: number;
}

/** The reason of a change just before a forward RM cell, by rules 5 and 6. */
export function reasonBeforeForward(
  { acr, idle, unanswered: count }: BeforeForward,
  rules: RateRules,
  { icr, adtfMs }: AbrDocument,
): RateReason {
  const isUnused = idle > adtfMs * 1e9 && acr > icr;
  const left = isUnused ? icr : acr;
  const [crm, rate] = [rules.get('crm'), left * rules.get('cdf')];
  const mcr = left - rate < rules.mcr ? rules.mcr : null;
  const unused = isUnused ? { idlePs: idle, adtfPs: adtfMs * 1e9, icr } : null;
  const unanswered = count >= crm ? { count, crm, rate, mcr } : null;
  const applied: SourceRule[] = [];
  if (unused !== null) applied.push('unused');
  if (unanswered !== null) applied.push('unanswered');
  return { why: remark('beforeForward', { unused, unanswered }), rules: applied };
}

/** The reason of the decrease with each cell under PRCA. @param taken decrease of ACR */
export function reasonOfCell(taken: CellsPerSecond, after: CellsPerSecond, rules: RateRules): RateReason {
  const mcr = after === rules.mcr ? after : null;
  const why = remark('eachCell', { taken, rdf: rules.get('rdf'), nrm: rules.get('nrm'), mcr });
  return { why, rules: ['eachCell'] };
}
