import { type AbrDocument, type Picoseconds, PS_PER_MS } from '../../contract/index.ts';
import type { Coupling } from '../abr/ends/coupling.ts';
import type { EndlessFrameSource, FrameConsumer } from '../abr/ends/endlessFrameSource.ts';
import type { RmCell } from '../abr/rmCell.ts';
import { ackFlow, dataFlow } from '../atm/cell.ts';
import { type Flow, NO_PORT } from '../atm/flow.ts';
import { LIMITS } from '../limits.ts';
import { RateSource, type RateSourceParts, rmCell, type SourceOutput } from './rateSource.ts';
import { type Control, controlCell, type SentUnit, unitsOfFrame } from './unit.ts';
import type { Wire } from './wire.ts';

/** The source of an ABR VC: the cells of its frames wait here until its rate lets them go to the wire of its host. */
export class HostSource implements FrameConsumer, SourceOutput {
  readonly rate: RateSource;
  /** Endless source of frames; null if frames come through `submit`. */
  feed: EndlessFrameSource | null = null;
  /** Null if the sender above AAL5 does not use the rate of the VC. */
  coupling: Coupling | null = null;
  isOpen = false;
  private readonly flow: Flow;
  private readonly wire: Wire;
  private readonly capacity: number;
  private readonly cells: SentUnit[] = [];

  constructor(parts: RateSourceParts, flow: Flow, wire: Wire) {
    const { bufferCells } = parts.abr;
    this.rate = new RateSource(parts, this);
    this.flow = flow;
    this.wire = wire;
    this.capacity = bufferCells === 0 ? LIMITS.cellsOnWire : bufferCells;
  }

  begin(now: Picoseconds): void {
    this.isOpen = true;
    this.rate.resume(now);
  }

  end(): void {
    this.isOpen = false;
    if (this.cells.length === 0) this.rate.stopSending();
  }

  /** Queues a frame of `cells` cells; all of them are lost if the buffer has no place for the whole frame. */
  submit(now: Picoseconds, frame: number, cells: number): void {
    const isIdle = this.cells.length === 0;
    if (this.cells.length + cells > this.capacity)
      for (let i = 1; i <= cells; i++) this.flow.lose(frame, i === cells, now, NO_PORT);
    else {
      this.add(frame, cells);
      if (isIdle) this.rate.resume(now);
    }
  }

  timerFired(now: Picoseconds, kind: number): void {
    this.rate.timerFired(now, kind);
  }

  frameArrived(): void {}

  feedback(now: Picoseconds, said: Control): void {
    this.rate.feedback(now, said);
    this.coupling?.rateChanged(now);
  }

  get hasCells(): boolean {
    return this.cells.length > 0 || this.isOpen;
  }

  /** Limits the cells in the queue of the wire: the rates of the VCs that share it may exceed its capacity. */
  get takesFrom(): Picoseconds {
    return this.wire.freeAt - LIMITS.cellsOnWire * this.wire.unitTime.whole;
  }

  sendData(now: Picoseconds, marked: boolean): void {
    if (this.cells.length === 0) this.add(this.feed!.nextFrame(now), this.feed!.segmentCells);
    const cell = this.cells.shift()!;
    cell.ecn = marked;
    this.wire.send(now, cell);
  }

  sendRm(now: Picoseconds, cell: RmCell): void {
    this.wire.send(now, controlCell(this.flow.index, { kind: 'rm', cell }, this.wire.unitBytes));
  }

  private add(frame: number, cells: number): void {
    this.cells.push(...unitsOfFrame(this.flow.index, frame, cells, this.wire.unitBytes));
  }
}

/**
 * The destination of an ABR VC (TM 4.0, 5.10.5): turns RM cells around at once. Under PRCA it makes one for each data cell
 * without EFCI; under negative polarity, while data arrive with EFCI, at most two per `recoveryMs`.
 */
