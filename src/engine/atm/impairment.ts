import { FrameFate, LOSS_KEYS, type LossKey } from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import type { StateIo } from '../sim/state.ts';
import { BACKWARD_NOTICE, CREDIT, FLOW_MASK, LAST_CELL, RM } from './cell.ts';
import { type Flow, NOT_FIRST_LOSS } from './flow.ts';

/** Loss of the k-th cell, or of all cells of the k-th frame, of a direction of a connection (2i data, 2i + 1 ACKs); k from 1. */
export interface ScriptedLoss {
  readonly direction: number;
  readonly unit: 'cell' | 'frame';
  readonly at: number;
}

const [CELL, FRAME, TO_BAD, TO_GOOD, LOSS_GOOD, LOSS_BAD] = LOSS_KEYS.map((_, place) => place);
const NO_FRAME = -1;

/** One direction of a link. */
interface LossyLink {
  readonly id: string;
  /** False while nothing can be lost, so that receivers need not ask. */
  loses: boolean;
}

/**
 * Losses on one direction of a link. A lost cell takes its slot on the wire and is missing at
 * the far end, so the loss is decided at the arrival time, by the settings then in force.
 */
export class Impairment {
  /** Probabilities, in the order of `LOSS_KEYS`. */
  readonly odds: Float64Array;
  /** Cells lost so far, and by direction of a connection (empty until the first). */
  total = 0;
  lost: Float64Array = new Float64Array(0);
  /** One stream per kind of loss, so that a setting of one kind does not change the losses of another. */
  readonly streams: readonly RandomStream[];
  /** RM cells lost so far, which no other counter includes. */
  rmCells = 0;
  /** Credit cells lost so far. */
  creditCells = 0;
  tables: readonly ({ lose(serial: number): void } | null)[] = [];
  /** Its link, whose `loses` is kept up to date. */
  link: LossyLink = { id: '', loses: false };
  private readonly flows: readonly Flow[];
  private readonly script: readonly ScriptedLoss[] | null;
  /** By entry of the script: cells and frames of its direction so far, and the number of the last frame. */
  private readonly cells: Float64Array;
  private readonly frames: Float64Array;
  private readonly lastFrame: Float64Array;
  /** Two-state model of burst losses: whether the link is in the bad state, and whether the model has any effect. */
  private isBad = false;
  private isBursty = false;
  /** By flow: the frame whose cells are arriving, and 1 if it is lost. Empty while frames cannot be lost. */
  private arriving = new Int32Array(0);
  private isLostFrame = new Uint8Array(0);

  /** @param draws creates a random stream of this link and direction for a purpose */
  constructor(
    flows: readonly Flow[],
    odds: readonly number[],
    script: readonly ScriptedLoss[],
    draws: (purpose: string) => RandomStream,
  ) {
    this.flows = flows;
    this.streams = [draws('loss'), draws('burst'), draws('frame loss')];
    this.odds = Float64Array.from(LOSS_KEYS, (_, place) => odds[place] ?? 0);
    this.script = script.length > 0 ? script : null;
    this.cells = new Float64Array(script.length);
    this.frames = new Float64Array(script.length);
    this.lastFrame = new Float64Array(script.length).fill(-1);
    this.configure();
  }

  /** Whether anything can be lost. */
  get active(): boolean {
    return this.link.loses;
  }

  state(io: StateIo): void {
    this.isBad = io.flag(this.isBad);
    this.isBursty = io.flag(this.isBursty);
    this.total = io.number(this.total);
    this.rmCells = io.number(this.rmCells);
    this.creditCells = io.number(this.creditCells);
    const { length } = this.flows;
    const hasLost = io.flag(this.lost.length > 0);
    if (hasLost !== this.lost.length > 0) this.lost = new Float64Array(hasLost ? length : 0);
    const losesFrames = io.flag(this.arriving.length > 0);
    if (losesFrames !== this.arriving.length > 0) {
      this.arriving = new Int32Array(losesFrames ? length : 0);
      this.isLostFrame = new Uint8Array(losesFrames ? length : 0);
    }
    if (io.flag(this.odds.some((odds) => odds > 0))) io.array(this.odds);
    else this.odds.fill(0);
    const { lost, arriving, isLostFrame, cells, frames, lastFrame } = this;
    for (const array of [lost, arriving, isLostFrame, cells, frames, lastFrame])
      if (array.length > 0) io.array(array);
  }

