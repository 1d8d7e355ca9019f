import { CREDIT } from '../../atm/cell.ts';
import type { Port } from '../port.ts';

/** Forwards credits in a switch: sends those of received cells upstream, and restores those that return to its ports. */
export class CreditForwarder {
  /** Ports that VCs with credit, or their credits, depart by. */
  private readonly ports: readonly Port[];
  /** By flow: output port of its data. */
  private readonly route: readonly (Port | null)[];
  /** By flow: the port towards the previous hop. */
  private readonly upstreamPort: readonly (Port | null)[];
  /** By flow: whether its credits are piggybacked, and take no cell slot. */
  private readonly isPiggybacked: readonly boolean[];

  constructor(
    ports: readonly Port[],
    route: readonly (Port | null)[],
    upstreamPort: readonly (Port | null)[],
    isPiggybacked: readonly boolean[],
  ) {
    this.ports = ports;
    this.route = route;
    this.upstreamPort = upstreamPort;
    this.isPiggybacked = isPiggybacked;
  }

  /** Time at which the next cell begins to depart by one of the ports; Infinity for never. */
  get nextDeparture(): number {
    let next = Infinity;
    for (const port of this.ports) next = Math.min(next, port.queue.nextDeparture);
    return next;
  }

  /** Lets every cell depart that is due at `now`. */
  serve(now: number): void {
    for (const port of this.ports) if (port.queue.nextDeparture <= now) port.advance(now);
  }

  /** Restores a credit that has returned to the switch. @param count credits since the start */
  take(now: number, flow: number, count: number): void {
    this.route[flow]?.advance(now);
    this.route[flow]?.credited?.restore(now, flow, count);
  }

  /** Sends due credits upstream, and releases cells of VCs that got credit by a new allocation of buffer places. */
  flushDueCredits(now: number): void {
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      for (const port of this.ports) {
        const { credits } = port;
        if (credits === null) continue;
        for (let flow = credits.takeDue(); flow >= 0; flow = credits.takeDue()) {
          hasChanged = true;
          this.sendUpstream(now, flow, credits.countDue(flow));
        }
        if (!credits.sender.takeGrown()) continue;
        hasChanged = true;
        for (const flow of port.members) port.credited?.release(flow, now);
      }
    }
  }

  /** Sends a credit of this flow to the sender of the previous hop. @param count credits since the start */
  private sendUpstream(now: number, flow: number, count: number): void {
    const port = this.upstreamPort[flow];
    port?.advance(now);
    if (this.isPiggybacked[flow]!) port?.link.sendPiggybacked(now, flow | CREDIT, count);
    else port?.credited?.takeCredit(now, flow, count);
  }
}
