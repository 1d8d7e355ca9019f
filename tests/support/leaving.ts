import type { DiscardPolicy } from '../../src/engine/switch/discard/policy.ts';
import { isAccepted, isNewLoss } from '../../src/engine/switch/discard/policy.ts';
import { cellOf } from './cells.ts';

export type Departure = 'sent' | 'marked' | 'dropped' | 'dropped again';

interface Leaving {
  readonly atMs: number;
  readonly waitedMs: number;
  /** Cells left behind. */
  readonly queue: number;
  readonly flow?: number;
  readonly part?: 'BOM' | 'COM' | 'EOM' | 'SSM';
}

/** What a policy does with a cell that is about to leave. */
export function depart(
  policy: DiscardPolicy,
  { atMs, waitedMs, queue, flow = 0, part = 'SSM' }: Leaving,
): Departure {
  if (policy.hooks === undefined) throw new Error('the policy does not ask about cells that leave');
  const cell = cellOf(flow, part, queue, atMs * 1e9);
  const verdict = policy.hooks.onDeparture({ ...cell, waited: waitedMs * 1e9 });
  if (!isAccepted(verdict)) return isNewLoss(verdict) ? 'dropped' : 'dropped again';
  return policy.departureMarks?.[flow] === 1 ? 'marked' : 'sent';
}