  change(key: LossKey, value: number): void {
    this.odds[LOSS_KEYS.indexOf(key)] = value;
    this.configure();
  }

  private configure(): void {
    const { odds } = this;
    this.isBursty = this.isBad || odds[TO_BAD!]! > 0 || odds[LOSS_GOOD!]! > 0;
    this.link.loses = this.script !== null || odds[CELL!]! > 0 || odds[FRAME!]! > 0 || this.isBursty;
    if (odds[FRAME!]! > 0 && this.arriving.length === 0) {
      this.arriving = new Int32Array(this.flows.length).fill(NO_FRAME);
      this.isLostFrame = new Uint8Array(this.flows.length);
    }
  }

  /** Whether this cell is lost; records the loss. Called once per cell, in order, while `active`. @param now arrival time */
  takes(now: number, meta: number, frame: number): boolean {
    if ((meta & (RM | CREDIT)) !== 0) return this.takesControl(meta, frame);
    const flow = this.flows[meta & FLOW_MASK]!;
    // Every kind of loss draws for every cell, even if another one takes it, so that kinds do not affect each other.
    const unlucky = this.isUnlucky();
    const inFrame = this.arriving.length > 0 && this.isInLostFrame(meta, frame);
    const direction = flow.directionOf(frame);
    const scripted = this.script !== null && this.isScripted(this.script, direction, frame);
    if (!unlucky && !inFrame && !scripted) return false;
    if (this.lost.length === 0) this.lost = new Float64Array(this.flows.length);
    this.total++;
    this.lost[direction]!++;
    const before = flow.loseOnLink(frame, (meta & LAST_CELL) !== 0, now);
    if (before !== NOT_FIRST_LOSS) flow.noteLost(frame, now, this.link.id, FrameFate.lostOnLink);
    return true;
  }

  /** Whether the cell is lost individually or in a burst. */
  private isUnlucky(): boolean {
    const { odds, streams } = this;
    const alone = odds[CELL!]! > 0 && streams[0]!.uniform() < odds[CELL!]!;
    if (!this.isBursty) return alone;
    const [, random] = streams;
    const inBurst = random!.uniform() < (this.isBad ? odds[LOSS_BAD!]! : odds[LOSS_GOOD!]!);
    if (random!.uniform() < (this.isBad ? odds[TO_GOOD!]! : odds[TO_BAD!]!)) this.isBad = !this.isBad;
    return alone || inBurst;
  }

  /** Whether the frame of the cell is lost: one draw per frame, at its first cell, since frames of a flow arrive in sequence. */
  private isInLostFrame(meta: number, frame: number): boolean {
    const { arriving, isLostFrame } = this;
    const flow = meta & FLOW_MASK;
    if (arriving[flow] !== frame) {
      arriving[flow] = frame;
      isLostFrame[flow] = this.streams[2]!.uniform() < this.odds[FRAME!]! ? 1 : 0;
    }
    return isLostFrame[flow] === 1;
  }

  /** Whether an RM or credit cell is lost; scripted losses count data and acknowledgements only. */
  private takesControl(meta: number, serial: number): boolean {
    if (!this.isUnlucky()) return false;
    if ((meta & CREDIT) !== 0) {
      this.creditCells++;
      return true;
    }
    this.rmCells++;
    if ((meta & BACKWARD_NOTICE) === 0) this.tables[(meta & FLOW_MASK) >> 1]?.lose(serial);
    return true;
  }

  private isScripted(script: readonly ScriptedLoss[], direction: number, frame: number): boolean {
    let hit = false;
    for (let i = 0; i < script.length; i++) {
      const { direction: scripted, unit, at } = script[i]!;
      if (scripted !== direction) continue;
      this.cells[i]!++;
      if (this.lastFrame[i] !== frame) this.frames[i]!++;
      this.lastFrame[i] = frame;
      if ((unit === 'cell' ? this.cells[i] : this.frames[i]) === at) hit = true;
    }
    return hit;
  }
}
