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
/** ECN bits of the headers of a frame (RFC 3168): it may be marked, it is marked, echo of a mark, the window has been reduced. */
export const ECT = 4;
export const CE = 8;
export const ECE = 16;
export const CWR = 32;
const ECN_BITS = ECT | CE | ECE | CWR;

/**
 * Frames between two ends of reassembly, mostly one direction of a VC: the frames in transit, losses of their cells, and the reassembly
 * at its end. Frames are numbered from 0; the table is a ring of the frames that may still be received or lost.
 */
export class Flow {
  readonly index: number;
  /** Id of its VC, counted from 1. */
  readonly vc: number;
  /** Direction of a connection that it carries: 2i for the data of connection i, 2i + 1 for its ACKs. In a merged VC each frame has one. */
  readonly direction: number;
  readonly merged: boolean;
  /** Bytes of the TCP and IP headers of its datagrams, for the flow on which they enter the network. */
  headerBytes = 0;
  /** TCP options of its frames; null if none of its connections uses options. */
  options: FrameOptions | null = null;
  readonly probes = new Probes<FrameProbe>();
  /** By slot: direction of each frame of a merged VC. */
  private directions: Int32Array;
  /** By direction: totals of the connections that run over several flows; null if there is none. */
  private totals: readonly (DirectionTotals | null)[] | null = null;
  /** By slot, here and below: TCP sequence number of the first byte, or the acknowledgement number. */
  seq = new Float64Array(64);
  bytes = new Int32Array(64);
  cells = new Uint16Array(64);
  /** Loss flags of a frame, and the ECN bits of its headers. */
  frameFlags = new Uint8Array(64);
  /** Cells refused or lost on a link. */
  refused = new Uint16Array(64);
  /** Time at which a frame lost its first cell, and index of the port; empty arrays until the first loss. */
  private lostAt = new Float64Array(0);
  private lostBy = new Int16Array(0);
  /** Time at which the frame was passed to the access link, picoseconds. */
  sentAt = new Float64Array(64);
  /** Delays of data frames. */
  readonly delays: Delays;
  /** End of the furthest byte sent so far: a frame that begins before it is a retransmission. */
  furthest = 0;
  /** Number of the next frame, which is also the number of frames sent. */
  next = 0;
  /** Number of the oldest frame that may still be received or lost. */
  oldest = 0;
  /** Cells received since the last end of a frame, and the frame of the first of them. */
  pendingCells = 0;
  pendingFrame = 0;
  /** Whether one of them had EFCI set. */
  pendingMarked = false;
  cellsSent = 0;
  /** Cells refused by ports or lost on links. */
  cellsLost = 0;
  /** Those of `cellsLost` that were waiting at a port and were pushed out. */
  cellsPushedOut = 0;
  lostOnLinks = 0;
  /** Frames that lost a cell or were merged with one that lost its last cell; on a VC that is not merged, only frames with data. */
  framesLost = 0;
  /** Those of `framesLost` that lost a cell of their own. */
  framesHit = 0;
  /** Cells of complete frames, and of frames that failed reassembly. */
  completeCells = 0;
  deadCells = 0;
  /** Cells received with EFCI set. */
  markedCells = 0;

  constructor(index: number, vc: number, direction = index, merged = false) {
    this.index = index;
    this.vc = vc;
    this.delays = new Delays(!isAckFlow(direction));
    this.direction = direction;
    this.merged = merged;
    this.directions = new Int32Array(merged ? 64 : 0);
  }

  /** @param totals by direction, for the connections that this flow carries over a part of their path */
  trackTotals(totals: readonly (DirectionTotals | null)[]): void {
    this.totals = totals;
  }

  /** Registers the frames that may still be received or lost. */
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
    const { seq, bytes, cells, frameFlags, refused, sentAt } = this;
    for (const column of [seq, bytes, cells, frameFlags, refused, sentAt]) io.ring(column, from, next);
    if (this.merged) io.ring(this.directions, from, next);
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

  /** Direction of the connection to which a frame belongs. */
  directionOf(frame: number): number {
    return this.merged ? this.directions[this.slot(frame)]! : this.direction;
  }

  /** Id of the VC of the document to which a frame belongs. */
  vcOf(frame: number): number {
    return this.merged ? (this.totalsOf(frame)?.vc ?? this.vc) : this.vc;
  }

  totalsOf(frame: number): DirectionTotals | null {
    return this.totals === null ? null : this.totals[this.directionOf(frame)]!;
  }

