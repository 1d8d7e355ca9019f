import type { EndlessFrameSource } from '../abr/ends/endlessFrameSource.ts';
import type { CellShaper } from '../atm/endSystem.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type { CreditSender } from './creditSender.ts';

/** The source of a VC with credit: cells wait here until they have credit for a place at the next node. */
export class CreditSource implements CellShaper {
  readonly flow: Flow;
  readonly sender: CreditSender;
  private readonly link: Link;
  /** All sources on its link, itself included. */
  private readonly neighbours: readonly CreditSource[];
  /** Endless source of frames; null if frames come through `submit`. */
  feed: EndlessFrameSource | null = null;
  private open = false;
  /** Waiting frames; `left` cells of the first one are still here. */
  private frames: number[] = [];
  private first = 0;
  private left = 0;
  waiting = 0;

  constructor(link: Link, flow: Flow, sender: CreditSender, neighbours: readonly CreditSource[]) {
    this.link = link;
    this.flow = flow;
    this.sender = sender;
    this.neighbours = neighbours;
  }

  state(io: StateIo): void {
    this.open = io.flag(this.open);
    io.list(this.frames);
    this.first = io.number(this.first);
    this.left = io.number(this.left);
    this.waiting = io.number(this.waiting);
  }

  get components(): readonly Registered[] {
    return [this.sender];
  }

  /** The feed begins: there is always a cell to send until `end`. */
  begin(now: number): void {
    this.open = true;
    this.sendAll(now);
  }

  /** The feed makes no more frames; the rest of one that has begun is still sent. */
  end(): void {
    this.open = false;
  }

  get isOpen(): boolean {
    return this.open;
  }

  submit(now: number, frame: number, cells: number): void {
    this.frames.push(frame);
    if (this.waiting === 0) this.left = cells;
    this.waiting += cells;
    this.sendAll(now);
  }

  timerFired(): void {}

  frameArrived(): void {}

  /** A credit has returned. @param serial credits since the start */
  feedback(now: number, _meta: number, serial: number): void {
    this.sender.restore(now, this.flow.index, serial);
    this.sendAll(now);
  }

  /** Sends from all sources of the link if a new allocation of credit may allow them to send. */
  private sendAll(now: number): void {
    this.send(now);
    while (this.sender.takeGrown()) for (const source of this.neighbours) source.send(now);
  }

  private send(now: number): void {
    while ((this.waiting > 0 || this.open) && this.sender.spend(now, this.flow.index)) this.sendCell(now);
  }

  private sendCell(now: number): void {
    const { flow } = this;
    if (this.waiting === 0) this.takeFromFeed(now);
    const last = --this.left === 0;
    const frame = this.frames[this.first]!;
    this.link.send(now, last ? flow.lastCellOf(frame) : flow.index, frame);
    this.waiting--;
    if (!last) return;
    if (++this.first === this.frames.length || this.first >= 256) {
      this.frames.splice(0, this.first);
      this.first = 0;
    }
    if (this.first < this.frames.length) this.left = flow.cells[flow.slot(this.frames[this.first]!)]!;
  }

  private takeFromFeed(now: number): void {
    const feed = this.feed as EndlessFrameSource;
    this.frames.push(feed.nextFrame(now));
    this.waiting = feed.segmentCells;
    this.left = feed.segmentCells;
  }
}
