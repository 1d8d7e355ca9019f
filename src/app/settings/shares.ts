import type { PortState, VcDocument } from '../../contract/index.ts';

/** What a share is of a VC without one of its own. */
export type ShareKey = 'min' | 'max';

/** Where nothing is shared out, nothing is kept for a VC, and it may hold the whole buffer. */
const UNLIMITED = { min: 0, max: 1 } as const;

/** At one port; null where its queues get equal parts, however many there are. */
function shareAt({ allocation, allocationParams }: PortState, key: ShareKey): number | null {
  if (allocation === 'partition') return null;
  return Number(allocationParams[key] ?? UNLIMITED[key]);
}

export interface PortShare {
  readonly port: string;
  readonly share: number | null;
}

/** At the ports that a VC goes through, in its order. */
export const sharesAlong = (
  ports: readonly PortState[],
  { path }: VcDocument,
  key: ShareKey,
): readonly PortShare[] =>
  path.flatMap((from, i) => {
    const port = ports.find(({ id }) => id === `${from}>${path[i + 1]}`);
    return port === undefined ? [] : [{ port: port.id, share: shareAt(port, key) }];
  });
