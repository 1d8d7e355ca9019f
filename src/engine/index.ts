import type { Edit, RuleReport, ScenarioDocument } from '../contract/index.ts';
import type { CompleteScenario } from '../scenario/document/complete.ts';
import { beginWith as beginWithCatalog, type DocumentAndEdits } from '../scenario/edits/fromStart.ts';
import { type CheckedScenario, checkDocument } from '../scenario/validation/check.ts';
import { catalog, describePolicy } from './catalog.ts';
import { ruleFault, writtenPolicy } from './rules/written.ts';
import { Simulation, type SimulationOptions } from './run/simulation.ts';

export type { CompleteScenario } from '../scenario/document/complete.ts';
export { calledBy } from '../scenario/document/vcNames.ts';
export { isFromStart } from '../scenario/edits/fromStart.ts';
export type { CheckedScenario } from '../scenario/validation/check.ts';
export { catalog } from './catalog.ts';
export { PhysicsBreach } from './metrics/physics.ts';
export { phaseLockedLinks } from './network/build/phaseLockedLinks.ts';
export { isRare } from './network/build/rareParts.ts';
export { settingsOf } from './probe/applied.ts';
export { idleSince } from './probe/idle.ts';
export { Recorder } from './probe/recorder.ts';
export { ratesAt, watchRmCells } from './probe/rm/rmCellsAtPort.ts';
export { viewOf, wiresOf } from './probe/view.ts';
export {
  InvalidValue,
  type Mark,
  type Simulation,
  type SimulationOptions,
  type Snapshot,
} from './run/simulation.ts';
export { failuresOf, liveOf, wouldDropNext } from './switch/explainPort.ts';

/** Checks a value as a scenario document; never throws. */
export const checkScenario = (document: unknown): CheckedScenario => checkDocument(document, catalog);

/** Document and edits of a branch with these edits. */
export const beginWith = (document: ScenarioDocument, edits: readonly Edit[]): DocumentAndEdits =>
  beginWithCatalog(document, edits, catalog);

export const createSimulation = (scenario: CompleteScenario, options?: SimulationOptions): Simulation =>
  new Simulation(scenario, catalog, options);

/** Reads a text as a rule; only after `loadRuleLanguage`. */
export function readRule(text: string): Pick<RuleReport, 'policy' | 'fault'> {
  const fault = ruleFault(text);
  return { policy: fault === null ? describePolicy(writtenPolicy(text)) : null, fault };
}
