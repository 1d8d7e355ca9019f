import type { FrameFateValue } from '../../contract/index.ts';
import { Probes } from '../sim/probes.ts';
import type { StateIo } from '../sim/state.ts';
import { EMPTY, isAckFlow, LAST_CELL } from './cell.ts';
import { Delays } from './delays.ts';
import type { DirectionTotals } from './directionTotals.ts';
import type { FrameOptions } from './frameOptions.ts';
import type { FrameProbe } from './frameProbe.ts';
import { grown } from './ring.ts';

export const NO_PORT = -1;
export const NOT_FIRST_LOSS = -2;

const LOST_A_CELL = 1;
const LOST_ITS_END = 2;
/** What the headers of a frame say about congestion (RFC 3168): it may be marked, it is, an echo, the window has shrunk. */
export const ECT = 4;
export const CE = 8;
export const ECE = 16;
export const CWR = 32;
const ECN_BITS = ECT | CE | ECE | CWR;

/**
 * Frames between two ends of reassembly, mostly one direction of a VC: the frames now under way, what became of their cells, and the reassembly
 * at its end. Frames are numbered from 0; the table is a ring over those that can still be met.
 */
export class Flow {
  readonly index: number;
  /** Id of its VC, as people count them. */
  readonly vc: number;
  /** Of the connection it belongs to, in both directions: 2i data, 2i + 1 ACKs; of a merged VC by frame. */
  readonly owner: number;
  readonly merged: boolean;
  /** Of TCP and IP in each of its datagrams; where they enter the network. */
  headerBytes = 0;
  /** Of the frames of connections that use TCP options; null = of none. */
  options: FrameOptions | null = null;
  readonly probes = new Probes<FrameProbe>();
  private owners: Int32Array;
  /** By owner, of the connections that run over several flows; null when there is none. */
  private totals: readonly (DirectionTotals | null)[] | null = null;
  /** TCP sequence number of the first byte, or the acknowledgement number. */
  seq = new Float64Array(64);
  bytes = new Int32Array(64);
  cells = new Uint16Array(64);
  fate = new Uint8Array(64);
  /** Cells refused or lost on a link. */
  refused = new Uint16Array(64);
  /** When a frame lost its first cell, and by which port; without slots until one did. */
  private lostAt = new Float64Array(0);
  private lostBy = new Int16Array(0);
  /** When the frame was handed to the access link, picoseconds. */
  sentAt = new Float64Array(64);
  /** Of data frames. */
  readonly delays: Delays;
  /** End of the furthest byte sent so far: what begins before it is sent again. */
  furthest = 0;
  /** Number of the next frame; also how many were sent. */
  next = 0;
  /** Frames below this one can no longer be met. */
  oldest = 0;
  /** Cells received since the last end of a frame, and the frame of the first of them. */
  pendingCells = 0;
  pendingFrame = 0;
  /** One of them had EFCI set. */
  pendingMarked = false;
  cellsSent = 0;
  /** Cells refused by ports or lost on links; those of the latter. */
  cellsLost = 0;
  /** Those of `cellsLost` that were waiting at a port and were pushed out. */
  cellsPushedOut = 0;
  lostOnLinks = 0;
  /** Frames that lost a cell, or were glued to one that lost its end; of a VC that is not merged those with data. */
  framesLost = 0;
  /** Those of `framesLost` that lost a cell of their own. */
  framesHit = 0;
  /** Cells of complete frames, and of frames that failed reassembly. */
  completeCells = 0;
  deadCells = 0;
  /** Cells received with EFCI set. */
  markedCells = 0;

  constructor(index: number, vc: number, owner = index, merged = false) {
    this.index = index;
    this.vc = vc;
    this.delays = new Delays(!isAckFlow(owner));
    this.owner = owner;
    this.merged = merged;
    this.owners = new Int32Array(merged ? 64 : 0);
  }

  /** @param totals by owner, for the connections that this flow carries a part of the way */
  trackTotals(totals: readonly (DirectionTotals | null)[]): void {
    this.totals = totals;
  }

