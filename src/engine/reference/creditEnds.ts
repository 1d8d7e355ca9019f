import type { Picoseconds } from '../../contract/index.ts';
import type { EndlessFrameSource, FrameConsumer } from '../abr/ends/endlessFrameSource.ts';
import type { CreditReceiver } from '../credit/creditReceiver.ts';
import type { CreditHop, CreditSender } from '../credit/creditSender.ts';
import { type Control, controlCell, type SentUnit, unitsOfFrame } from './unit.ts';
import type { Wire } from './wire.ts';

/** The source of a VC with credit: cells wait here until they have credit for a place at the next node. */
export class CreditSource implements FrameConsumer {
  /** Endless source of frames; null if frames come through `submit`. */
  feed: EndlessFrameSource | null = null;
  isOpen = false;
  private readonly flow: number;
  private readonly wire: Wire;
  private readonly sender: CreditSender;
  /** All sources on its wire, itself included. */
  private readonly neighbours: readonly CreditSource[];
  private readonly cells: SentUnit[] = [];

  constructor(flow: number, wire: Wire, sender: CreditSender, neighbours: readonly CreditSource[]) {
    this.flow = flow;
    this.wire = wire;
    this.sender = sender;
    this.neighbours = neighbours;
  }

  begin(now: Picoseconds): void {
    this.isOpen = true;
    this.sendAll(now);
  }

  end(): void {
    this.isOpen = false;
  }

  submit(now: Picoseconds, frame: number, cells: number): void {
    this.add(frame, cells);
    this.sendAll(now);
  }

  feedback(now: Picoseconds, said: Control): void {
    if (said.kind !== 'credit') return;
    this.sender.restore(now, this.flow, said.count);
    this.sendAll(now);
  }

  /** Sends from all sources of the wire if a new allocation of credit may allow them to send. */
  private sendAll(now: Picoseconds): void {
    this.send(now);
    while (this.sender.takeGrown()) for (const source of this.neighbours) source.send(now);
  }

  private send(now: Picoseconds): void {
    while ((this.cells.length > 0 || this.isOpen) && this.sender.spend(now, this.flow)) {
      if (this.cells.length === 0) this.add(this.feed!.nextFrame(now), this.feed!.segmentCells);
      this.wire.send(now, this.cells.shift()!);
    }
  }

  private add(frame: number, cells: number): void {
    this.cells.push(...unitsOfFrame(this.flow, frame, cells, this.wire.unitBytes));
  }
}

/** The destination of a VC with credit: every cell is passed on at once, so that its place is free again. */
export class CreditDestination {
  private readonly hop: CreditHop;
  private readonly receiver: CreditReceiver;
  private readonly wire: Wire;

  /** @param hop the last one of the VC; @param wire for the way back */
  constructor(hop: CreditHop, receiver: CreditReceiver, wire: Wire) {
    this.hop = hop;
    this.receiver = receiver;
    this.wire = wire;
  }

  dataArrived(now: Picoseconds): void {
    const count = this.receiver.countPassedOn(this.hop.flow);
    if (count === 0) return;
    const credit = controlCell(this.hop.flow, { kind: 'credit', count }, this.wire.unitBytes);
    if (this.hop.piggyback) this.wire.sendPiggybacked(now, credit);
    else this.wire.send(now, credit);
  }
}
