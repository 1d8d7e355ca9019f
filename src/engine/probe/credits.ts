import type { CreditsView } from '../../contract/index.ts';
import { hopsAlong } from '../../scenario/validation/paths.ts';
import { dataFlow } from '../atm/cell.ts';
import type { CreditSender } from '../credit/creditSender.ts';
import type { CreditSource } from '../credit/creditSource.ts';
import type { Network } from '../network/nodes/network.ts';

/** The credit sender of a flow on a hop: of a switch port, or of the source at a host. */
export function creditSenderOf(
  { ports, hosts, connections }: Network,
  hop: string,
  flow: number,
): CreditSender | null {
  const port = ports.find(({ id }) => id === hop);
  if (port !== undefined) return port.credits?.sender ?? null;
  if (connections[flow >> 1]!.vc.credit === null) return null;
  const source = hosts.find(({ id }) => id === hop.split('>')[0])?.shapers[flow] as CreditSource | null;
  return source?.sender ?? null;
}

/** Cells of a flow that wait at the end of a hop; 0 at a destination, which passes them on at once. */
function waitingAt({ ports }: Network, hop: string, flow: number): number {
  const node = hop.split('>')[1];
  const port = ports.find(({ id, credits }) => id.startsWith(`${node}>`) && credits !== null);
  return port?.credits?.receiver.waiting[flow] ?? 0;
}

/** Credit of the VCs that cross a port, on every hop of their path; null if none of them has credit. */
export function creditsOf(network: Network, portId: string): CreditsView | null {
  const rows = network.connections.flatMap(({ vc: { id, path, credit } }, index) => {
    if (credit === null) return [];
    const flow = dataFlow(index);
    const hops = hopsAlong(path);
    if (!hops.includes(portId)) return [];
    return hops.flatMap((hop, place) => {
      const sender = creditSenderOf(network, hop, flow);
      if (sender === null || !sender.covers(flow)) return [];
      const waiting = waitingAt(network, hop, flow);
      return [{ id, place, places: sender.places[flow]!, left: sender.credit(flow), waiting }];
    });
  });
  if (rows.length === 0) return null;
  return {
    vc: Uint16Array.from(rows, ({ id }) => id),
    hop: Uint8Array.from(rows, ({ place }) => place),
    places: Float64Array.from(rows, ({ places }) => places),
    left: Float64Array.from(rows, ({ left }) => left),
    waiting: Float64Array.from(rows, ({ waiting }) => waiting),
  };
}
