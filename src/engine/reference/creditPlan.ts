import type { CreditDocument } from '../../contract/index.ts';
import type { CompleteScenario } from '../../scenario/document/complete.ts';
import { hopId, hopsAlong } from '../../scenario/validation/paths.ts';
import { dataFlow } from '../atm/cell.ts';
import { CreditReceiver } from '../credit/creditReceiver.ts';
import { type CreditHop, CreditSender } from '../credit/creditSender.ts';
import { CreditDestination, CreditSource } from './creditEnds.ts';
import type { PortCredits } from './creditPort.ts';
import type { Wire } from './wire.ts';

/** The hops of VCs with credit, and the sender and receiver of credits of each hop. */
export class CreditPlan {
  /** By id of the wire. */
  private readonly hops = new Map<string, CreditHop[]>();
  private readonly senders = new Map<string, CreditSender>();
  /** By node: adaptive VCs share places of all its ports. */
  private readonly receivers = new Map<string, CreditReceiver>();
  /** By id of the wire of a host. */
  private readonly sources = new Map<string, CreditSource[]>();
  private readonly flows: number;

  constructor({ vcs }: CompleteScenario, wires: ReadonlyMap<string, Wire>, flows: number) {
    this.flows = flows;
    for (const [index, { path, credit }] of vcs.entries()) {
      if (credit === null) continue;
      for (const hop of hopsAlong(path)) {
        const [from, to] = hop.split('>');
        const [ahead, back] = [wires.get(hop)!, wires.get(hopId(to!, from!))!];
        this.hops.set(hop, [...this.at(hop), hopOf(dataFlow(index), credit, ahead, back)]);
      }
    }
    for (const node of new Set([...this.hops.keys()].flatMap((hop) => hop.split('>')))) {
      const coming = [...this.hops].flatMap(([hop, ofHop]) => (hop.endsWith(`>${node}`) ? [ofHop] : []));
      this.receivers.set(node, new CreditReceiver(flows, coming));
    }
  }

  private at(hop: string): readonly CreditHop[] {
    return this.hops.get(hop) ?? [];
  }

  private sender(hop: string): CreditSender {
    const sender = this.senders.get(hop) ?? new CreditSender(this.flows, this.at(hop));
    this.senders.set(hop, sender);
    return sender;
  }

  /** Null if neither VCs with credit leave by the port nor their credits. */
  atPort(id: string): PortCredits | null {
    const [node, next] = id.split('>');
    const receiver = this.receivers.get(node!);
    const passes = this.hops.has(id) || this.hops.has(hopId(next!, node!));
    return receiver === undefined || !passes ? null : { sender: this.sender(id), receiver };
  }

  /** Whether a port keeps cells of the flow outside its buffer. */
  covers(port: string, flow: number): boolean {
    return this.atPort(port)?.receiver.covers(flow) === true;
  }

  /** By flow: the hop that ends at a node, and whether its credits are piggybacked, and take no cell slot. */
  comingTo(node: string): Map<number, { readonly hop: string; readonly piggyback: boolean }> {
    const coming = [...this.hops].filter(([hop]) => hop.endsWith(`>${node}`));
    return new Map(
      coming.flatMap(([hop, ofHop]) =>
        ofHop.map(({ flow, piggyback }) => [flow, { hop, piggyback }] as const),
      ),
    );
  }

  source(flow: number, hop: string, wire: Wire): CreditSource {
    const neighbours = this.sources.get(hop) ?? [];
    this.sources.set(hop, neighbours);
    const source = new CreditSource(flow, wire, this.sender(hop), neighbours);
    neighbours.push(source);
    return source;
  }

  destination(flow: number, hop: string, wire: Wire): CreditDestination {
    const last = this.at(hop).find((candidate) => candidate.flow === flow)!;
    return new CreditDestination(last, new CreditReceiver(this.flows, [[last]]), wire);
  }
}

/** N3 `roundTrip` is the round trip of the hop in cell times: from the start of a cell's transmission to the arrival of its credit cell. */
function hopOf(
  flow: number,
  { n2, n3, adaptive, piggyback }: CreditDocument,
  ahead: Wire,
  back: Wire,
): CreditHop {
  const cell = ahead.unitTime.whole;
  const roundTrip = (ahead.delay + back.delay + cell + back.unitTime.whole) / cell;
  return { flow, n2, n3: n3 === 'roundTrip' ? Math.ceil(roundTrip) : n3, adaptive, piggyback };
}
