import { type Picoseconds, SERVICE_CLASSES } from '../../../contract/index.ts';
import type { DiscardPolicy } from '../discard/policy.ts';
import { Occupancy } from './occupancy.ts';

/** Cells waiting by service class as well, and for the policy of each class those of the flows of that class. */
export class ClassOccupancy extends Occupancy {
  /** Cells waiting, by class. */
  readonly held = new Int32Array(SERVICE_CLASSES.length);
  /** When the queue of a class took on its length. */
  readonly since = new Float64Array(SERVICE_CLASSES.length);
  /** The class that a flow is counted in. */
  readonly classOf: Uint8Array;
  private readonly policies: readonly DiscardPolicy[];
  /** Cells of these flows have places outside the buffer. */
  private readonly isOutside: (flow: number) => boolean;

  constructor(
    classOf: Readonly<Uint8Array>,
    policies: readonly DiscardPolicy[],
    isOutside: (flow: number) => boolean,
  ) {
    super(classOf.length);
    this.classOf = classOf.slice();
    this.policies = policies;
    this.isOutside = isOutside;
  }

  override join(flow: number, now: Picoseconds): void {
    if (this.isOutside(flow)) return;
    super.join(flow, now);
    const one = this.classOf[flow]!;
    this.held[one]!++;
    this.since[one] = now;
    this.policies[one]!.occupancy?.join(flow, now);
  }

  override leave(flow: number, now: Picoseconds): void {
    if (this.isOutside(flow)) return;
    super.leave(flow, now);
    const one = this.classOf[flow]!;
    this.held[one]!--;
    this.since[one] = now;
    this.policies[one]!.occupancy?.leave(flow, now);
  }

  /** The flow belongs to another class from now on, its waiting cells with it. */
  move(flow: number, to: number, now: Picoseconds): void {
    const from = this.classOf[flow]!;
    const cells = this.cells[flow]!;
    this.classOf[flow] = to;
    if (cells === 0) return;
    this.held[from]! -= cells;
    this.held[to]! += cells;
    this.since[from] = now;
    this.since[to] = now;
    for (let i = 0; i < cells; i++) {
      this.policies[from]!.occupancy?.leave(flow, now);
      this.policies[to]!.occupancy?.join(flow, now);
    }
  }

  /** A fresh policy of a class learns of the cells that wait. */
  teach(one: number, now: Picoseconds): void {
    const { occupancy } = this.policies[one]!;
    if (occupancy === null) return;
    for (let flow = 0; flow < this.cells.length; flow++)
      if (this.classOf[flow] === one) for (let i = this.cells[flow]!; i > 0; i--) occupancy.join(flow, now);
  }
}