  /** Adds a frame that a router has reassembled from another flow, to be sent in `cells` cells; returns its number. */
  forwardFrame(from: Flow, frame: number, cells: number): number {
    const slot = from.slot(frame);
    const forwarded = this.add(
      from.seq[slot]!,
      from.bytes[slot]!,
      cells,
      from.sentAt[slot],
      from.directionOf(frame),
    );
    this.frameFlags[this.slot(forwarded)]! |= from.frameFlags[slot]! & ECN_BITS;
    this.options?.copy(forwarded, from.options, frame);
    return forwarded;
  }

  /** Adds a frame that is sent in `cells` cells; returns its number. @param sentAt time at which its source sent it */
  add(seq: number, bytes: number, cells: number, sentAt = 0, direction = this.direction): number {
    if (this.next - this.oldest >= this.seq.length) this.grow();
    const slot = this.next & (this.seq.length - 1);
    this.seq[slot] = seq;
    this.bytes[slot] = bytes;
    this.cells[slot] = cells;
    this.frameFlags[slot] = 0;
    this.refused[slot] = 0;
    this.sentAt[slot] = sentAt;
    this.cellsSent += cells;
    if (this.merged) this.directions[slot] = direction;
    if (this.totals !== null) this.noteSent(this.totals[direction]!, cells);
    const frame = this.next++;
    for (const probe of this.probes.list) probe.onSent(this, frame);
    if (seq + bytes > this.furthest) this.furthest = seq + bytes;
    return frame;
  }

  /** Makes room for `count` more frames. */
  reserve(count: number): void {
    while (this.next + count - this.oldest > this.seq.length) this.grow();
  }

  /** Appends frames of one cell each, sent at these times. The flow must be unobserved and have room for them. */
  appendSingleCellFrames(times: Float64Array, count: number, seq: number, bytes: number): void {
    const { next, seq: seqs, bytes: sizes, cells: lengths, frameFlags, refused, sentAt } = this;
    const mask = seqs.length - 1;
    for (let i = 0; i < count; i++) {
      const slot = (next + i) & mask;
      seqs[slot] = seq + i * bytes;
      sizes[slot] = bytes;
      lengths[slot] = 1;
      frameFlags[slot] = 0;
      refused[slot] = 0;
      sentAt[slot] = times[i]!;
    }
    this.cellsSent += count;
    this.next += count;
    this.furthest = Math.max(this.furthest, seq + count * bytes);
  }

  /** Whether neither probes nor totals need its frames one by one as they are sent. */
  get isUnobserved(): boolean {
    return this.probes.isEmpty && this.totals === null && !this.merged;
  }

  private noteSent(totals: DirectionTotals | null, cells: number): void {
    if (totals !== null && totals.firstAtmFlow === this.index) totals.cellsSent += cells;
  }

  slot(frame: number): number {
    return frame & (this.seq.length - 1);
  }

  /** Bytes of the datagram of a frame in transit. @param header bytes of TCP and IP, used unless the frame has an individual header */
  datagramBytes(frame: number, header = this.headerBytes): number {
    return this.bytes[this.slot(frame)]! + (this.options?.headerOf(frame) || header);
  }

  /** The word `meta` of the last cell of a frame (`cell.ts`). */
  lastCellOf(frame: number): number {
    return this.index | LAST_CELL | (this.bytes[this.slot(frame)] === 0 ? EMPTY : 0);
  }

  /**
   * Counts a cell of `frame` that was refused by a port or lost on a link. Losses may be reported out of order, because nodes have
   * different local times.
   * @param by index of the port; NO_PORT for a link or a source
   * @returns the port charged with the frame's first loss until now, NO_PORT if none; NOT_FIRST_LOSS if this is not the first
   */
  lose(frame: number, last: boolean, now: number, by: number): number {
    const slot = this.slot(frame);
    const first = (this.frameFlags[slot]! & LOST_A_CELL) === 0;
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
    this.frameFlags[slot]! |= last ? LOST_A_CELL | LOST_ITS_END : LOST_A_CELL;
    if (this.lostAt.length === 0) this.noteLossTimes();
    if (!first && now >= this.lostAt[slot]!) return NOT_FIRST_LOSS;
    const before = first ? NO_PORT : this.lostBy[slot]!;
    this.lostAt[slot] = now;
    this.lostBy[slot] = by;
    return before;
  }

