import {
  type AbrDocument,
  type CouplingDocument,
  effectiveRates,
  type ScenarioDocument,
  type VcDocument,
} from '../../contract/index.ts';
import { DEFAULT_COUPLING } from '../../engine/abr/ends/couplingSpecs.ts';
import { DEFAULT_ABR } from './defaults.ts';

type Common = Pick<ScenarioDocument, 'links' | 'abr'>;

/** Rate control of a VC that has it, every value filled in: its own, else the document's, else the default. */
export function abrOf(vc: Pick<VcDocument, 'abr' | 'path'>, document: Common): AbrDocument {
  const written: Partial<AbrDocument> = { ...document.abr, ...vc.abr };
  const filled = { ...DEFAULT_ABR, ...written };
  return {
    ...filled,
    ...effectiveRates(filled, vc, document),
    coupling: couplingOf(document.abr?.coupling, vc.abr?.coupling),
  };
}

/** Absent: none. Written: the values of the VC before those of the document before the proposal's. */
function couplingOf(
  common: Partial<CouplingDocument> | undefined,
  own: Partial<CouplingDocument> | undefined,
): CouplingDocument {
  if (common === undefined && own === undefined) return { ...DEFAULT_COUPLING, form: 'none' };
  return { ...DEFAULT_COUPLING, ...common, ...own };
}
