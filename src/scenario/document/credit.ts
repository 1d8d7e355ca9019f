import type { CreditDocument, ScenarioDocument, VcDocument } from '../../contract/index.ts';
import { DEFAULT_CREDIT } from './defaults.ts';

/** Credit of a VC that has it, every value filled in: its own, else the document's, else the default. */
export const creditOf = (
  vc: Pick<VcDocument, 'credit'>,
  document: Pick<ScenarioDocument, 'credit'>,
): CreditDocument => ({ ...DEFAULT_CREDIT, ...document.credit, ...vc.credit });
