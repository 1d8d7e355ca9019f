import type { CongestionControl } from './control.ts';
import { cubic } from './cubic.ts';
import { newReno } from './newReno.ts';
import { reno } from './reno.ts';
import { sack } from './sack.ts';
import { tahoe } from './tahoe.ts';
import { timeoutOnly } from './timeoutOnly.ts';

export const congestionControls: readonly CongestionControl[] = [
  tahoe,
  reno,
  newReno,
  sack,
  timeoutOnly,
  cubic,
];

/** @throws RangeError naming the known ids */
export function findCongestionControl(id: string): CongestionControl {
  const definition = congestionControls.find((control) => control.id === id);
  if (definition === undefined) {
    throw new RangeError(
      `unknown congestion control ${id}; known: ${congestionControls.map((c) => c.id).join(', ')}`,
    );
  }
  return definition;
}
