import type { RmCellsView } from '../../../contract/index.ts';
import { BACKWARD_NOTICE, FLOW_MASK, isAckFlow, RM } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import type { Network } from '../../network/nodes/network.ts';

/** Maximum number of RM cells shown: more cannot be distinguished on any screen. */
export const MOST = 2_048;
/** `waiting` of a cell that is on the wire. */
const ON_WIRE = -1;

interface Found {
  readonly vc: number;
  readonly number: number;
  readonly backward: boolean;
  readonly hop: number;
  readonly place: number;
  readonly waiting: number;
}

/** RM cells on the wires and in the queues at this instant, without notices of switches. */
export function rmCellsOf(network: Network, now: number): RmCellsView | null {
  if (network.ports.every(({ rates }) => rates === null)) return null;
  const cells: Found[] = [];
  for (const link of network.links) cellsOn(network, link, now, cells);
  for (const port of network.ports) {
    if (!port.queue.holdsCells) continue;
    let before = 0;
    port.queue.forEachWaiting((meta, number) => {
      note(network, port.link, meta, number, 0, before++, cells);
    });
  }
  const shown = thinned(cells);
  return {
    vc: Uint16Array.from(shown, ({ vc }) => vc),
    number: Uint32Array.from(shown, ({ number }) => number),
    backward: Uint8Array.from(shown, ({ backward }) => (backward ? 1 : 0)),
    hop: Uint8Array.from(shown, ({ hop }) => hop),
    place: Float32Array.from(shown, ({ place }) => place),
    waiting: Int32Array.from(shown, ({ waiting }) => waiting),
  };
}

/** If there are too many cells, keeps every 2nd, 4th ... of each VC by its number, so that the same cells stay visible as they move. */
function thinned(found: readonly Found[], step = 2): readonly Found[] {
  if (found.length <= MOST) return found;
  return thinned(
    found.filter(({ number }) => number % step === 0),
    step * 2,
  );
}

function cellsOn(network: Network, link: Link, now: number, found: Found[]): void {
  const { head, tail, mask, time, meta, frame, delay, cellWhole } = link;
  let before = 0;
  for (let i = head; i < tail; i++) {
    const slot = i & mask;
    const begins = time[slot]! - delay - cellWhole;
    const waiting = begins > now ? before++ : ON_WIRE;
    if ((meta[slot]! & RM) === 0) continue;
    const way = Math.min(1, Math.max(0, (now - begins) / (delay + cellWhole)));
    note(network, link, meta[slot]!, frame[slot]!, way, waiting, found);
  }
}

function note(
  { connections }: Network,
  link: Link,
  meta: number,
  number: number,
  way: number,
  waiting: number,
  found: Found[],
): void {
  if ((meta & RM) === 0 || (meta & BACKWARD_NOTICE) !== 0) return;
  const flow = meta & FLOW_MASK;
  const backward = isAckFlow(flow);
  const connection = connections[flow >> 1];
  if (connection === undefined) return;
  const along = (backward ? connection.backward : connection.forward).indexOf(link);
  if (along < 0) return;
  found.push({
    vc: connection.vc.id,
    number,
    backward,
    hop: backward ? connection.backward.length - 1 - along : along,
    place: backward ? 1 - way : way,
    waiting,
  });
}
