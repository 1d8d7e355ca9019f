import {
  because,
  becauseNot,
  EVERY_VC,
  type ParameterValue,
  SERVICE_CLASSES,
  type VcKey,
  type VcPath,
  type VcState,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { type Checked, checkNumber } from '../judge/parameters.ts';

/** VCs as they are after the edit, only those that it touches; and the value as the engine takes it. */
export interface EditedVcs {
  readonly vcs: readonly VcState[];
  readonly value: ParameterValue;
  /** Of the first of them before the edit, where it had one. */
  readonly kept: ParameterValue | undefined;
}

/** Judges a live edit of what ports know of a VC, but for shares that do not go together (shares.ts). */
export function checkVcEdit(
  { vc: which, key }: VcPath,
  value: unknown,
  vcs: readonly VcState[],
): Checked<EditedVcs> {
  const chosen = which === EVERY_VC ? vcs : vcs.filter(({ id }) => String(id) === which);
  if (chosen.length === 0) {
    const known = vcs.map(({ id }) => String(id));
    return { ok: false, reason: because('noSuch', { what: 'VC', known, orAll: true }) };
  }
  const checked = checkValue(key, value);
  if (!checked.ok) return checked;
  const kept = valueIn(chosen[0]!, key);
  const changed = chosen.map((vc) => withValue(vc, key, checked.value));
  return { ok: true, value: { vcs: changed, value: checked.value, kept } };
}

function checkValue(key: VcKey, value: unknown): Checked<ParameterValue> {
  if (key === 'weight') return checkNumber(value, { ...LIMITS.weight, integer: true, unit: '' });
  if (key === 'share.min') return checkNumber(value, { min: 0, max: 1, integer: false, unit: '' });
  if (key === 'share.max')
    return checkNumber(value, { min: LIMITS.maxShare, max: 1, integer: false, unit: '' });
  const found = SERVICE_CLASSES.find((one) => one === value);
  if (found !== undefined) return { ok: true, value: found };
  return { ok: false, reason: becauseNot('oneOf', { options: SERVICE_CLASSES }) };
}

function valueIn(vc: VcState, key: VcKey): ParameterValue | undefined {
  if (key === 'share.min') return vc.share.min;
  return key === 'share.max' ? vc.share.max : vc[key];
}

function withValue(vc: VcState, key: VcKey, value: ParameterValue): VcState {
  if (key === 'share.min') return { ...vc, share: { ...vc.share, min: value as number } };
  if (key === 'share.max') return { ...vc, share: { ...vc.share, max: value as number } };
  return { ...vc, [key]: value };
}
