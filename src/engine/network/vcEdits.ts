import { type ParameterValue, SERVICE_CLASSES, type VcState } from '../../contract/index.ts';
import { LIMITS } from './limits.ts';
import { type Checked, checkNumber } from './parameters.ts';
import { some } from './paths.ts';

const PATH = /^vcs\.([^.]+)\.(weight|serviceClass|share\.min|share\.max)$/;
const KNOWN =
  'unknown path; known: vcs.<id or *>.weight, vcs.<id or *>.serviceClass, vcs.<id or *>.share.<min or max>';

type Key = 'weight' | 'serviceClass' | 'share.min' | 'share.max';

/** VCs as they stand after the edit, only those that it touches; and the value as the engine takes it. */
export interface EditedVcs {
  readonly vcs: readonly VcState[];
  readonly value: ParameterValue;
  /** Of the first of them before the edit, where it had one. */
  readonly kept: ParameterValue | undefined;
}

/** Judges a live edit of what ports know of a VC, but for shares that do not go together (shares.ts). */
export function checkVcEdit(path: string, value: unknown, vcs: readonly VcState[]): Checked<EditedVcs> {
  const [, which = '', key] = PATH.exec(path) ?? [];
  if (key === undefined) return { ok: false, reason: KNOWN };
  const chosen = which === '*' ? vcs : vcs.filter(({ id }) => String(id) === which);
  if (chosen.length === 0)
    return { ok: false, reason: `no such VC; known: *, ${some(vcs.map(({ id }) => String(id)))}` };
  const checked = checkValue(key as Key, value);
  if (!checked.ok) return checked;
  const kept = valueIn(chosen[0], key as Key);
  const changed = chosen.map((vc) => withValue(vc, key as Key, checked.value));
  return { ok: true, value: { vcs: changed, value: checked.value, kept } };
}

function checkValue(key: Key, value: unknown): Checked<ParameterValue> {
  if (key === 'weight') return checkNumber(value, { ...LIMITS.weight, integer: true, unit: '' });
  if (key === 'share.min') return checkNumber(value, { min: 0, max: 1, integer: false, unit: '' });
  if (key === 'share.max')
    return checkNumber(value, { min: LIMITS.maxShare, max: 1, integer: false, unit: '' });
  const found = SERVICE_CLASSES.find((one) => one === value);
  if (found !== undefined) return { ok: true, value: found };
  return { ok: false, reason: `not one of: ${SERVICE_CLASSES.join(', ')}` };
}

function valueIn(vc: VcState, key: Key): ParameterValue | undefined {
  if (key === 'share.min') return vc.share.min;
  return key === 'share.max' ? vc.share.max : vc[key];
}

function withValue(vc: VcState, key: Key, value: ParameterValue): VcState {
  if (key === 'share.min') return { ...vc, share: { ...vc.share, min: value as number } };
  if (key === 'share.max') return { ...vc, share: { ...vc.share, max: value as number } };
  return { ...vc, [key]: value };
}
