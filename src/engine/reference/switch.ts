import type { Picoseconds } from '../../contract/index.ts';
import type { RmCell } from '../abr/rmCell.ts';
import { isAckFlow } from '../atm/cell.ts';
import type { CreditPort } from './creditPort.ts';
import type { Port } from './port.ts';
import type { Cutter, LoopCut } from './rateEnds.ts';
import { type Control, controlCell, type SentUnit } from './unit.ts';
import type { Receiver } from './wire.ts';

/** Port by which the credits of a flow return to the sender of the previous hop. */
export interface CreditWay {
  readonly port: CreditPort;
  readonly piggyback: boolean;
}

/** A switch: passes cells to the port of their flow and RM cells to rate control, and may cut control loops. */
export class Switch implements Receiver, Cutter {
  /** Output port by flow. */
  private readonly route: readonly (Port | undefined)[];
  /** Whether a flow is of a class above ABR. */
  private readonly isHigher: (flow: number) => boolean;
  /** By flow of the data: the cut of its control loop. */
  readonly cuts = new Map<number, LoopCut>();
  /** Ports that VCs with credit or their credits cross; by flow the way of its credits. */
  readonly creditPorts: CreditPort[] = [];
  readonly creditWays = new Map<number, CreditWay>();

  constructor(route: readonly (Port | undefined)[], isHigher: (flow: number) => boolean) {
    this.route = route;
    this.isHigher = isHigher;
  }

  receive(now: Picoseconds, unit: SentUnit): void {
    const { flow, control } = unit;
    if (control === null) this.takeData(now, unit);
    else if (control.kind === 'credit') this.creditPortOf(flow)?.restore(now, flow, control.count);
    else this.takeControl(now, flow, control);
    this.flushDueCredits(now);
  }

  private creditPortOf(flow: number): CreditPort | undefined {
    return this.creditPorts.find((port) => port === this.route[flow]);
  }

  private takeData(now: Picoseconds, cell: SentUnit): void {
    const cut = this.cuts.get(cell.flow);
    if (cut === undefined) this.forwardData(now, cell);
    else cut.dataArrived(now, cell);
  }

  forwardData(now: Picoseconds, cell: SentUnit): void {
    const { flow } = cell;
    const port = this.route[flow]!;
    if (port.isRated(flow)) {
      if (port.rates!.data(now, flow >> 1)) this.notify(now, flow);
    } else if (this.isHigher(flow)) port.rates?.countHigherClass();
    port.arrive(now, cell);
  }

  /** Notifies the source of the VC of congestion (TM 4.0, 5.10.6, rule 2); a virtual source in this switch directly, without a cell. */
  private notify(now: Picoseconds, flow: number): void {
    const cut = this.cuts.get(flow);
    if (cut === undefined) this.send(now, flow ^ 1, { kind: 'notice' });
    else cut.rate.feedback(now, { kind: 'notice' });
  }

  private takeControl(now: Picoseconds, flow: number, control: Control): void {
    const cut = this.cuts.get(flow & ~1);
    if (isAckFlow(flow)) {
      if (control.kind === 'rm') this.route[flow ^ 1]?.rates?.backward(now, control.cell);
      if (cut === undefined) this.send(now, flow, control);
      else cut.rate.feedback(now, control);
    } else if (control.kind === 'rm')
      if (cut === undefined) this.forwardRm(now, flow, control.cell);
      else cut.turn(now, control.cell);
  }

  forwardRm(now: Picoseconds, flow: number, cell: RmCell): void {
    this.route[flow]!.rates?.forward(now, cell);
    this.send(now, flow, { kind: 'rm', cell });
  }

  sendBack(now: Picoseconds, flow: number, cell: RmCell): void {
    this.send(now, flow, { kind: 'rm', cell });
  }

  private send(now: Picoseconds, flow: number, control: Control): void {
    const port = this.route[flow];
    port?.arriveControl(now, controlCell(flow, control, port.unitBytes));
  }

  /** Sends due credits upstream, and releases cells of VCs that got credit by a new allocation of places. */
  flushDueCredits(now: Picoseconds): void {
    const { creditPorts, creditWays } = this;
    for (let goesOn = true; goesOn; ) {
      goesOn = false;
      for (const port of creditPorts) {
        for (const [flow, count] of takenFrom(port.due)) {
          goesOn = true;
          const way = creditWays.get(flow);
          way?.port.sendCredit(now, flow, count, way.piggyback);
        }
        if (!port.sender.takeGrown()) continue;
        goesOn = true;
        for (const flow of port.members) port.release(now, flow);
      }
    }
  }
}

/** Removes and yields the entries one by one, including those added meanwhile. */
function* takenFrom<Key, Value>(map: Map<Key, Value>): Generator<[Key, Value]> {
  for (const entry of map) {
    map.delete(entry[0]);
    yield entry;
  }
}
