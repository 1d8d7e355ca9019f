import { CREDIT } from '../../atm/cell.ts';
import type { Port } from '../port.ts';

/** Takes credits through a switch: from where a hop ends to its beginning, and from there to the port of the next. */
export class CreditForwarder {
  /** Ports that VCs with credit leave by, or their credits. */
  private readonly ports: readonly Port[];
  /** By flow: the port of its data; the port towards where they come from; whether its credits take no slot. */
  private readonly route: readonly (Port | null)[];
  private readonly back: readonly (Port | null)[];
  private readonly aside: readonly boolean[];

  constructor(
    ports: readonly Port[],
    route: readonly (Port | null)[],
    back: readonly (Port | null)[],
    aside: readonly boolean[],
  ) {
    this.ports = ports;
    this.route = route;
    this.back = back;
    this.aside = aside;
  }

  /** When the next cell begins to leave by one of the ports; Infinity for never. */
  get nextDeparture(): number {
    let next = Infinity;
    for (const port of this.ports) next = Math.min(next, port.nextDeparture);
    return next;
  }

  /** Lets every cell leave that is due at `now`. */
  serve(now: number): void {
    for (const port of this.ports) if (port.nextDeparture <= now) port.serveUntil(now);
  }

  /** A credit comes back to the switch. @param count credits since the start */
  take(now: number, flow: number, count: number): void {
    this.route[flow]?.serveUntil(now);
    this.route[flow]?.credited?.restore(now, flow, count);
  }

  /** Sends what credits have become due, and lets go on whom a new division of places has given some. */
  settle(now: number): void {
    for (let news = true; news; ) {
      news = false;
      for (const port of this.ports) {
        const { credits } = port;
        if (credits === null) continue;
        for (let flow = credits.takeDue(); flow >= 0; flow = credits.takeDue()) {
          news = true;
          this.rollBack(now, flow, credits.countDue(flow));
        }
        if (!credits.sender.takeGrown()) continue;
        news = true;
        for (const flow of port.members) port.credited?.release(flow, now);
      }
    }
  }

  /** Takes a credit of this flow to the beginning of the hop before. @param count credits since the start */
  private rollBack(now: number, flow: number, count: number): void {
    const port = this.back[flow];
    port?.serveUntil(now);
    if (this.aside[flow]!) port?.link.sendPiggybacked(now, flow | CREDIT, count);
    else port?.credited?.takeCredit(now, flow, count);
  }
}
