import {
  because,
  becauseNot,
  EVERY_VC,
  formatPath,
  type ParameterValue,
  SERVICE_CLASSES,
  type VcKey,
  type VcPath,
  type VcState,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { type Checked, checkNumber } from '../validation/parameters.ts';
import { type CheckedEdit, type EditState, refusal, sound } from './judged.ts';
import { shareable } from './portEdits.ts';

/** Judges a live edit of what ports know of VCs. */
export function checkVcEdit(path: VcPath, value: unknown, { vcs, ports, senders }: EditState): CheckedEdit {
  const { vc: which, key } = path;
  const text = formatPath(path);
  const chosen = which === EVERY_VC ? vcs : vcs.filter(({ id }) => String(id) === which);
  if (chosen.length === 0) {
    const known = vcs.map(({ id }) => String(id));
    return refusal(text, value, because('noSuch', { what: 'VC', known, orAll: true }));
  }
  const checked = checkValue(key, value);
  if (!checked.ok) return refusal(text, value, checked.reason);
  const changed = chosen.map((vc) => withValue(vc, key, checked.value));
  const after = vcs.map((vc) => changed.find(({ id }) => id === vc.id) ?? vc);
  const results = ports.map((port) => shareable(port, port.crossing, after));
  const refused = results.find((result) => !result.ok);
  if (refused !== undefined && !refused.ok)
    return refusal(text, value, refused.reason, valueIn(chosen[0]!, key));
  const rated = (vc: number): boolean => senders.some(({ id, abr }) => id === vc && abr !== null);
  const moved = changed.find(({ id, serviceClass }) => serviceClass !== 'abr' && rated(id));
  return moved === undefined
    ? sound(checked.value, { vcs: changed })
    : refusal(text, value, because('needsAbrClass', { vc: moved.id }), 'abr');
}

function checkValue(key: VcKey, value: unknown): Checked<ParameterValue> {
  if (key === 'weight') return checkNumber(value, { ...LIMITS.weight, integer: true, unit: '' });
  if (key === 'share.min') return checkNumber(value, { min: 0, max: 1, integer: false, unit: '' });
  if (key === 'share.max')
    return checkNumber(value, { min: LIMITS.maxShare, max: 1, integer: false, unit: '' });
  const known = SERVICE_CLASSES.find((serviceClass) => serviceClass === value);
  if (known !== undefined) return { ok: true, value: known };
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
