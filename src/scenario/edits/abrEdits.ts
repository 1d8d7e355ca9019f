import {
  because,
  becauseNot,
  EVERY_VC,
  formatPath,
  type ParameterSpec,
  type ParameterValue,
  type Problem,
  type RatePath,
  type RateState,
  type Reason,
  rateName,
} from '../../contract/index.ts';
import type { Coupling, CouplingKey } from '../../engine/abr/ends/coupling.ts';
import { liveParameters } from '../../engine/abr/ends/liveParameters.ts';
import type { LiveRate, RateRules } from '../../engine/abr/ends/rateRules.ts';
import { type Checked, checkParameter } from '../judge/parameters.ts';

const SPECS: readonly ParameterSpec[] = liveParameters.flatMap(({ parameters }) => parameters);
const NOT_LIVE = because('notLive', { known: SPECS.map(({ name }) => name) });

/** A VC with rate control, as it is. */
export interface RatedVc {
  readonly id: number;
  /** Of its source, and where a switch cuts its loop, of each segment. */
  readonly rules: readonly RateRules[];
  /** Null where no TCP sends into it. */
  readonly coupling: Coupling | null;
}

export type CheckedRate =
  | {
      readonly ok: true;
      readonly value: ParameterValue;
      readonly vcs: readonly RatedVc[];
    }
  | { readonly ok: false; readonly problem: Problem };

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

/** Judges a live edit of `abr.rif` or `abr.coupling.k` (every VC that has it), or of `vcs.3.abr.rif`. */
export function checkRateEdit(path: RatePath, value: ParameterValue, vcs: readonly RatedVc[]): CheckedRate {
  const refused = (reason: Reason, kept?: ParameterValue): CheckedRate => ({
    ok: false,
    problem: { path: formatPath(path), value, reason, ...(kept === undefined ? {} : { kept }) },
  });
  const which = path.vc ?? EVERY_VC;
  const spec = SPECS.find((one) => one.name === rateName(path));
  const coupled = path.group === 'coupling';
  const having = coupled ? vcs.filter(({ coupling }) => coupling !== null) : vcs;
  const chosen = which === EVERY_VC ? having : having.filter(({ id }) => String(id) === which);
  if (chosen.length === 0) {
    const known = having.map(({ id }) => String(id));
    return refused(because('noSuch', { what: coupled ? 'ratedTcpVc' : 'ratedVc', known }));
  }
  if (spec === undefined) return refused(NOT_LIVE);
  const kept = valueIn(chosen[0]!, path);
  const checked = checkParameter(spec, value, 0);
  if (!checked.ok) return refused(checked.reason, kept);
  if (path.key === 'nrm' && !isPowerOfTwo(Number(checked.value)))
    return refused(becauseNot('powerOfTwo', { min: 2, max: 256, unit: 'cells' }), kept);
  return { ok: true, value: checked.value, vcs: chosen };
}

/** Whether a run under way can change it. */
export const isLiveRate = (path: RatePath): boolean => SPECS.some(({ name }) => name === rateName(path));

/** Judges the value of such an edit alone, before there is a run. */
export function checkRateValue(path: RatePath, value: ParameterValue): Checked<ParameterValue> {
  const spec = SPECS.find((one) => one.name === rateName(path));
  return spec === undefined ? { ok: false, reason: NOT_LIVE } : checkParameter(spec, value, 0);
}

type Rate = Pick<RatePath, 'group' | 'key'>;

function valueIn({ rules, coupling }: RatedVc, { group, key }: Rate): ParameterValue | undefined {
  return group === 'source' ? rules[0]?.get(key as LiveRate) : coupling?.get(key as CouplingKey);
}

/** A sound value is in force from now on. */
export function changeRate({ rules, coupling }: RatedVc, { group, key }: Rate, value: ParameterValue): void {
  if (group === 'coupling') coupling?.set(key as CouplingKey, value);
  else for (const one of rules) one.set(key as LiveRate, value as number);
}

/** What a run under way can change of it, as it is: that which matters to its rules and to the form of its coupling. */
export function rateState(vc: RatedVc): RateState {
  const { id, rules, coupling } = vc;
  const rates: readonly Rate[] = [
    ...(rules[0]?.uses ?? []).map((key) => ({ group: 'source' as const, key })),
    ...(coupling?.uses ?? []).map((key) => ({ group: 'coupling' as const, key })),
  ];
  const values = rates.map((rate) => [rateName(rate), valueIn(vc, rate) as ParameterValue]);
  return { id, values: Object.fromEntries(values) };
}
