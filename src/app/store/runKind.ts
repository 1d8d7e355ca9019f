import {
  elementAt,
  formatPath,
  type LoadedReport,
  type Mechanism,
  type NonEmpty,
  type ScenarioDocument,
  type StepKind,
  type VcDocument,
  type VcInfo,
} from '../../contract/index.ts';

const MECHANISMS_WITHOUT_RATES: NonEmpty<Mechanism> = ['policy', 'scheduler', 'allocation'];
const MECHANISMS_WITH_RATES: NonEmpty<Mechanism> = ['algorithm', ...MECHANISMS_WITHOUT_RATES];

/** Whether the run has VCs with rate control: the stage then shows rates instead of windows. */
export const hasRateControl = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.vcs.some(({ abr }) => abr !== null) ?? false;

/** Whether any source is TCP. */
export const hasWindows = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.vcs.some(({ windowBytes }) => windowBytes !== null) ?? false;

/** Whether every VC has credit-based flow control: then no cell is refused, and no discard policy decides. */
export const isCreditBased = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.scenario.vcs?.every(({ credit }) => credit !== undefined) ?? false;

/** Whether any VC has credit-based flow control. */
export const hasCredit = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.scenario.vcs?.some(({ credit }) => credit !== undefined) ?? false;

/** Panel that compared branches show next to their queues; null for none. */
export const nextToQueues = (state: {
  readonly loaded: LoadedReport | null;
}): 'rates' | 'credit' | 'windows' | null => {
  if (hasRateControl(state)) return 'rates';
  if (isCreditBased(state)) return 'credit';
  return hasWindows(state) ? 'windows' : null;
};

/** Default kind of step: visible events; with credit flow control, which has none, cells. */
export const usualStep = (state: { readonly loaded: LoadedReport | null }): StepKind =>
  isCreditBased(state) ? 'cell' : 'event';

/** The mechanisms of a port that make decisions in this run. */
export const decidingMechanisms = (state: { readonly loaded: LoadedReport | null }): NonEmpty<Mechanism> => {
  if (isCreditBased(state)) return ['scheduler'];
  return hasRateControl(state) ? MECHANISMS_WITH_RATES : MECHANISMS_WITHOUT_RATES;
};

/** Name of the sources' rate control rules. */
export const sourceRules = ({ loaded }: { readonly loaded: LoadedReport | null }): string => {
  const rules = [loaded?.scenario.abr, ...(loaded?.scenario.vcs ?? []).map(({ abr }) => abr)];
  const own = rules.find((abr) => abr?.rule !== undefined && abr.rule !== 'tm4')?.rule ?? 'tm4';
  return { tm4: 'TM 4.0', prca: 'PRCA', becn: 'Newman', efci: 'negative EFCI' }[own];
};

/** Default card: the mechanism that decides first at the shown port. */
export const usualCard = (state: { readonly loaded: LoadedReport | null }): Mechanism =>
  decidingMechanisms(state)[0];

/** Whether the data of a VC cross the link behind a port. */
export const crosses = ({ path }: Pick<VcInfo, 'path'>, port: string): boolean =>
  path.some((node, i) => `${node}>${path[i + 1]}` === port);

/** VCs with rate control, in the order of the document. */
export const abrVcs = (loaded: LoadedReport | null): readonly VcInfo[] =>
  loaded?.vcs.filter(({ abr }) => abr !== null) ?? [];

export const abrVcIds = (loaded: LoadedReport | null): readonly number[] =>
  abrVcs(loaded).map(({ id }) => id);

/** The VC that a scene is about: the followed one, else the first of those with the longest path. */
export function protagonist({ vcs }: Pick<LoadedReport, 'vcs'>, followed: number | null): number {
  if (followed !== null) return followed;
  return vcs.reduce((most, vc) => (vc.path.length > most.path.length ? vc : most), elementAt(vcs, 0)).id;
}

/** Whether senders are above the traces on a phone: only where TCP alone controls the rates. */
export const leadsWithSenders = (run: {
  readonly hasWindows: boolean;
  readonly hasRateControl: boolean;
  readonly isCreditBased: boolean;
}): boolean => run.hasWindows && !run.hasRateControl && !run.isCreditBased;

/** The constant-rate sender that the scenario lets a reader drive by hand; undefined without one. */
export const driverIn = ({ stage, vcs }: ScenarioDocument): VcDocument | undefined =>
  vcs.find(({ id, source }) => id === stage?.byHand?.vc && source.kind === 'deterministic');

/** Path of the rate that the reader draws by hand; its edits keep their times. */
export function drawnPath(scenario: ScenarioDocument): string | null {
  const driver = driverIn(scenario);
  return driver === undefined ? null : formatPath({ kind: 'sourceRate', vc: String(driver.id) });
}

export const canDrive = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded !== null && driverIn(loaded.scenario) !== undefined;
