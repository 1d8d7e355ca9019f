import type { AbrDocument, CellsPerSecond, Picoseconds, WhySourceRule } from '../../contract/index.ts';
import { NegativeRules } from '../abr/negativeRules.ts';
import { PrcaRules } from '../abr/prcaRules.ts';
import type { RateRules } from '../abr/rateRules.ts';
import { rate } from '../abr/rateTelling.ts';
import { decimal } from '../switch/telling.ts';
import { bold, span } from './whyWords.ts';

/** Why an allowed cell rate became what it is: half a sentence, and the rules that decided. */
export interface RateReason {
  readonly words: string;
  readonly rules: readonly WhySourceRule[];
}

const tm4 = (rule: number, text: string): WhySourceRule => ({ source: `TM 4.0, rule ${rule}`, text });
const prca = (text: string): WhySourceRule => ({ source: 'PRCA', text });

const DOWN = tm4(8, 'CI = 1: ACR ← ACR − RDF × ACR');
const UP = tm4(8, 'CI = 0, NI = 0: ACR ← ACR + RIF × PCR, at most PCR');
const HELD = tm4(8, 'NI = 1: no increase');
const AT_MOST = tm4(9, 'ACR ← min(ACR, ER), at least MCR');
const UNUSED = tm4(5, 'no forward RM cell for longer than ADTF: ACR ← ICR');
const UNANSWERED = tm4(6, 'CRM forward RM cells without an answer: ACR ← ACR − CDF × ACR, at least MCR');
const newman = (text: string): WhySourceRule => ({ source: 'Ülkü 1997, section 2.1.2', text });
const HALVED = newman('RM cell that says congestion: ACR ← ACR / 2, at least MCR');
const LOWERED = newman('RM cell that says congestion: ACR ← ACR − RDF × ACR, at least MCR');
const DOUBLED = newman('no RM cell for recoveryMs: ACR ← 2 × ACR, at most PCR');
const RAISED = newman('no RM cell for recoveryMs: ACR ← ACR + RIF × PCR, at most PCR');
const EACH_CELL = prca('each cell sent: ACR ← ACR − RDF × ACR / Nrm, at least MCR');
const GOOD_NEWS = prca('RM cell back: ACR ← ACR + what Nrm cells took + RIF × PCR, at most PCR and ER');

/** What a backward RM cell says. */
interface BackwardNews {
  readonly er: CellsPerSecond;
  readonly ci: boolean;
  readonly ni: boolean;
}

/** An RM cell has come home and acted on a rate. @param acr before that */
export function reasonOfReturn(news: BackwardNews, acr: CellsPerSecond, rules: RateRules): RateReason {
  if (rules instanceof NegativeRules) return badNews(news, acr, rules);
  return rules instanceof PrcaRules ? goodNews(news, acr, rules) : byBits(news, acr, rules);
}

/** Rules 8 and 9 (`abr/sourceRules.ts`). */
function byBits({ er, ci, ni }: BackwardNews, acr: CellsPerSecond, rules: RateRules): RateReason {
  const { pcr, mcr } = rules;
  const [rif, rdf] = [rules.get('rif'), rules.get('rdf')];
  const wanted = ci ? acr - acr * rdf : ni ? acr : Math.min(pcr, acr + rif * pcr);
  const first = ci
    ? `CI takes RDF × ACR ${rate(acr * rdf)} off`
    : ni
      ? 'NI forbids an increase'
      : acr >= pcr
        ? 'it is at PCR'
        : `RIF × PCR ${rate(rif * pcr)} may be added`;
  const bit = ci ? DOWN : ni ? HELD : UP;
  if (Math.min(wanted, er) < mcr)
    return { words: `${first}, and MCR ${rate(mcr)} is the least`, rules: [AT_MOST] };
  if (er < wanted) return { words: `${first}, but ER ${rate(er)} is the most`, rules: [AT_MOST] };
  return {
    words: acr + rif * pcr > pcr && wanted === pcr && acr < pcr ? `${first}, up to PCR` : first,
    rules: [bit],
  };
}

