import type { Picoseconds } from '../../contract/index.ts';
import type {
  ArrivingCell,
  DiscardPolicy,
  Explanation,
  Names,
  PolicyHooks,
  Verdict,
} from './discard/policy.ts';

/** What hooks ask of the buffers: of each class the cells that wait and since when so many; classes by flow. */
interface Buffers {
  readonly held: ArrayLike<number>;
  readonly since: ArrayLike<number>;
  readonly classOf: ArrayLike<number>;
}

/** The hooks of the policies of all classes: to the port they are one. */
export class ClassHooks implements PolicyHooks {
  private readonly policies: readonly DiscardPolicy[];
  private readonly buffers: Buffers;
  private readonly decides: (one: number) => void;

  /** @param decides called with the class whose policy is asked about a cell */
  constructor(policies: readonly DiscardPolicy[], buffers: Buffers, decides: (one: number) => void) {
    this.policies = policies;
    this.buffers = buffers;
    this.decides = decides;
  }

  private get all(): readonly PolicyHooks[] {
    return this.policies.flatMap(({ hooks }) => hooks ?? []);
  }

  get due(): Picoseconds {
    return Math.min(Number.POSITIVE_INFINITY, ...this.all.map(({ due }) => due));
  }

  begin(now: Picoseconds, least: Picoseconds): void {
    for (const hooks of this.all) hooks.begin(now, least);
  }

  stop(): void {
    for (const hooks of this.all) hooks.stop();
  }

  tick(cell: ArrivingCell): void {
    const { due } = this;
    const one = this.policies.findIndex(({ hooks }) => hooks?.due === due);
    this.policies[one]!.hooks?.tick(this.seen(cell, one));
  }

  leave(cell: ArrivingCell): Verdict {
    const one = this.buffers.classOf[cell.flow]!;
    this.decides(one);
    return this.policies[one]!.hooks?.leave(this.seen(cell, one)) ?? 0;
  }

  explainLeaving(cell: ArrivingCell, names: Names): Explanation | null {
    const one = this.buffers.classOf[cell.flow]!;
    return this.policies[one]!.hooks?.explainLeaving(this.seen(cell, one), names) ?? null;
  }

  /** With the queue of this class. */
  private seen(cell: ArrivingCell, one: number): ArrivingCell {
    cell.queue = this.buffers.held[one]!;
    cell.since = this.buffers.since[one]!;
    return cell;
  }
}
