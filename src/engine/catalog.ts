import type { Catalog, ExplainedInfo, MechanismInfo, PolicyInfo, Settings } from '../contract/index.ts';
import { algorithms } from './abr/algorithms/index.ts';
import { liveParameters } from './abr/ends/liveParameters.ts';
import { allocations } from './switch/allocation/index.ts';
import { policies } from './switch/discard/index.ts';
import type { PolicyDefinition } from './switch/discard/policy.ts';
import { schedulers } from './switch/schedulers/index.ts';
import { congestionControls } from './tcp/congestion/index.ts';
import { sourceKinds } from './traffic/kinds/index.ts';

const plain = ({
  id,
  short,
  name,
  citation,
  help,
  parameters,
  ordered,
  pseudoCode,
  bits,
  byClass,
  postDatesPapers,
}: MechanismInfo): MechanismInfo => ({
  id,
  short,
  name,
  citation,
  ...(help === undefined ? {} : { help }),
  parameters,
  ...(ordered === undefined ? {} : { ordered }),
  pseudoCode,
  ...(bits === undefined ? {} : { bits }),
  ...(byClass === undefined ? {} : { byClass }),
  ...(postDatesPapers === undefined ? {} : { postDatesPapers }),
});

/** A policy as plain data. */
export const describePolicy = ({
  refusesWhenFull,
  keepsList,
  states,
  ...rest
}: PolicyDefinition): PolicyInfo => ({
  ...plain(rest),
  ...(refusesWhenFull === undefined ? {} : { refusesWhenFull }),
  ...(keepsList === undefined ? {} : { keepsList }),
  ...(states === undefined ? {} : { states }),
});

/** Mechanisms that may be loaded later, as available now. */
const choices = (): Pick<Catalog, 'whole' | 'policies' | 'schedulers' | 'algorithms'> => ({
  whole: algorithms.length > 1,
  policies: policies.map(describePolicy),
  schedulers: schedulers.map(plain),
  algorithms: algorithms.map((algorithm) => ({ ...plain(algorithm), readingLabel: algorithm.readingLabel })),
});

/** All mechanisms available to runs, with their parameters, pseudo-code and source, as plain data. */
export const catalog: Catalog = {
  ...choices(),
  allocations: allocations.map(plain),
  rateControl: liveParameters,
  congestionControls: congestionControls.map(({ id, postDatesPapers }) => ({
    id,
    ...(postDatesPapers === undefined ? {} : { postDatesPapers }),
  })),
  sources: sourceKinds.map(({ id }) => ({ id })),
  settings: null,
  explained: [],
};

/** Updates the catalog, which runs refer to, after more mechanisms have been loaded. */
export function refreshCatalog(
  settings: (catalog: Catalog) => Settings,
  explained: readonly ExplainedInfo[],
): void {
  Object.assign(catalog, choices());
  Object.assign(catalog, { settings: settings(catalog), explained });
}