  /** Reports a frame that can no longer be delivered. @param place id of the port, link or node */
  noteLost(frame: number, now: number, place: string, frameFlags: FrameFateValue): void {
    for (const probe of this.probes.list) probe.onLost(this, frame, now, place, frameFlags);
  }

  /** Counts a lost cell that had been waiting and was pushed out. */
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

  /** Whether none of the cells of the frame was lost. */
  isIntact(frame: number): boolean {
    return (this.frameFlags[this.slot(frame)]! & LOST_A_CELL) === 0;
  }

  /** Whether the frame can no longer be delivered: it lost a cell, or is merged with a frame that lost its last cell. */
  cannotReassemble(frame: number): boolean {
    if ((this.frameFlags[this.slot(frame)]! & LOST_A_CELL) !== 0) return true;
    const oldest = Math.max(0, this.oldest);
    for (let before = frame - 1; before >= oldest; before--) {
      const slot = this.slot(before);
      if ((this.frameFlags[slot]! & LOST_ITS_END) === 0) return false;
      // A frame that has lost all its cells is not merged with the next.
      if (this.refused[slot]! < this.cells[slot]!) return true;
    }
    return false;
  }

  /** Takes a cell at the destination. AAL5 only marks ends of frames: if a last cell is lost, two frames merge and both fail. */
  receive(frame: number, marked = false): void {
    if (marked) {
      this.markedCells++;
      this.pendingMarked = true;
    }
    if (this.pendingCells === 0) this.pendingFrame = frame;
    this.pendingCells++;
  }

  /** Takes several cells at the destination, the first of them of `frame`, `marked` of them with EFCI set. */
  receiveAll(frame: number, cells: number, marked: number): void {
    if (marked > 0) {
      this.markedCells += marked;
      this.pendingMarked = true;
    }
    if (this.pendingCells === 0) this.pendingFrame = frame;
    this.pendingCells += cells;
  }

  /** Reassembles `frame`, whose last cell has been received. @returns whether it is complete */
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

  /** Translates EFCI of cells to CE of the reassembled frame, at hosts and routers, if the frame may be marked (RFC 3168, section 5). */
  private markFrame(frame: number, whole: boolean): void {
    this.pendingMarked = false;
    if (whole && this.hasEcn(frame, ECT)) this.frameFlags[this.slot(frame)]! |= CE;
  }

  /** Cells that have reached the end of the flow. */
  get cellsReceived(): number {
    return this.completeCells + this.deadCells + this.pendingCells;
  }

  /** Cells sent and neither received nor lost yet. */
  get cellsInTransit(): number {
    return this.cellsSent - this.cellsLost - this.cellsReceived;
  }

  /** Sets ECN bits in the headers of the frame added last. */
  setEcn(bits: number): void {
    this.frameFlags[this.slot(this.next - 1)]! |= bits;
  }

  /** Whether the headers of a frame have this ECN bit. */
  hasEcn(frame: number, bit: number): boolean {
    return (this.frameFlags[this.slot(frame)]! & bit) !== 0;
  }

  /** Counts `cells` cells that end with the last cell of `frame` and are not a complete frame. */
  fail(frame: number, cells: number): void {
    const isMergedWithDamaged = (this.frameFlags[this.slot(frame)]! & LOST_A_CELL) === 0;
    const totals = this.totalsOf(frame);
    this.deadCells += cells;
    // If none of its cells was lost, it fails with the frame before it, whose last cell is missing.
    if (isMergedWithDamaged && this.isCounted(this.slot(frame))) this.framesLost++;
    if (totals !== null) {
      totals.deadCells += cells;
      if (isMergedWithDamaged) totals.loseFrame(this, frame);
    }
  }

  /** Whether `framesLost` and `framesHit` count a frame: only frames with data, but all frames of merged VCs. */
  private isCounted(slot: number): boolean {
    return this.bytes[slot]! > 0 || this.merged;
  }

  private grow(): void {
    const { next } = this;
    this.seq = grown(this.seq, next);
    this.bytes = grown(this.bytes, next);
    this.cells = grown(this.cells, next);
    this.frameFlags = grown(this.frameFlags, next);
    this.refused = grown(this.refused, next);
    this.lostAt = grown(this.lostAt, next);
    this.lostBy = grown(this.lostBy, next);
    this.directions = grown(this.directions, next);
    this.sentAt = grown(this.sentAt, next);
    this.options?.grow(this.next);
  }
}
