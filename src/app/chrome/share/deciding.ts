import { runningAt } from '../../store/paths.ts';
import { decidingMechanisms } from '../../store/rated.ts';
import type { StageState } from '../../store/types.ts';

/** The mechanism that decides at the shown port, as applied: its discard policy, or its rate algorithm. */
export function decidingNow({ catalog, loaded, ports }: StageState) {
  const port = ports.find(({ id }) => id === loaded?.port);
  const [decides] = decidingMechanisms({ loaded });
  return catalog && port && decides ? runningAt(catalog, port, decides) : undefined;
}