export class Destination {
  private readonly vc: number;
  private readonly abr: AbrDocument;
  private readonly wire: Wire;
  /** Maximum rate of the receiver, cells per second. */
  private readonly most: number;
  private marked = false;
  private lastSentBack = -Infinity;

  /** @param vc index of the VC; @param wire for the way back */
  constructor(vc: number, abr: AbrDocument, wire: Wire) {
    this.vc = vc;
    this.abr = abr;
    this.wire = wire;
    this.most = abr.receiverRate === 0 ? Infinity : abr.receiverRate;
  }

  dataArrived(now: Picoseconds, marked: boolean): void {
    const { rule, recoveryMs } = this.abr;
    this.marked = marked;
    if (rule === 'prca' && !marked) this.sendOwnRm(now, false);
    const gap = Math.round((recoveryMs / 2) * PS_PER_MS);
    if (rule !== 'efci' || !marked || now - this.lastSentBack < gap) return;
    this.lastSentBack = now;
    this.sendOwnRm(now, true);
  }

  turn(now: Picoseconds, cell: RmCell): void {
    if (this.marked) cell.congested();
    this.marked = false;
    cell.lower(this.most);
    this.sendBack(now, cell);
  }

  private sendOwnRm(now: Picoseconds, isCongested: boolean): void {
    const { pcr, mcr, quantizeRm } = this.abr;
    const cell = rmCell(this.vc, Math.min(pcr, this.most), 0, mcr, quantizeRm);
    if (isCongested) cell.congested();
    this.sendBack(now, cell);
  }

  private sendBack(now: Picoseconds, cell: RmCell): void {
    this.wire.send(now, controlCell(ackFlow(this.vc), { kind: 'rm', cell }, this.wire.unitBytes));
  }
}

/** The switch that cuts the control loop of a VC, as the outlet of the cut. */
export interface Cutter {
  /** Passes a cell to the output port of the data. */
  forwardData(now: Picoseconds, cell: SentUnit): void;
  forwardRm(now: Picoseconds, flow: number, cell: RmCell): void;
  /** Sends an RM cell towards the source of the VC. */
  sendBack(now: Picoseconds, flow: number, cell: RmCell): void;
}

/**
 * A cut of the control loop of a VC (TM 4.0, 5.10.6, rule 1d): a virtual destination for arriving cells, and a virtual source
 * for the next part. It allows its own ACR upstream, and less while more than 2 Nrm cells wait.
 */
export class LoopCut implements SourceOutput {
  readonly rate: RateSource;
  readonly takesFrom = 0;
  private readonly vc: number;
  private readonly node: Cutter;
  private readonly cells: SentUnit[] = [];
  private marked = false;

  constructor(parts: RateSourceParts, node: Cutter) {
    this.rate = new RateSource(parts, this);
    this.vc = parts.vc;
    this.node = node;
  }

  /** The EFCI bit of arriving cells ends here. */
  dataArrived(now: Picoseconds, cell: SentUnit): void {
    this.marked = cell.ecn;
    cell.ecn = false;
    this.cells.push(cell);
    if (this.cells.length === 1) this.rate.resume(now);
  }

  turn(now: Picoseconds, cell: RmCell): void {
    const { rules } = this.rate;
    const isLong = this.cells.length > 2 * rules.get('nrm');
    if (this.marked) cell.congested();
    this.marked = false;
    cell.lower(isLong ? rules.acr * (1 - rules.get('rdf')) : rules.acr);
    this.node.sendBack(now, ackFlow(this.vc), cell);
  }

  get hasCells(): boolean {
    return this.cells.length > 0;
  }

  sendData(now: Picoseconds, marked: boolean): void {
    const cell = this.cells.shift()!;
    if (marked) cell.ecn = true;
    this.node.forwardData(now, cell);
  }

  sendRm(now: Picoseconds, cell: RmCell): void {
    this.node.forwardRm(now, dataFlow(this.vc), cell);
  }
}
