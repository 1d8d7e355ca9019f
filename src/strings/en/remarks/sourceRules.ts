import type { SourceRule } from '../../../contract/index.ts';

interface RuleText {
  /** `TM 4.0, rule 8` */
  readonly source: string;
  readonly text: string;
}

const tm4 = (rule: number, text: string): RuleText => ({ source: `TM 4.0, rule ${rule}`, text });
const prca = (text: string): RuleText => ({ source: 'PRCA', text });
const newman = (text: string): RuleText => ({ source: 'Ülkü 1997, section 2.1.2', text });

/** Rules of source end systems. */
export const sourceRules: Readonly<Record<SourceRule, RuleText>> = {
  down: tm4(8, 'CI = 1: ACR ← ACR − RDF × ACR'),
  up: tm4(8, 'CI = 0, NI = 0: ACR ← ACR + RIF × PCR, at most PCR'),
  held: tm4(8, 'NI = 1: no increase'),
  atMost: tm4(9, 'ACR ← min(ACR, ER), at least MCR'),
  unused: tm4(5, 'no forward RM cell for longer than ADTF: ACR ← ICR'),
  unanswered: tm4(6, 'CRM forward RM cells without an answer: ACR ← ACR − CDF × ACR, at least MCR'),
  halved: newman('RM cell that says congestion: ACR ← ACR / 2, at least MCR'),
  lowered: newman('RM cell that says congestion: ACR ← ACR − RDF × ACR, at least MCR'),
  doubled: newman('no RM cell for recoveryMs: ACR ← 2 × ACR, at most PCR'),
  raised: newman('no RM cell for recoveryMs: ACR ← ACR + RIF × PCR, at most PCR'),
  eachCell: prca('each cell sent: ACR ← ACR − RDF × ACR / Nrm, at least MCR'),
  goodNews: prca('RM cell back: ACR ← ACR + what Nrm cells took + RIF × PCR, at most PCR and ER'),
};

/** `TM 4.0, rules 5 and 6` */
export function sourcesOf(rules: readonly SourceRule[]): string {
  const [first = '', second] = rules.map((rule) => sourceRules[rule].source);
  return second === undefined
    ? first
    : `${first.replace('rule', 'rules')} and ${second.slice(second.lastIndexOf(' ') + 1)}`;
}
