import { CREDIT } from '../atm/cell.ts';
import type { Link } from '../atm/link.ts';
import { CreditReceiver } from './creditReceiver.ts';
import type { CreditHop } from './creditSender.ts';

/** The destination of a VC with credit: every cell is passed on at once, so that its place is free again. */
export class CreditDestination {
  readonly receiver: CreditReceiver;
  private readonly hop: CreditHop;
  private readonly back: Link;

  /** @param hop the last one of the VC; @param back link for its credits */
  constructor(flows: number, hop: CreditHop, back: Link) {
    this.receiver = new CreditReceiver(flows, [[hop]]);
    this.hop = hop;
    this.back = back;
  }

  dataArrived(now: number): void {
    const { flow, piggyback } = this.hop;
    const count = this.receiver.countPassedOn(flow);
    if (count === 0) return;
    if (piggyback) this.back.sendPiggybacked(now, flow | CREDIT, count);
    else this.back.send(now, flow | CREDIT, count);
  }
}
