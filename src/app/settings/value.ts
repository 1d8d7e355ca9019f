import {
  type Edit,
  EVERY_VC,
  type ParameterValue,
  rateOfSource,
  readEditPath,
  type ScenarioDocument,
  sourceRateIn,
} from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { paramsOf, portOfClass } from '../store/paths.ts';
import { rateEdit } from '../store/rateEdits.ts';
import { stageOf } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';
import { writtenValue } from './document.ts';
import { portValue } from './ports.ts';

type Run = Pick<StageState, 'ports' | 'vcStates' | 'rateStates' | 'catalog'>;

/** What is set: a document alone, or a run of it, whose ports, VCs, rates and edits then decide. */
export interface SetBy extends Partial<Run> {
  /** Null before a run is loaded. */
  readonly scenario: ScenarioDocument | null;
  /** Of the branch. */
  readonly edits?: readonly Edit[];
  /** Of the edits, those until then, ps; left out: all. */
  readonly now?: number;
  /** The port that paths without one are about. */
  readonly port?: string;
}

/** Links lose nothing unless their document says so. */
const NO_LOSS = ['lossProbability', 'frameLossProbability'];

/** The value in force at any path; undefined where the page knows none. */
export function valueAt(text: string, of: SetBy): ParameterValue | undefined {
  const { scenario, catalog = null, edits = [], now = Infinity } = of;
  const path = readEditPath(text);
  const written = scenario === null ? undefined : writtenValue(scenario, text);
  const editedTo = (edited: string): ParameterValue | undefined =>
    edits.findLast((edit) => edit.path === edited && edit.time <= now)?.value;
  if (path === null) {
    const rate = rateOfSource(text);
    return (rate === null ? undefined : editedTo(rate)) ?? written;
  }
  switch (path.kind) {
    case 'rate': {
      const rate = rateEdit(catalog, text);
      const state =
        rate &&
        of.rateStates?.find(
          ({ id, values }) => (rate.vc === null || id === rate.vc) && rate.spec.name in values,
        );
      return (rate && state?.values[rate.spec.name]) ?? written;
    }
    case 'loss':
      return editedTo(text) ?? written ?? (NO_LOSS.includes(path.key) ? 0 : undefined);
    case 'sourceRate':
      return valueAt(sourceRateIn(path), of);
    case 'vc': {
      const vc = of.vcStates?.find(({ id }) => path.vc === EVERY_VC || String(id) === path.vc);
      if (path.key === 'share.min') return vc?.share.min ?? written;
      return (path.key === 'share.max' ? vc?.share.max : vc?.[path.key]) ?? written;
    }
    default: {
      const whole = of.ports?.find(({ id }) => id === (path.port ?? of.port));
      if (whole === undefined) return scenario === null ? undefined : portValue(scenario, path, catalog);
      if (path.kind === 'buffers') return whole.classes === undefined ? 'shared' : 'perClass';
      const port = portOfClass(whole, path.serviceClass);
      if (path.kind === 'buffer') return port.bufferCells;
      return path.kind === 'mechanism' ? port[path.mechanism] : paramsOf(port, path.mechanism)[path.name];
    }
  }
}

/** The run on the stage, with the edits of its branch. */
export const setNow = ({ loaded, ...state }: StageState, edits: readonly Edit[]): SetBy => ({
  ...state,
  edits,
  scenario: loaded?.scenario ?? null,
  ...(loaded && { port: loaded.port }),
});

/** The value of a path as the run was opened. */
export function openedValue(session: Session, path: string): ParameterValue | undefined {
  const { loaded, catalog } = stageOf(session).getState();
  return loaded === null
    ? undefined
    : valueAt(path, { ...loaded, catalog, rateStates: [], scenario: loaded.base });
}

/** The value in force on the stage, as it changes. */
export function useValueAt(path: string | undefined): ParameterValue | undefined {
  return useValuesAt(path === undefined ? [] : [path])[0];
}

/** Values in force on the stage, as they change. */
export function useValuesAt(paths: readonly string[]): readonly (ParameterValue | undefined)[] {
  const edits = useBranches(shownEdits);
  return useMoment((s) => paths.map((path) => valueAt(path, setNow(s, edits))));
}
