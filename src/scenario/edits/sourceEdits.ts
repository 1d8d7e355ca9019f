import {
  because,
  EVERY_VC,
  formatPath,
  type ParameterValue,
  type Problem,
  type Reason,
  type SourceRatePath,
} from '../../contract/index.ts';
import { MOST_CELLS_PER_SECOND, SLOWEST_CELLS_PER_SECOND } from '../../engine/traffic/shapes.ts';
import type { CompleteVc } from '../document/complete.ts';
import { checkNumber } from '../judge/parameters.ts';

export type CheckedSourceRate =
  | { readonly ok: true; readonly value: number; readonly vcs: readonly number[] }
  | { readonly ok: false; readonly problem: Problem };

/** Judges a live edit of the rate of one source, or of all that send at a constant rate. @returns the VCs that it changes */
export function checkSourceRate(
  path: SourceRatePath,
  value: ParameterValue,
  vcs: readonly Pick<CompleteVc, 'id' | 'source'>[],
): CheckedSourceRate {
  const refused = (reason: Reason): CheckedSourceRate => ({
    ok: false,
    problem: { path: formatPath(path), value, reason },
  });
  const constant = vcs.filter(({ source }) => source.kind === 'deterministic').map(({ id }) => id);
  const chosen = constant.filter((id) => path.vc === EVERY_VC || path.vc === String(id));
  if (chosen.length === 0)
    return refused(because('noSuch', { what: 'constantRateVc', known: constant.map(String) }));
  const checked = checkNumber(value, {
    min: SLOWEST_CELLS_PER_SECOND,
    max: MOST_CELLS_PER_SECOND,
    integer: false,
    unit: 'cells/s',
  });
  return checked.ok ? { ok: true, value: checked.value, vcs: chosen } : refused(checked.reason);
}
