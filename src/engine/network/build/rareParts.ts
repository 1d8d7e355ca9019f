import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import type * as abr from './buildAbr.ts';
import type * as credit from './buildCredit.ts';
import type * as routers from './buildRouters.ts';

/** Builders of the parts that only some networks have, which are loaded later: rate control, credit and routers. */
export interface RareParts {
  readonly abr: typeof abr;
  readonly credit: typeof credit;
  readonly routers: typeof routers;
}

/** Whether a network needs any of them. */
export const isRare = ({ vcs, nodes }: CompleteScenario): boolean =>
  vcs.some(({ abr, credit }) => abr !== null || credit !== null) ||
  nodes.some(({ kind }) => kind === 'router');

let rare: RareParts | null = null;

/** Makes rate control, credit and routers available to networks. */
export function offerRareParts(parts: RareParts): void {
  rare = parts;
}

/** @throws RangeError before they are loaded */
export function rareParts(): RareParts {
  if (rare === null) throw new RangeError('such a network cannot be built yet: loadMechanisms() comes first');
  return rare;
}
