import type { StateIo } from '../sim/state.ts';
import type { CreditHop } from './creditSender.ts';

/**
 * The receiving side of the hops that end at a node: places for each VC, and a credit due after every N2 cells passed
 * on. Adaptive VCs that come over one link share their places.
 */
export class CreditReceiver {
  /** By flow: N2, 0 for flows without credit; cells passed on; cells here, and the most there ever were. */
  readonly n2: Int32Array;
  readonly passedOn: Float64Array;
  readonly waiting: Int32Array;
  readonly most: Int32Array;
  /** By flow: whose places it uses, a flow that stands for all that share them; by that flow, places and cells. */
  private readonly sharesWith: Int32Array;
  private readonly places: Float64Array;
  private readonly taken: Int32Array;

  /** @param links the hops of each link that comes in */
  constructor(flows: number, links: readonly (readonly CreditHop[])[]) {
    this.n2 = new Int32Array(flows);
    this.passedOn = new Float64Array(flows);
    this.waiting = new Int32Array(flows);
    this.most = new Int32Array(flows);
    this.sharesWith = Int32Array.from({ length: flows }, (_, flow) => flow);
    this.places = new Float64Array(flows);
    this.taken = new Int32Array(flows);
    for (const hops of links) {
      const first = hops.find(({ adaptive }) => adaptive)?.flow ?? 0;
      for (const { flow, n2, n3, adaptive } of hops) {
        const owner = adaptive ? first : flow;
        this.n2[flow] = n2;
        this.sharesWith[flow] = owner;
        this.places[owner]! += n2 + n3;
      }
    }
  }

  state(io: StateIo): void {
    for (const values of [this.passedOn, this.waiting, this.most, this.taken]) io.array(values);
  }

  covers(flow: number): boolean {
    return this.n2[flow]! > 0;
  }

  /** Places that cells of these flows can take together. */
  placesOf(flows: readonly number[]): number {
    const owners = new Set(flows.map((flow) => this.sharesWith[flow]!));
    return [...owners].reduce((sum, owner) => sum + this.places[owner]!, 0);
  }

  /** Whether a cell of the flow finds no place: a sender that keeps to its credit never comes to that. */
  isFull(flow: number): boolean {
    const owner = this.sharesWith[flow]!;
    return this.taken[owner]! >= this.places[owner]!;
  }

  /** A cell has to wait. */
  enter(flow: number): void {
    this.taken[this.sharesWith[flow]!]!++;
    this.waiting[flow]!++;
    if (this.waiting[flow]! > this.most[flow]!) this.most[flow] = this.waiting[flow]!;
  }

  /** A waiting cell leaves. */
  leave(flow: number): void {
    this.taken[this.sharesWith[flow]!]!--;
    this.waiting[flow]!--;
  }

  /** A cell is passed on; returns how many credits have been returned when one is due with it, else 0. */
  pass(flow: number): number {
    const cells = ++this.passedOn[flow]!;
    return cells % this.n2[flow]! === 0 ? cells / this.n2[flow]! : 0;
  }
}
