import type { SourceRule } from '../../../../contract/index.ts';

interface RuleText {
  /** `TM 4.0, Regel 8` */
  readonly source: string;
  readonly text: string;
}

const tm4 = (rule: number, text: string): RuleText => ({ source: `TM 4.0, Regel ${rule}`, text });
const prca = (text: string): RuleText => ({ source: 'PRCA', text });
const newman = (text: string): RuleText => ({ source: 'Ülkü 1997, Abschnitt 2.1.2', text });

/** Regeln der Endsysteme von Quellen. */
export const sourceRules: Readonly<Record<SourceRule, RuleText>> = {
  down: tm4(8, 'CI = 1: ACR ← ACR − RDF × ACR'),
  up: tm4(8, 'CI = 0, NI = 0: ACR ← ACR + RIF × PCR, höchstens PCR'),
  held: tm4(8, 'NI = 1: keine Erhöhung'),
  atMost: tm4(9, 'ACR ← min(ACR, ER), mindestens MCR'),
  unused: tm4(5, 'länger als ADTF keine Forward-RM-Zelle: ACR ← ICR'),
  unanswered: tm4(6, 'CRM Forward-RM-Zellen ohne Antwort: ACR ← ACR − CDF × ACR, mindestens MCR'),
  halved: newman('RM-Zelle, die Überlast meldet: ACR ← ACR / 2, mindestens MCR'),
  lowered: newman('RM-Zelle, die Überlast meldet: ACR ← ACR − RDF × ACR, mindestens MCR'),
  doubled: newman('keine RM-Zelle für recoveryMs: ACR ← 2 × ACR, höchstens PCR'),
  raised: newman('keine RM-Zelle für recoveryMs: ACR ← ACR + RIF × PCR, höchstens PCR'),
  eachCell: prca('jede gesendete Zelle: ACR ← ACR − RDF × ACR / Nrm, mindestens MCR'),
  goodNews: prca('RM-Zelle zurück: ACR ← ACR + Kosten von Nrm Zellen + RIF × PCR, höchstens PCR und ER'),
};

/** `TM 4.0, Regeln 5 und 6` */
export function sourcesOf(rules: readonly SourceRule[]): string {
  const [first = '', second] = rules.map((rule) => sourceRules[rule].source);
  return second === undefined
    ? first
    : `${first.replace('Regel', 'Regeln')} und ${second.slice(second.lastIndexOf(' ') + 1)}`;
}
