import type { ParameterValue, Problem } from '../../contract/index.ts';
import type { RateRules } from '../abr/rateRules.ts';
import { LIVE_RATES, type LiveRate } from '../abr/rateRules.ts';
import { checkNumber } from './parameters.ts';
import { some } from './paths.ts';

/** A VC with rate control, as it stands. */
export interface RatedVc {
  readonly id: number;
  readonly rules: RateRules;
}

export type CheckedRate =
  | { readonly ok: true; readonly value: number; readonly key: LiveRate; readonly vcs: readonly RatedVc[] }
  | { readonly ok: false; readonly problem: Problem };

const PATH = /^(?:vcs\.([^.]+)\.)?abr\.([^.]+)$/;

export const isRatePath = (path: string): boolean => PATH.test(path);

const RANGES: Readonly<
  Record<LiveRate, { readonly min: number; readonly max: number; readonly unit: string }>
> = {
  rif: { min: 1 / 32_768, max: 1, unit: '' },
  rdf: { min: 1 / 32_768, max: 1, unit: '' },
  cdf: { min: 0, max: 1, unit: '' },
  crm: { min: 1, max: 8_388_608, unit: 'RM cells' },
  nrm: { min: 2, max: 256, unit: 'cells' },
};

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

/** Judges a live edit of `abr.rif` (every VC with rate control) or `vcs.3.abr.rif`. */
export function checkRateEdit(path: string, value: ParameterValue, vcs: readonly RatedVc[]): CheckedRate {
  const refused = (reason: string, kept?: number): CheckedRate => ({
    ok: false,
    problem: { path, value, reason, ...(kept === undefined ? {} : { kept }) },
  });
  const [, which = '*', key = ''] = PATH.exec(path) ?? [];
  const chosen = which === '*' ? vcs : vcs.filter(({ id }) => String(id) === which);
  if (chosen.length === 0)
    return refused(`no such VC with rate control; known: ${some(vcs.map(({ id }) => String(id)))}`);
  const live = LIVE_RATES.find((one) => one === key);
  if (live === undefined) return refused(`not changed while a run goes on; known: ${LIVE_RATES.join(', ')}`);
  const kept = chosen[0]?.rules.get(live);
  const integer = live === 'crm' || live === 'nrm';
  const checked = checkNumber(value, { ...RANGES[live], integer });
  if (!checked.ok) return refused(checked.reason, kept);
  if (live === 'nrm' && !isPowerOfTwo(checked.value))
    return refused('not a power of two; range 2 to 256 cells', kept);
  return { ok: true, value: checked.value, key: live, vcs: chosen };
}
