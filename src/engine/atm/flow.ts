const LOST_A_CELL = 1;
const LOST_ITS_END = 2;

/**
 * One direction of a VC: the frames now under way, what became of their cells, and the reassembly
 * at its end. Frames are numbered from 0; the table is a ring over those that can still be met.
 */
export class Flow {
  readonly index: number;
  /** Id of its VC, as people count them. */
  readonly vc: number;
  /** TCP sequence number of the first byte, or the acknowledgement number. */
  seq = new Float64Array(64);
  bytes = new Int32Array(64);
  cells = new Uint16Array(64);
  fate = new Uint8Array(64);
  /** Cells refused or lost on a link. */
  refused = new Uint16Array(64);
  /** Number of the next frame; also how many were sent. */
  next = 0;
  /** Frames below this one can no longer be met. */
  oldest = 0;
  /** Cells received since the last end of a frame, and the frame of the first of them. */
  pendingCells = 0;
  pendingFrame = 0;
  cellsSent = 0;
  /** Cells refused by ports or lost on links; those of the latter. */
  cellsLost = 0;
  lostOnLinks = 0;
  /** Frames that lost a cell, or were glued to one that lost its end. */
  framesLost = 0;
  /** Cells of complete frames, and of frames that failed reassembly. */
  completeCells = 0;
  deadCells = 0;

  constructor(index: number, vc: number) {
    this.index = index;
    this.vc = vc;
  }

  /** Registers a frame about to be cut into `cells` cells; returns its number. */
  add(seq: number, bytes: number, cells: number): number {
    if (this.next - this.oldest >= this.seq.length) this.grow();
    const slot = this.next & (this.seq.length - 1);
    this.seq[slot] = seq;
    this.bytes[slot] = bytes;
    this.cells[slot] = cells;
    this.fate[slot] = 0;
    this.refused[slot] = 0;
    this.cellsSent += cells;
    return this.next++;
  }

  slot(frame: number): number {
    return frame & (this.seq.length - 1);
  }

  /** A cell of `frame` was refused by a port or lost on a link. */
  lose(frame: number, last: boolean): void {
    const slot = this.slot(frame);
    this.cellsLost++;
    this.refused[slot]++;
    if ((this.fate[slot] & LOST_A_CELL) === 0) this.framesLost++;
    this.fate[slot] |= last ? LOST_A_CELL | LOST_ITS_END : LOST_A_CELL;
  }

  /** The frame can no longer be delivered: it lost a cell, or is glued to one that lost its end. */
  isDoomed(frame: number): boolean {
    if ((this.fate[this.slot(frame)] & LOST_A_CELL) !== 0) return true;
    const oldest = Math.max(0, this.oldest);
    for (let before = frame - 1; before >= oldest; before--) {
      const slot = this.slot(before);
      if ((this.fate[slot] & LOST_ITS_END) === 0) return false;
      // A frame of which nothing is left has nothing to be glued to.
      if (this.refused[slot] < this.cells[slot]) return true;
    }
    return false;
  }

  /** Takes a cell at the destination. AAL5 sees only ends of frames: after a lost one two frames merge and both fail. */
  receive(frame: number): void {
    if (this.pendingCells === 0) this.pendingFrame = frame;
    this.pendingCells++;
  }

  /** The last cell of `frame` has been received: is the frame whole? */
  complete(frame: number): boolean {
    const whole = this.pendingFrame === frame && this.pendingCells === this.cells[this.slot(frame)];
    if (whole) this.completeCells += this.pendingCells;
    else {
      this.deadCells += this.pendingCells;
      // Nothing of it was refused: it is lost with the frame before it, whose end is missing.
      if ((this.fate[this.slot(frame)] & LOST_A_CELL) === 0) this.framesLost++;
    }
    this.pendingCells = 0;
    this.oldest = frame - 1;
    return whole;
  }

  private grow(): void {
    const old = this.seq.length;
    const seq = new Float64Array(old * 2);
    const bytes = new Int32Array(old * 2);
    const cells = new Uint16Array(old * 2);
    const fate = new Uint8Array(old * 2);
    const refused = new Uint16Array(old * 2);
    for (let frame = Math.max(0, this.next - old); frame < this.next; frame++) {
      const from = frame & (old - 1);
      const to = frame & (old * 2 - 1);
      seq[to] = this.seq[from];
      bytes[to] = this.bytes[from];
      cells[to] = this.cells[from];
      fate[to] = this.fate[from];
      refused[to] = this.refused[from];
    }
    this.seq = seq;
    this.bytes = bytes;
    this.cells = cells;
    this.fate = fate;
    this.refused = refused;
  }
}
