import type { ExplainedInfo, ExplainedKind } from '../../contract/index.ts';
import { BY_NAME } from '../chrome/glossary/split.ts';
import type { StageState } from '../store/types.ts';
import { explainedVc, mechanismsOf } from './explained.ts';

/** Kind of mechanism that a panel shows at work, by the panel's id. */
const OF_PANEL: Readonly<Record<string, ExplainedKind>> = {
  cwnd: 'congestion',
  'all-windows': 'congestion',
  sequence: 'congestion',
  network: 'source',
  senders: 'source',
  acr: 'rates',
  routes: 'rates',
  segments: 'node',
  credit: 'credit',
  'credit-left': 'credit',
};

/** The mechanism of the shown VC that a panel is about. */
export function mechanismOfPanel(
  panel: string,
  { catalog, loaded, followedVc, decidedVc }: StageState,
): ExplainedInfo | undefined {
  const own = mechanismsOf(loaded, explainedVc(loaded, followedVc, decidedVc));
  const kind = OF_PANEL[panel];
  return catalog?.explained.find((mechanism) => mechanism.kind === kind && own.includes(mechanism.id));
}

/** Mechanism that explains a term of the glossary, by a spelling of the term. */
const OF_TERM: Readonly<Record<string, string>> = {
  TCP: 'reno',
  ACK: 'acknowledging',
  'duplicate ACK': 'reno',
  window: 'slow-start',
  cwnd: 'slow-start',
  ssthresh: 'slow-start',
  'slow start': 'slow-start',
  RTT: 'rto',
  RTO: 'rto',
  timeout: 'rto',
  'fast retransmit': 'reno',
  ECN: 'ecn',
  ABR: 'tm4',
  'RM cell': 'tm4',
  ACR: 'tm4',
  ER: 'tm4',
  CCR: 'tm4',
  PCR: 'tm4',
  MCR: 'tm4',
  ICR: 'tm4',
  CI: 'tm4',
  NI: 'tm4',
  RIF: 'tm4',
  RDF: 'tm4',
  EFCI: 'destination',
  CBR: 'deterministic',
  VBR: 'vbr',
  credit: 'credit',
  'credit cell': 'credit',
  'credit left': 'credit',
};

export function mechanismOfTerm(name: string): string | undefined {
  const ways = [name, ...(BY_NAME.get(name)?.also ?? [])];
  return ways.map((way) => OF_TERM[way]).find((id) => id !== undefined);
}
