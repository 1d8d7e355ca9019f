import { FrameFate, type Picoseconds } from '../../../contract/index.ts';
import { RM } from '../../atm/cell.ts';
import type { CellShaper } from '../../atm/endSystem.ts';
import { NO_PORT } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import { LIMITS } from '../../limits.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { Coupling } from './coupling.ts';
import type { EndlessFrameSource } from './endlessFrameSource.ts';
import { RateSource, type RateSourceParts } from './rateSource.ts';
import { SendLoop } from './sendLoop.ts';

/** The parts of a source at an end of a VC. */
export interface AbrSourceParts extends RateSourceParts {
  readonly link: Link;
}

/** The source end system of an ABR VC, between AAL5 and the link: cells wait here until its rate lets them go. */
export class AbrSource extends RateSource implements CellShaper {
  private readonly link: Link;
  private readonly capacity: number;
  /** Maximum backlog of the link at which the source sends, picoseconds. */
  readonly maxLinkBacklog: number;
  /** Endless source of frames; null if frames come through `submit`. */
  feed: EndlessFrameSource | null = null;
  /** Couples the window of the sender to the rate of the VC; null without coupling. */
  coupling: Coupling | null = null;
  /** Whether the feed has begun and not ended. */
  private open = false;
  /** Ring of waiting frames; `left` cells of the first one are still here. */
  private frames = new Int32Array(8);
  private first = 0;
  private count = 0;
  private left = 0;
  /** Frames and cells that were refused because the queue was full. */
  refusedFrames = 0;
  refusedCells = 0;

  constructor(parts: AbrSourceParts) {
    super(parts);
    const { bufferCells } = parts.abr;
    this.link = parts.link;
    this.maxLinkBacklog = LIMITS.cellsOnWire * parts.link.cellWhole;
    this.capacity = bufferCells === 0 ? LIMITS.cellsOnWire : bufferCells;
  }

  override state(io: StateIo): void {
    super.state(io);
    this.open = io.flag(this.open);
    this.frames = io.sized(this.frames);
    this.first = io.number(this.first);
    this.count = io.number(this.count);
    this.left = io.number(this.left);
    this.refusedFrames = io.number(this.refusedFrames);
    this.refusedCells = io.number(this.refusedCells);
  }

  override get components(): readonly Registered[] {
    return this.coupling === null ? super.components : [...super.components, this.coupling];
  }

  /** The feed begins: there is always a cell to send until `end`. */
  begin(now: number): void {
    this.open = true;
    this.resume(now);
  }

  /** The feed makes no more frames; the rest of one that has begun is still sent. */
  end(): void {
    this.open = false;
    if (this.waiting === 0) this.stopSending();
  }

  /** Whether the feed has begun and not ended. */
  get isOpen(): boolean {
    return this.open;
  }

  /**
   * Lets the source send many cells at a time up to `until`, while no RM cell can return; only if no probe follows them
   * and each is a frame.
   * @param alone whether nothing else leaves by its link
   */
  beginBatch(until: Picoseconds, alone: boolean): void {
    const { feed, flow, link, rules, table } = this;
    const may =
      alone &&
      this.keepsPendingCell &&
      rules.acrFixedBetweenRm &&
      link.variation === 0 &&
      flow.isUnobserved &&
      !this.isFollowed;
    if (!may || feed?.segmentCells !== 1 || !feed.isEndless) this.loop = null;
    else this.loop ??= new SendLoop(link, flow, feed, rules, table);
    if (this.loop !== null) this.loop.until = until;
  }

  submit(now: number, frame: number, cells: number): void {
    if (this.waiting + cells > this.capacity) {
      this.refuse(now, frame, cells);
      return;
    }
    const idle = this.waiting === 0;
    this.queue(frame);
    this.waiting += cells;
    this.mostWaiting = Math.max(this.mostWaiting, this.waiting);
    if (!idle) return;
    this.left = cells;
    this.resume(now);
  }

  private refuse(now: number, frame: number, cells: number): void {
    this.refusedFrames++;
    this.refusedCells += cells;
    for (let i = 1; i <= cells; i++) this.flow.lose(frame, i === cells, now, NO_PORT);
    this.flow.noteLost(frame, now, this.link.id, FrameFate.refusedAtSource);
  }

  frameArrived(): void {}

  /** Limits the backlog of the link: the rates of the VCs that share it may exceed its capacity. */
  protected override get linkBackpressureUntil(): number {
    return this.link.free - this.maxLinkBacklog;
  }

  protected override get hasCells(): boolean {
    return this.waiting > 0 || this.open;
  }

  protected emitForward(now: number, serial: number): void {
    this.link.send(now, this.flow.index | RM, serial);
  }

  protected sendData(now: number, mark: number): void {
    const { flow } = this;
    if (this.waiting === 0) this.takeFromFeed(now);
    const last = --this.left === 0;
    const { frames, first } = this;
    const frame = frames[first]!;
    this.link.send(now, (last ? flow.lastCellOf(frame) : flow.index) | mark, frame);
    this.waiting--;
    if (!last) return;
    this.first = (first + 1) & (frames.length - 1);
    if (--this.count > 0) this.left = flow.cells[flow.slot(frames[this.first]!)]!;
  }

  private takeFromFeed(now: number): void {
    const feed = this.feed as EndlessFrameSource;
    this.queue(feed.nextFrame(now));
    this.waiting = feed.segmentCells;
    this.left = feed.segmentCells;
  }

  private queue(frame: number): void {
    const { frames, first, count } = this;
    if (count === frames.length) {
      this.frames = new Int32Array(count * 2);
      for (let i = 0; i < count; i++) this.frames[i] = frames[(first + i) & (count - 1)]!;
      this.first = 0;
    }
    this.frames[(this.first + this.count++) & (this.frames.length - 1)] = frame;
  }

  /** Applies a backward RM cell that has returned. @param meta its flow and bits; @param serial its number, or the bits of a notice */
  override feedback(now: number, meta: number, serial: number): void {
    super.feedback(now, meta, serial);
    this.coupling?.rateChanged(now);
  }
}
