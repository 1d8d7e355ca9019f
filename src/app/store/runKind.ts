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

/** Whether the run has VCs with rate control: the stage shows rates instead of windows. */
export const hasRateControl = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.vcs.some(({ abr }) => abr !== null) ?? false;

/** Whether any of its sources is TCP. */
export const hasWindows = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.vcs.some(({ windowBytes }) => windowBytes !== null) ?? false;

/** Whether every VC has credit-based flow control: then no cell is ever refused, and no discard policy asked. */
export const isCreditBased = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.scenario.vcs?.every(({ credit }) => credit !== undefined) ?? false;

/** Whether any VC has. */
export const hasCredit = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded?.scenario.vcs?.some(({ credit }) => credit !== undefined) ?? false;

/** What compared branches show next to their queues; null: nothing. */
export const nextToQueues = (state: {
  readonly loaded: LoadedReport | null;
}): 'rates' | 'credit' | 'windows' | null => {
  if (hasRateControl(state)) return 'rates';
  if (isCreditBased(state)) return 'credit';
  return hasWindows(state) ? 'windows' : null;
};

/** What a step goes to unless the reader chooses: events as the eye sees them; under credit there are none. */
export const usualStep = (state: { readonly loaded: LoadedReport | null }): StepKind =>
  isCreditBased(state) ? 'cell' : 'event';

/** The mechanisms of a port that decide anything in this run. */
export const decidingMechanisms = (state: { readonly loaded: LoadedReport | null }): NonEmpty<Mechanism> => {
  if (isCreditBased(state)) return ['scheduler'];
  return hasRateControl(state) ? MECHANISMS_WITH_RATES : MECHANISMS_WITHOUT_RATES;
};

/** The rules of the sources of a run, by their name. */
export const sourceRules = ({ loaded }: { readonly loaded: LoadedReport | null }): string => {
  const rules = [loaded?.scenario.abr, ...(loaded?.scenario.vcs ?? []).map(({ abr }) => abr)];
  const own = rules.find((abr) => abr?.rule !== undefined && abr.rule !== 'tm4')?.rule ?? 'tm4';
  return { tm4: 'TM 4.0', prca: 'PRCA', becn: 'Newman', efci: 'negative EFCI' }[own];
};

/** The card that opens unless a reader chooses: of what decides first at the shown port. */
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

/** The VC that a scene is about: the followed one, else the first of those that cross most links. */
export function protagonist({ vcs }: Pick<LoadedReport, 'vcs'>, followed: number | null): number {
  if (followed !== null) return followed;
  return vcs.reduce((most, vc) => (vc.path.length > most.path.length ? vc : most), elementAt(vcs, 0)).id;
}

/** The part of a run that decides whether its senders are above its traces on a phone: TCP alone sets their pace. */
export const leadsWithSenders = (run: {
  readonly hasWindows: boolean;
  readonly hasRateControl: boolean;
  readonly isCreditBased: boolean;
}): boolean => run.hasWindows && !run.hasRateControl && !run.isCreditBased;

/** The sender at a constant rate that the scenario lets a reader drive by hand; undefined: there is none. */
export const driverIn = ({ stage, vcs }: ScenarioDocument): VcDocument | undefined =>
  vcs.find(({ id, source }) => id === stage?.byHand?.vc && source.kind === 'deterministic');

/** Path of the rate that is drawn by hand: its changes are meant to have their moments. */
export function drawnPath(scenario: ScenarioDocument): string | null {
  const driver = driverIn(scenario);
  return driver === undefined ? null : formatPath({ kind: 'sourceRate', vc: String(driver.id) });
}

export const canDrive = ({ loaded }: { readonly loaded: LoadedReport | null }): boolean =>
  loaded !== null && driverIn(loaded.scenario) !== undefined;
