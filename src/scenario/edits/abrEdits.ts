import {
  because,
  becauseNot,
  EVERY_VC,
  formatPath,
  type ParameterSpec,
  type ParameterValue,
  type RatePath,
  type RateState,
  type Reason,
  rateName,
} from '../../contract/index.ts';
import type { CouplingKey } from '../../engine/abr/ends/coupling.ts';
import { liveParameters } from '../../engine/abr/ends/liveParameters.ts';
import type { LiveRate } from '../../engine/abr/ends/rateRules.ts';
import { checkParameter } from '../validation/parameters.ts';
import { type CheckedEdit, type EditState, type RatedVc, refusal, sound } from './judged.ts';

const SPECS: readonly ParameterSpec[] = liveParameters.flatMap(({ parameters }) => parameters);
const NOT_LIVE = because('notLive', { known: SPECS.map(({ name }) => name) });

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

/** Checks a live edit of `abr.rif` or `abr.coupling.k` (every VC that has it), or of `vcs.3.abr.rif`; without a run, its value only. */
export function checkRateEdit(path: RatePath, value: unknown, { rated }: EditState): CheckedEdit {
  const refused = (reason: Reason, kept?: ParameterValue) => refusal(formatPath(path), value, reason, kept);
  const which = path.vc ?? EVERY_VC;
  const spec = SPECS.find((parameter) => parameter.name === rateName(path));
  const coupled = path.group === 'coupling';
  const having = rated?.filter(({ coupling }) => !coupled || coupling !== null) ?? [];
  const chosen = which === EVERY_VC ? having : having.filter(({ id }) => String(id) === which);
  if (rated !== null && chosen.length === 0) {
    const known = having.map(({ id }) => String(id));
    return refused(because('noSuch', { what: coupled ? 'ratedTcpVc' : 'ratedVc', known }));
  }
  if (spec === undefined) return refused(NOT_LIVE);
  const [first] = chosen;
  const current = first && valueIn(first, path);
  const checked = checkParameter(spec, value, 0);
  if (!checked.ok) return refused(checked.reason, current);
  if (path.key === 'nrm' && !isPowerOfTwo(Number(checked.value)))
    return refused(becauseNot('powerOfTwo', { min: 2, max: 256, unit: 'cells' }), current);
  return sound(checked.value, { ids: chosen.map(({ id }) => id) });
}

/** Whether it can change during a run. */
export const isLiveRate = (path: RatePath): boolean => SPECS.some(({ name }) => name === rateName(path));

type Rate = Pick<RatePath, 'group' | 'key'>;

function valueIn({ rules, coupling }: RatedVc, { group, key }: Rate): ParameterValue | undefined {
  return group === 'source' ? rules[0]?.get(key as LiveRate) : coupling?.get(key as CouplingKey);
}

/** Puts a valid value in force from now on. */
export function changeRate({ rules, coupling }: RatedVc, { group, key }: Rate, value: ParameterValue): void {
  if (group === 'coupling') coupling?.set(key as CouplingKey, value);
  else for (const sourceRules of rules) sourceRules.set(key as LiveRate, value as number);
}

/** Rate-control values of a VC that can change during a run: those used by its rules and by the form of its coupling. */
export function rateState(vc: RatedVc): RateState {
  const { id, rules, coupling } = vc;
  const rates: readonly Rate[] = [
    ...(rules[0]?.uses ?? []).map((key) => ({ group: 'source' as const, key })),
    ...(coupling?.uses ?? []).map((key) => ({ group: 'coupling' as const, key })),
  ];
  const values = rates.map((rate) => [rateName(rate), valueIn(vc, rate) as ParameterValue]);
  return { id, values: Object.fromEntries(values) };
}
