import { CREDIT, FLOW_MASK, LAST_CELL } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import type { PortCredits } from '../../credit/portCredits.ts';
import type { Losses } from '../state/losses.ts';
import type { CreditedTransmitter } from './creditedTransmitter.ts';
import type { Transmitter } from './transmitter.ts';

/** What cells with credit ask of the port that they reach. */
export interface CreditPort {
  readonly link: Link;
  readonly losses: Losses;
  readonly members: readonly number[];
  readonly transmitter: Transmitter;
  readonly waiting: number;
  /** Lets cells leave that begin to by `now`. */
  serveUntil(now: number): void;
  /** The cell waits or leaves. */
  admit(now: number, meta: number, frame: number): void;
}

/** VCs with credit at a port: their cells have places of their own, outside the buffer and its policy. */
export class CreditDesk {
  private readonly port: CreditPort;
  private readonly credits: PortCredits;

  constructor(port: CreditPort, credits: PortCredits) {
    this.port = port;
    this.credits = credits;
  }

  /** Such VCs keep the port at the transmitter that knows them. */
  private get transmitter(): CreditedTransmitter {
    return this.port.transmitter as CreditedTransmitter;
  }

  /** Places of their own. */
  get places(): number {
    return this.credits.receiver.placesOf(this.port.members);
  }

  /** A cell of such a VC. Its sender knew of a place; where it did not, the cell is lost as if over its share. */
  take(now: number, meta: number, frame: number): void {
    const { port } = this;
    const flow = meta & FLOW_MASK;
    if (this.credits.receiver.isFull(flow))
      port.losses.byCap(now, flow, frame, (meta & LAST_CELL) !== 0, 0, port.waiting);
    else port.admit(now, meta, frame);
  }

  /** A credit of the flow comes back from the end of this hop. @param count credits since the start */
  restore(now: number, flow: number, count: number): void {
    this.port.serveUntil(now);
    this.credits.sender.restore(now, flow, count);
    this.transmitter.release(flow, now);
  }

  /** Some VCs may have got places by a new division of them. */
  releaseAll(now: number): void {
    for (const flow of this.port.members) this.transmitter.release(flow, now);
  }

  /** Takes a credit of this flow to the beginning of the hop before. @param aside it takes no slot */
  giveBack(now: number, flow: number, count: number, aside: boolean): void {
    this.port.serveUntil(now);
    if (aside) this.port.link.sendAside(now, flow | CREDIT, count);
    else this.transmitter.takeCredit(now, flow, count);
  }
}
