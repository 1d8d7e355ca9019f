import type { StateIo } from '../sim/state.ts';
import type { CreditHop } from './creditSender.ts';

/**
 * The receiving side of the hops that end at a node: places for each VC, and a credit due after every N2 cells passed
 * on. Adaptive VCs of one link share their places.
 */
export class CreditReceiver {
  /** By flow: N2; 0 for flows without credit. */
  readonly n2: Int32Array;
  /** By flow: cells passed on. */
  readonly passedOn: Float64Array;
  /** By flow: waiting cells. */
  readonly waiting: Int32Array;
  /** By flow: largest number of cells that have waited. */
  readonly mostWaiting: Int32Array;
  /** By flow: the pool of places that it uses, identified by one of the flows that share it. */
  private readonly poolOf: Int32Array;
  /** By pool: its places. */
  private readonly capacity: Float64Array;
  /** By pool: cells in these places. */
  private readonly occupied: Int32Array;

  /** @param links the hops of each incoming link */
  constructor(flows: number, links: readonly (readonly CreditHop[])[]) {
    this.n2 = new Int32Array(flows);
    this.passedOn = new Float64Array(flows);
    this.waiting = new Int32Array(flows);
    this.mostWaiting = new Int32Array(flows);
    this.poolOf = Int32Array.from({ length: flows }, (_, flow) => flow);
    this.capacity = new Float64Array(flows);
    this.occupied = new Int32Array(flows);
    for (const hops of links) {
      const first = hops.find(({ adaptive }) => adaptive)?.flow ?? 0;
      for (const { flow, n2, n3, adaptive } of hops) {
        const pool = adaptive ? first : flow;
        this.n2[flow] = n2;
        this.poolOf[flow] = pool;
        this.capacity[pool]! += n2 + n3;
      }
    }
  }

  state(io: StateIo): void {
    for (const values of [this.passedOn, this.waiting, this.mostWaiting, this.occupied]) io.array(values);
  }

  covers(flow: number): boolean {
    return this.n2[flow]! > 0;
  }

  /** Total number of places for cells of these flows. */
  placesOf(flows: readonly number[]): number {
    const pools = new Set(flows.map((flow) => this.poolOf[flow]!));
    return [...pools].reduce((sum, pool) => sum + this.capacity[pool]!, 0);
  }

  /** Whether there is no place for a cell of the flow; never for a sender that respects its credit. */
  isFull(flow: number): boolean {
    const pool = this.poolOf[flow]!;
    return this.occupied[pool]! >= this.capacity[pool]!;
  }

  /** Counts a cell that begins to wait. */
  enter(flow: number): void {
    this.occupied[this.poolOf[flow]!]!++;
    this.waiting[flow]!++;
    if (this.waiting[flow]! > this.mostWaiting[flow]!) this.mostWaiting[flow] = this.waiting[flow]!;
  }

  /** Counts a waiting cell that departs. */
  leave(flow: number): void {
    this.occupied[this.poolOf[flow]!]!--;
    this.waiting[flow]!--;
  }

  /** Counts a cell that is passed on. @returns the number of credits so far if one is due with it, else 0 */
  countPassedOn(flow: number): number {
    const cells = ++this.passedOn[flow]!;
    return cells % this.n2[flow]! === 0 ? cells / this.n2[flow]! : 0;
  }
}
