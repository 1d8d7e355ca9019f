import type { Picoseconds } from '../../contract/index.ts';
import { FLOW_MASK, isAckFlow, LAST_CELL } from '../atm/cell.ts';
import type { Endpoint } from '../atm/endSystem.ts';
import { ethernetBytes } from '../atm/ethernet.ts';
import type { Flow } from '../atm/flow.ts';
import { Digest } from '../sim/digest.ts';
import type { CreditDestination } from './creditEnds.ts';
import type { Events } from './events.ts';
import type { Destination } from './rateEnds.ts';
import { Timers } from './timers.ts';
import { type Control, type SentUnit, unitsOfFrame } from './unit.ts';
import type { Receiver, Wire } from './wire.ts';

/** Takes the frames of a flow instead of its wire: a shaper, or a source that waits for its rate or for credit. */
export interface Sending {
  submit(now: Picoseconds, frame: number, cells: number): void;
  /** Called with RM cells, notices and credits from the network. */
  feedback?(now: Picoseconds, said: Control): void;
}

/** An end system: segments frames into cells, reassembles arriving ones, and has the timers of its ends. */
export class ReferenceHost implements Receiver {
  readonly digest = new Digest();
  readonly endpoints: Endpoint[] = [];
  /** By index of the flow that ends here. */
  readonly receiving: (Endpoint | undefined)[] = [];
  /** By flow, here and below. */
  readonly sending = new Map<number, Sending>();
  readonly destinations = new Map<number, Destination>();
  readonly creditDestinations = new Map<number, CreditDestination>();
  readonly timers: Timers;
  private readonly flows: readonly Flow[];
  /** By flow that begins here: its output wire. */
  readonly outputs: ReadonlyMap<number, Wire>;

  constructor(events: Events, flows: readonly Flow[], outputs: ReadonlyMap<number, Wire>) {
    this.flows = flows;
    this.outputs = outputs;
    this.timers = new Timers(events, this.endpoints);
  }

  /**
   * Segments a frame into cells and passes them to its wire, whose queue has no limit, or to its `Sending`; a
   * packet link takes it whole. @param header bytes of TCP and IP
   */
  send(
    now: Picoseconds,
    flow: Flow,
    seq: number,
    bytes: number,
    cells: number,
    header: number = flow.headerBytes,
  ): void {
    const wire = this.outputs.get(flow.index)!;
    const units = wire.takesPackets ? 1 : cells;
    const unitBytes = wire.takesPackets ? ethernetBytes(bytes + header) : wire.unitBytes;
    const frame = flow.add(seq, bytes, units, now);
    const sending = this.sending.get(flow.index);
    if (sending !== undefined) sending.submit(now, frame, units);
    else for (const unit of unitsOfFrame(flow.index, frame, units, unitBytes)) wire.send(now, unit);
  }

  /** Sends one cell of a shaper. @param word flow of the cell, and whether it is the last of its frame */
  sendWord(now: Picoseconds, word: number, frame: number): void {
    const flow = word & FLOW_MASK;
    const wire = this.outputs.get(flow)!;
    const [cell] = unitsOfFrame(flow, frame, 1, wire.unitBytes);
    wire.send(now, { ...cell!, last: (word & LAST_CELL) !== 0 });
  }

  receive(now: Picoseconds, { flow: index, frame, ecn, last, control }: SentUnit): void {
    if (control !== null) {
      this.receiveControl(now, index, control);
      return;
    }
    const flow = this.flows[index]!;
    flow.receive(frame, ecn);
    this.destinations.get(index)?.dataArrived(now, ecn);
    this.creditDestinations.get(index)?.dataArrived(now);
    if (!last) return;
    const whole = flow.complete(frame);
    this.digest.addFrame(now, index, whole ? frame : ~frame);
    if (!whole) return;
    const slot = flow.slot(frame);
    if (!isAckFlow(index) && flow.bytes[slot]! > 0) flow.delays.add(now - flow.sentAt[slot]!);
    this.receiving[index]!.frameArrived(now, frame);
  }

  private receiveControl(now: Picoseconds, flow: number, control: Control): void {
    if (control.kind === 'credit') this.sending.get(flow)?.feedback?.(now, control);
    else if (isAckFlow(flow)) this.sending.get(flow ^ 1)?.feedback?.(now, control);
    else if (control.kind === 'rm') this.destinations.get(flow)?.turn(now, control.cell);
  }
}
