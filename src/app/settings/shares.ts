import type { PortState, VcDocument } from '../../contract/index.ts';

/** Bound of a VC's buffer share. */
export type ShareKey = 'min' | 'max';

/** Bounds where the allocation has no shares: nothing is guaranteed, and a VC may fill the buffer. */
const UNLIMITED = { min: 0, max: 1 } as const;

/** Share at one port; null where its queues get equal parts, whatever their number. */
function shareAt({ allocation, allocationParams }: PortState, key: ShareKey): number | null {
  if (allocation === 'partition') return null;
  return Number(allocationParams[key] ?? UNLIMITED[key]);
}

export interface PortShare {
  readonly port: string;
  readonly share: number | null;
}

/** Shares at the ports along the path of a VC. */
export const sharesAlong = (
  ports: readonly PortState[],
  { path }: VcDocument,
  key: ShareKey,
): readonly PortShare[] =>
  path.flatMap((from, i) => {
    const port = ports.find(({ id }) => id === `${from}>${path[i + 1]}`);
    return port === undefined ? [] : [{ port: port.id, share: shareAt(port, key) }];
  });
