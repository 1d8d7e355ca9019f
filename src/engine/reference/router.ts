import type { Picoseconds } from '../../contract/index.ts';
import { cellsOf } from '../atm/cell.ts';
import { ethernetBytes } from '../atm/ethernet.ts';
import type { Flow } from '../atm/flow.ts';
import { Digest } from '../sim/digest.ts';
import { type SentUnit, unitsOfFrame } from './unit.ts';
import type { Receiver, Wire } from './wire.ts';

/** An output of a router: whole frames wait here. */
export class RouterOutput {
  readonly wire: Wire;
  private readonly bufferFrames: number;
  /** Times at which the waiting frames begin to leave. */
  private begins: Picoseconds[] = [];

  /** @param bufferFrames places for waiting frames; 0 = no limit */
  constructor(wire: Wire, bufferFrames: number) {
    this.wire = wire;
    this.bufferFrames = bufferFrames;
  }

  hasRoom(now: Picoseconds): boolean {
    this.begins = this.begins.filter((begin) => begin > now);
    return this.bufferFrames === 0 || this.begins.length < this.bufferFrames || this.wire.freeAt <= now;
  }

  send(now: Picoseconds, units: readonly SentUnit[]): void {
    if (this.wire.freeAt > now) this.begins.push(this.wire.freeAt);
    for (const unit of units) this.wire.send(now, unit);
  }
}

/** Next flow and output of the frames of one direction of a connection. */
export interface NextHop {
  readonly flow: Flow;
  readonly output: RouterOutput;
  /** Headers of TCP and IP. */
  readonly headerBytes: number;
}

/** A router: reassembles frames, and passes each complete one to its output, as cells or as a packet. */
export class Router implements Receiver {
  readonly digest = new Digest();
  private readonly flows: readonly Flow[];
  /** By direction of a connection. */
  private readonly next: readonly (NextHop | undefined)[];
  /** Bytes of encapsulation and trailer in AAL5. */
  private readonly overhead: number;

  constructor(flows: readonly Flow[], next: readonly (NextHop | undefined)[], overhead: number) {
    this.flows = flows;
    this.next = next;
    this.overhead = overhead;
  }

  receive(now: Picoseconds, { flow: index, frame, ecn, last }: SentUnit): void {
    const flow = this.flows[index]!;
    flow.receive(frame, ecn);
    if (last && flow.complete(frame)) this.forward(now, flow, frame);
  }

  private forward(now: Picoseconds, from: Flow, frame: number): void {
    const owner = from.directionOf(frame);
    const { flow, output, headerBytes } = this.next[owner]!;
    const hasRoom = output.hasRoom(now);
    this.digest.addFrame(now, owner, hasRoom ? frame : ~frame);
    if (!hasRoom) {
      from.totalsOf(frame)?.loseFrame(from, frame, 1);
      return;
    }
    const { takesPackets, unitBytes } = output.wire;
    const datagram = from.datagramBytes(frame, headerBytes);
    const units = takesPackets ? 1 : cellsOf(datagram, this.overhead);
    const bytes = takesPackets ? ethernetBytes(datagram) : unitBytes;
    output.send(now, unitsOfFrame(flow.index, flow.forwardFrame(from, frame, units), units, bytes));
  }
}
