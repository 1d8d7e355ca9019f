import type { Picoseconds } from '../../contract/index.ts';
import type { Node } from '../sim/node.ts';

/**
 * Reads counters of nodes at certain times, the marks. If switches run by their own clocks, each node is read when it reaches the
 * mark, and none waits for another; else all nodes stop there, which costs less than reading each. It must not change anything.
 */
export interface MarkReader {
  /** The first mark that some node has not reached; a time before the present, or Infinity, if there is none. */
  readonly next: Picoseconds;
  /** The mark after this one. */
  after(mark: Picoseconds): Picoseconds;
  /** The node has processed all events before `mark`, and none later that would change its counters. */
  passed(node: Node, mark: Picoseconds): void;
  /** The same for all nodes at once, which have stopped at the same time. */
  allPassed(nodes: readonly Node[], mark: Picoseconds): void;
}

/** The mark if it is before `end`, else Infinity: at the end all nodes stop anyway. */
export const markBefore = (end: Picoseconds, mark: Picoseconds): Picoseconds =>
  mark < end ? mark : Infinity;

/** The error that nodes wait for each other forever. */
export const standstill = (): Error => new Error('standstill');

/** The readers of these probes combined; null if there are none. */
export function marksOf(probes: readonly { readonly marks?: MarkReader }[]): MarkReader | null {
  const readers = probes.flatMap(({ marks }) => (marks === undefined ? [] : [marks]));
  return readers.length > 1 ? new MarkReaders(readers) : (readers[0] ?? null);
}

/** Combines several readers: each gets the marks of all, which are multiples of the shortest step. */
class MarkReaders implements MarkReader {
  private readonly readers: readonly MarkReader[];

  constructor(readers: readonly MarkReader[]) {
    this.readers = readers;
  }

  get next(): Picoseconds {
    return Math.min(...this.readers.map(({ next }) => next));
  }

  after(mark: Picoseconds): Picoseconds {
    return Math.min(...this.readers.map((reader) => reader.after(mark)));
  }

  passed(node: Node, mark: Picoseconds): void {
    for (const reader of this.readers) reader.passed(node, mark);
  }

  allPassed(nodes: readonly Node[], mark: Picoseconds): void {
    for (const reader of this.readers) reader.allPassed(nodes, mark);
  }
}
