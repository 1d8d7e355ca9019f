import type { ParameterSpec, ParameterValue, Problem, RateState } from '../../contract/index.ts';
import type { Coupling, CouplingKey } from '../abr/coupling.ts';
import { liveParameters } from '../abr/liveParameters.ts';
import type { LiveRate, RateRules } from '../abr/rateRules.ts';
import { checkParameter } from './parameters.ts';
import { some } from './paths.ts';

const COUPLING = 'coupling.';
const PATH = /^(?:vcs\.([^.]+)\.)?abr\.(.+)$/;

export const isRatePath = (path: string): boolean => PATH.test(path);

const SPECS: readonly ParameterSpec[] = liveParameters.flatMap(({ parameters }) => parameters);

/** A VC with rate control, as it stands. */
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
      readonly name: string;
      readonly vcs: readonly RatedVc[];
    }
  | { readonly ok: false; readonly problem: Problem };

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

/** Judges a live edit of `abr.rif` or `abr.coupling.k` (every VC that has it), or of `vcs.3.abr.rif`. */
export function checkRateEdit(path: string, value: ParameterValue, vcs: readonly RatedVc[]): CheckedRate {
  const refused = (reason: string, kept?: ParameterValue): CheckedRate => ({
    ok: false,
    problem: { path, value, reason, ...(kept === undefined ? {} : { kept }) },
  });
  const [, which = '*', name = ''] = PATH.exec(path) ?? [];
  const spec = SPECS.find((one) => one.name === name);
  const coupled = name.startsWith(COUPLING);
  const having = coupled ? vcs.filter(({ coupling }) => coupling !== null) : vcs;
  const chosen = which === '*' ? having : having.filter(({ id }) => String(id) === which);
  if (chosen.length === 0) {
    const kind = coupled ? 'VC with rate control and TCP' : 'VC with rate control';
    return refused(`no such ${kind}; known: ${some(having.map(({ id }) => String(id)))}`);
  }
  if (spec === undefined)
    return refused(`not changed while a run goes on; known: ${SPECS.map((one) => one.name).join(', ')}`);
  const kept = valueIn(chosen[0], name);
  const checked = checkParameter(spec, value, 0);
  if (!checked.ok) return refused(checked.reason, kept);
  if (name === 'nrm' && !isPowerOfTwo(Number(checked.value)))
    return refused('not a power of two; range 2 to 256 cells', kept);
  return { ok: true, value: checked.value, name, vcs: chosen };
}

function valueIn({ rules, coupling }: RatedVc, name: string): ParameterValue | undefined {
  if (!name.startsWith(COUPLING)) return rules[0]?.get(name as LiveRate);
  return coupling?.get(name.slice(COUPLING.length) as CouplingKey);
}

/** A sound value is in force from now on. */
export function changeRate({ rules, coupling }: RatedVc, name: string, value: ParameterValue): void {
  if (name.startsWith(COUPLING)) coupling?.set(name.slice(COUPLING.length) as CouplingKey, value);
  else for (const one of rules) one.set(name as LiveRate, value as number);
}

/** What a run under way can change of it, as it stands: that which matters to its rules and to the form of its coupling. */
export function rateState(vc: RatedVc): RateState {
  const { id, rules, coupling } = vc;
  const names = [...(rules[0]?.uses ?? []), ...(coupling?.uses ?? []).map((key) => `${COUPLING}${key}`)];
  return { id, values: Object.fromEntries(names.map((name) => [name, valueIn(vc, name) as ParameterValue])) };
}