/** Sources that only bad news reaches (`abr/negativeRules.ts`). */
function badNews({ ci, er }: BackwardNews, acr: CellsPerSecond, rules: NegativeRules): RateReason {
  const rule = rules.halves ? HALVED : LOWERED;
  const factor = rules.halves ? 0.5 : 1 - rules.get('rdf');
  if (!ci || er < acr * factor) return { words: `ER ${rate(er)} is the most`, rules: [AT_MOST] };
  const words = rules.halves
    ? 'it halves its rate'
    : `RDF × ACR ${rate(acr * rules.get('rdf'))} is taken off`;
  const least = acr * factor < rules.mcr ? `, and MCR ${rate(rules.mcr)} is the least` : '';
  return { words: `${words}${least}`, rules: [rule] };
}

/** Such a source has heard nothing for a while. */
export function reasonOfRecovery(rules: NegativeRules): RateReason {
  const words = `no RM cell has come for ${bold(span(rules.recovery))}, so it ${rules.halves ? 'doubles its rate' : `adds RIF × PCR ${rate(rules.get('rif') * rules.pcr)}`}, up to PCR ${rate(rules.pcr)}`;
  return { words, rules: [rules.halves ? DOUBLED : RAISED] };
}

/** The source of PRCA (`abr/prcaRules.ts`). */
function goodNews({ er, ci, ni }: BackwardNews, acr: CellsPerSecond, rules: PrcaRules): RateReason {
  const { pcr, mcr, offered } = rules;
  if (ci || ni) return { words: `${ci ? 'CI' : 'NI'} forbids an increase`, rules: [GOOD_NEWS] };
  const besides = rules.get('rif') * pcr;
  const first = `what Nrm ${rules.get('nrm')} cells take, ${rate(offered - besides)}, is given back, and RIF × PCR ${rate(besides)} besides`;
  const most = Math.min(pcr, er);
  const bound =
    acr + offered <= most ? '' : er < pcr ? `, but ER ${rate(er)} is the most` : `, up to PCR ${rate(pcr)}`;
  const least = Math.min(acr + offered, most) < mcr ? `, and MCR ${rate(mcr)} is the least` : '';
  return { words: `${first}${bound}${least}`, rules: [GOOD_NEWS] };
}

/** How a source stood just before a forward RM cell left. */
interface BeforeForward {
  readonly acr: CellsPerSecond;
  /** Since the forward RM cell before; NaN without one. */
  readonly idle: Picoseconds;
  /** Forward RM cells without an answer. */
  readonly unanswered: number;
}

/** Rules 5 and 6. */
export function reasonBeforeForward(
  { acr, idle, unanswered }: BeforeForward,
  rules: RateRules,
  { icr, adtfMs }: AbrDocument,
): RateReason {
  const words: string[] = [];
  const applied: WhySourceRule[] = [];
  let left = acr;
  if (idle > adtfMs * 1e9 && acr > icr) {
    words.push(
      `no forward RM cell had left for ${bold(span(idle))}, longer than ADTF ${bold(span(adtfMs * 1e9))}: a rate that is not used falls back to ICR ${bold(rate(icr))}`,
    );
    applied.push(UNUSED);
    left = icr;
  }
  const [crm, cdf] = [rules.get('crm'), rules.get('cdf')];
  if (unanswered >= crm) {
    const least = left - left * cdf < rules.mcr ? `, and MCR ${bold(rate(rules.mcr))} is the least` : '';
    words.push(
      `${bold(unanswered)} forward RM cells are without an answer, and CRM is ${bold(decimal(crm))}: CDF × ACR ${bold(rate(left * cdf))} is taken off${least}`,
    );
    applied.push(UNANSWERED);
  }
  return { words: words.join('; then '), rules: applied };
}

/** Under PRCA a cell was sent. @param taken off ACR */
export function reasonOfCell(taken: CellsPerSecond, after: CellsPerSecond, rules: RateRules): RateReason {
  const each = `RDF × ACR / Nrm with RDF ${decimal(rules.get('rdf'), 6)} and Nrm ${rules.get('nrm')}`;
  const words =
    after === rules.mcr
      ? `each cell sent takes ${each} off until an RM cell comes back, here the last ${bold(decimal(taken, 1))} above MCR ${bold(rate(after))}`
      : `each cell sent takes ${bold(decimal(taken, 1))} off, ${each}, until an RM cell comes back`;
  return { words, rules: [EACH_CELL] };
}