  /** Of its rings the frames that can still be met. */
  state(io: StateIo): void {
    this.furthest = io.number(this.furthest);
    this.next = io.number(this.next);
    this.oldest = io.number(this.oldest);
    this.pendingCells = io.number(this.pendingCells);
    this.pendingFrame = io.number(this.pendingFrame);
    this.pendingMarked = io.flag(this.pendingMarked);
    this.cellsSent = io.number(this.cellsSent);
    this.cellsLost = io.number(this.cellsLost);
    this.cellsPushedOut = io.number(this.cellsPushedOut);
    this.lostOnLinks = io.number(this.lostOnLinks);
    this.framesLost = io.number(this.framesLost);
    this.framesHit = io.number(this.framesHit);
    this.completeCells = io.number(this.completeCells);
    this.deadCells = io.number(this.deadCells);
    this.markedCells = io.number(this.markedCells);
    const { next } = this;
    const from = Math.max(0, this.oldest);
    while (next - from > this.seq.length) this.grow();
    const { seq, bytes, cells, fate, refused, sentAt } = this;
    for (const column of [seq, bytes, cells, fate, refused, sentAt]) io.ring(column, from, next);
    if (this.merged) io.ring(this.owners, from, next);
    this.options?.state(io, seq.length, next);
    if (!io.flag(this.lostAt.length > 0)) return;
    if (this.lostAt.length === 0) this.noteLossTimes();
    io.ring(this.lostAt, from, next);
    io.ring(this.lostBy, from, next);
  }

  private noteLossTimes(): void {
    this.lostAt = new Float64Array(this.seq.length);
    this.lostBy = new Int16Array(this.seq.length);
  }

  /** Direction of a connection that a frame belongs to. */
  ownerOf(frame: number): number {
    return this.merged ? this.owners[this.slot(frame)]! : this.owner;
  }

  /** Id of the VC in the document that a frame belongs to. */
  vcOf(frame: number): number {
    return this.merged ? (this.totalsOf(frame)?.vc ?? this.vc) : this.vc;
  }

  totalsOf(frame: number): DirectionTotals | null {
    return this.totals === null ? null : this.totals[this.ownerOf(frame)]!;
  }

  /** Takes over a frame that has been reassembled from another flow, to be cut into so many cells. */
  carry(from: Flow, frame: number, cells: number): number {
    const slot = from.slot(frame);
    const carried = this.add(
      from.seq[slot]!,
      from.bytes[slot]!,
      cells,
      from.sentAt[slot],
      from.ownerOf(frame),
    );
    this.fate[this.slot(carried)]! |= from.fate[slot]! & ECN_BITS;
    this.options?.copy(carried, from.options, frame);
    return carried;
  }

  /** Registers a frame about to be cut into `cells` cells; returns its number. @param sentAt by its source */
  add(seq: number, bytes: number, cells: number, sentAt = 0, owner = this.owner): number {
    if (this.next - this.oldest >= this.seq.length) this.grow();
    const slot = this.next & (this.seq.length - 1);
    this.seq[slot] = seq;
    this.bytes[slot] = bytes;
    this.cells[slot] = cells;
    this.fate[slot] = 0;
    this.refused[slot] = 0;
    this.sentAt[slot] = sentAt;
    this.cellsSent += cells;
    if (this.merged) this.owners[slot] = owner;
    if (this.totals !== null) this.noteSent(this.totals[owner]!, cells);
    const frame = this.next++;
    for (const probe of this.probes.list) probe.onSent(this, frame);
    if (seq + bytes > this.furthest) this.furthest = seq + bytes;
    return frame;
  }

  /** Makes room for so many frames more. */
  reserve(count: number): void {
    while (this.next + count - this.oldest > this.seq.length) this.grow();
  }

