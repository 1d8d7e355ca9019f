import type { ChannelInfo } from '../../../contract/index.ts';
import { hopsAlong } from '../../../scenario/validation/paths.ts';
import { dataFlow } from '../../atm/cell.ts';
import type { CreditSender } from '../../credit/creditSender.ts';
import type { Network } from '../../network/nodes/network.ts';
import { BinTrace } from '../../sim/binTrace.ts';
import type { PortProbe } from '../../switch/portProbe.ts';
import { creditSenderOf } from '../credits.ts';
import type { TracedValue } from './tracedValue.ts';

/** Records the credit of the VCs on one hop, and their changing shares of the places. */
class HopCredit implements PortProbe {
  private readonly sender: CreditSender;
  /** By flow. */
  readonly left: (BinTrace | undefined)[] = [];
  readonly places: (BinTrace | undefined)[] = [];

  constructor(sender: CreditSender) {
    this.sender = sender;
    sender.probes.add(this);
  }

  onCredit(now: number, flow: number): void {
    this.left[flow]?.record(now, this.sender.credit(flow));
    this.places[flow]?.record(now, this.sender.places[flow]!);
  }
}

interface CreditedHop {
  readonly vc: number;
  readonly hop: string;
  readonly flow: number;
  readonly sender: CreditSender;
}

/** Hops of VCs with credit, those of VCs over the shown port first. */
function creditedHops(network: Network, shownPort: string): readonly CreditedHop[] {
  const hops = network.connections.flatMap(({ vc: { id, path, credit } }, index) => {
    if (credit === null) return [];
    const way = hopsAlong(path);
    const flow = dataFlow(index);
    return way.flatMap((hop) => {
      const sender = creditSenderOf(network, hop, flow);
      return sender?.covers(flow) ? [{ vc: id, hop, flow, sender, shown: way.includes(shownPort) }] : [];
    });
  });
  return [...hops.filter(({ shown }) => shown), ...hops.filter(({ shown }) => !shown)];
}

/**
 * Traces of credit: the cells that each VC may still send on each hop of its path, and its share of the places if that changes.
 * @param most maximum number of recorded hops
 * @param binFor length of a bin for a number of traces, picoseconds
 */
export function traceCredits(
  network: Network,
  shownPort: string,
  endPs: number,
  most: number,
  binFor: (traces: number) => number,
): readonly TracedValue[] {
  const hops = creditedHops(network, shownPort).slice(0, most);
  const divided = hops.filter(({ sender, flow }) => sender.divides(flow));
  const binPs = binFor(hops.length + divided.length);
  const bySender = new Map<CreditSender, HopCredit>();
  return hops.flatMap(({ vc, hop, flow, sender }) => {
    const here = bySender.get(sender) ?? new HopCredit(sender);
    bySender.set(sender, here);
    const add = (quantity: 'credit' | 'places', current: () => number, traces: (BinTrace | undefined)[]) => {
      const trace = new BinTrace(binPs, endPs, current());
      traces[flow] = trace;
      const info: ChannelInfo = {
        id: `${quantity}/${vc}/${hop}`,
        quantity,
        unit: 'cells',
        vc,
        port: hop,
        binPs,
      };
      return { info, trace, current };
    };
    return [
      add('credit', () => sender.credit(flow), here.left),
      ...(sender.divides(flow) ? [add('places', () => sender.places[flow]!, here.places)] : []),
    ];
  });
}
