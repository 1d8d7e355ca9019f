import { type Edit, type ParameterValue, readEditPath, type ScenarioDocument } from '../../contract/index.ts';
import { shownEdits, useBranches } from './branches/branches.ts';
import { documentValue } from './documentPaths.ts';
import { useMoment } from './moment.ts';
import { appliedValue } from './paths.ts';
import { rateEdit } from './rateEdits.ts';
import type { StageState } from './types.ts';

/** What says how a run is set: the state of ports, VCs and rates, the edits of its branch, its document. */
export interface SetBy extends Pick<StageState, 'ports' | 'vcStates' | 'rateStates' | 'catalog'> {
  readonly edits: readonly Edit[];
  /** Of the edits, those until then, ps. */
  readonly now: number;
  /** Null before a run is loaded. */
  readonly scenario: ScenarioDocument | null;
  /** The port that paths without one are about; left out where ports are as their document has them. */
  readonly port?: string;
}

/** Links lose nothing unless their document says so. */
const NO_LOSS = ['lossProbability', 'frameLossProbability'];

/** The value in force at any path; undefined where the page knows none. */
export function valueAt(text: string, of: SetBy): ParameterValue | undefined {
  const { ports, vcStates, rateStates, catalog, edits, now, scenario, port } = of;
  const path = readEditPath(text);
  const written = scenario === null ? undefined : documentValue(scenario, text);
  if (path === null) return written;
  if (path.kind === 'rate') {
    const rate = rateEdit(catalog, text);
    if (rate === null) return written;
    const { vc, spec } = rate;
    const state = rateStates.find(({ id, values }) => (vc === null || id === vc) && spec.name in values);
    return state?.values[spec.name] ?? written;
  }
  if (path.kind === 'loss') {
    const edited = edits.findLast((edit) => edit.path === text && edit.time <= now)?.value;
    return edited ?? written ?? (NO_LOSS.includes(path.key) ? 0 : undefined);
  }
  if (path.kind !== 'vc' && port === undefined) return written;
  return appliedValue(ports, vcStates, port ?? '', text) ?? written;
}

/** The same of the run on the stage, with the edits of its branch. */
export const setNow = ({ loaded, ...state }: StageState, edits: readonly Edit[]): SetBy => ({
  ...state,
  edits,
  scenario: loaded?.scenario ?? null,
  port: loaded?.port ?? '',
});

/** The value in force on the stage, as it changes. */
export function useValueAt(path: string | undefined): ParameterValue | undefined {
  const edits = useBranches(shownEdits);
  return useMoment((s) => (path === undefined ? undefined : valueAt(path, setNow(s, edits))));
}

/** Values in force on the stage, as they change. */
export function useValuesAt(paths: readonly string[]): readonly (ParameterValue | undefined)[] {
  const edits = useBranches(shownEdits);
  return useMoment((s) => paths.map((path) => valueAt(path, setNow(s, edits))));
}