  /** Writes down frames of a cell each, sent at these times. Of a flow that no probe sees, with room for them. */
  appendSingleCellFrames(times: Float64Array, count: number, seq: number, bytes: number): void {
    const { next, seq: seqs, bytes: sizes, cells: lengths, fate, refused, sentAt } = this;
    const mask = seqs.length - 1;
    for (let i = 0; i < count; i++) {
      const slot = (next + i) & mask;
      seqs[slot] = seq + i * bytes;
      sizes[slot] = bytes;
      lengths[slot] = 1;
      fate[slot] = 0;
      refused[slot] = 0;
      sentAt[slot] = times[i]!;
    }
    this.cellsSent += count;
    this.next += count;
    this.furthest = Math.max(this.furthest, seq + count * bytes);
  }

  /** No probe sees its frames as they are sent. */
  get isUnobserved(): boolean {
    return this.probes.isEmpty && this.totals === null && !this.merged;
  }

  private noteSent(totals: DirectionTotals | null, cells: number): void {
    if (totals !== null && totals.entry === this.index) totals.cellsSent += cells;
  }

  slot(frame: number): number {
    return frame & (this.seq.length - 1);
  }

  /** The datagram of a frame that can still be met. @param header of TCP and IP, unless the frame has one of its own length */
  datagramBytes(frame: number, header = this.headerBytes): number {
    return this.bytes[this.slot(frame)]! + (this.options?.headerOf(frame) || header);
  }

  /** What the last cell of a frame is (`cell.ts`). */
  lastCellOf(frame: number): number {
    return this.index | LAST_CELL | (this.bytes[this.slot(frame)] === 0 ? EMPTY : 0);
  }

  /**
   * A cell of `frame` was refused by a port or lost on a link. Nodes run ahead of each other, so a loss may be reported
   * before an earlier one.
   * @param by index of the port; NO_PORT for a link, or what is before it
   * @returns whose loss was taken for the first of the frame, NO_PORT for none; LATER: this one is not the first
   */
  lose(frame: number, last: boolean, now: number, by: number): number {
    const slot = this.slot(frame);
    const first = (this.fate[slot]! & LOST_A_CELL) === 0;
    this.cellsLost++;
    this.refused[slot]!++;
    if (first && this.isCounted(slot)) {
      this.framesLost++;
      this.framesHit++;
    }
    const totals = this.totalsOf(frame);
    if (totals !== null) {
      totals.cellsLost++;
      if (first) totals.loseFrame(this, frame);
      if (first && this.bytes[slot]! > 0) totals.framesHit++;
    }
    this.fate[slot]! |= last ? LOST_A_CELL | LOST_ITS_END : LOST_A_CELL;
    if (this.lostAt.length === 0) this.noteLossTimes();
    if (!first && now >= this.lostAt[slot]!) return NOT_FIRST_LOSS;
    const before = first ? NO_PORT : this.lostBy[slot]!;
    this.lostAt[slot] = now;
    this.lostBy[slot] = by;
    return before;
  }

  /** It can no longer arrive. @param place id of the port, link or node */
  noteLost(frame: number, now: number, place: string, fate: FrameFateValue): void {
    for (const probe of this.probes.list) probe.onLost(this, frame, now, place, fate);
  }

  /** A cell that was lost had been waiting, and was pushed out. */
  countPushedOut(frame: number): void {
    this.cellsPushedOut++;
    const totals = this.totalsOf(frame);
    if (totals !== null) totals.cellsPushedOut++;
  }

  /** @returns as `lose` */
  loseOnLink(frame: number, last: boolean, now: number): number {
    const before = this.lose(frame, last, now, NO_PORT);
    this.lostOnLinks++;
    const totals = this.totalsOf(frame);
    if (totals !== null) totals.lostOnLinks++;
    return before;
  }

  /** None of its own cells was lost. */
  isIntact(frame: number): boolean {
    return (this.fate[this.slot(frame)]! & LOST_A_CELL) === 0;
  }

  /** The frame can no longer be delivered: it lost a cell, or is glued to one that lost its end. */
  cannotReassemble(frame: number): boolean {
    if ((this.fate[this.slot(frame)]! & LOST_A_CELL) !== 0) return true;
    const oldest = Math.max(0, this.oldest);
    for (let before = frame - 1; before >= oldest; before--) {
      const slot = this.slot(before);
      if ((this.fate[slot]! & LOST_ITS_END) === 0) return false;
      // A frame of which nothing is left has nothing to be glued to.
      if (this.refused[slot]! < this.cells[slot]!) return true;
    }
    return false;
  }

  /** Takes a cell at the destination. AAL5 sees only ends of frames: after a lost one two frames merge and both fail. */
  receive(frame: number, marked = false): void {
    if (marked) {
      this.markedCells++;
      this.pendingMarked = true;
    }
    if (this.pendingCells === 0) this.pendingFrame = frame;
    this.pendingCells++;
  }

  /** The same for so many cells, the first of them of `frame` and so many with EFCI set. */
  receiveAll(frame: number, cells: number, marked: number): void {
    if (marked > 0) {
      this.markedCells += marked;
      this.pendingMarked = true;
    }
    if (this.pendingCells === 0) this.pendingFrame = frame;
    this.pendingCells += cells;
  }

  /** The last cell of `frame` has been received: is the frame whole? */
  complete(frame: number): boolean {
    const whole = this.pendingFrame === frame && this.pendingCells === this.cells[this.slot(frame)];
    if (whole) this.completeCells += this.pendingCells;
    else this.fail(frame, this.pendingCells);
    if (whole && this.totals !== null) this.totalsOf(frame)?.takeFrame(this, frame);
    if (this.pendingMarked) this.markFrame(frame, whole);
    this.pendingCells = 0;
    this.oldest = frame - 1;
    return whole;
  }

  /** EFCI becomes CE where reassembly ends, at hosts and at routers, if the frame may be marked (RFC 3168, section 5). */
  private markFrame(frame: number, whole: boolean): void {
    this.pendingMarked = false;
    if (whole && this.says(frame, ECT)) this.fate[this.slot(frame)]! |= CE;
  }

  /** Cells that have come to its end. */
  get cellsReceived(): number {
    return this.completeCells + this.deadCells + this.pendingCells;
  }

  /** Cells between its ends: handed over and neither received nor lost. */
  get underWay(): number {
    return this.cellsSent - this.cellsLost - this.cellsReceived;
  }

  /** Writes into the headers of the frame added last. */
  say(bits: number): void {
    this.fate[this.slot(this.next - 1)]! |= bits;
  }

  says(frame: number, bit: number): boolean {
    return (this.fate[this.slot(frame)]! & bit) !== 0;
  }

  /** The last of so many cells has come, and they are no whole frame. */
  fail(frame: number, cells: number): void {
    const isMergedWithDamaged = (this.fate[this.slot(frame)]! & LOST_A_CELL) === 0;
    const totals = this.totalsOf(frame);
    this.deadCells += cells;
    // Nothing of it was refused: it is lost with the frame before it, whose end is missing.
    if (isMergedWithDamaged && this.isCounted(this.slot(frame))) this.framesLost++;
    if (totals !== null) {
      totals.deadCells += cells;
      if (isMergedWithDamaged) totals.loseFrame(this, frame);
    }
  }

  /** What carries nothing, of a handshake or an acknowledgement, is no packet: only merged VCs count frames. */
  private isCounted(slot: number): boolean {
    return this.bytes[slot]! > 0 || this.merged;
  }

  private grow(): void {
    const { next } = this;
    this.seq = grown(this.seq, next);
    this.bytes = grown(this.bytes, next);
    this.cells = grown(this.cells, next);
    this.fate = grown(this.fate, next);
    this.refused = grown(this.refused, next);
    this.lostAt = grown(this.lostAt, next);
    this.lostBy = grown(this.lostBy, next);
    this.owners = grown(this.owners, next);
    this.sentAt = grown(this.sentAt, next);
    this.options?.grow(this.next);
  }
}
