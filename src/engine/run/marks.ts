import type { Picoseconds } from '../../contract/index.ts';
import type { Node } from '../sim/node.ts';

/**
 * Reads counters of nodes at moments of its own, the marks. Where switches run each on its own, a node is read when it comes to the
 * mark, and none waits for another; else all nodes meet there, which costs less than a reading. It must not change anything.
 */
export interface MarkReader {
  /** The first mark that some node has not come to; before the present or Infinity: there is none. */
  readonly next: Picoseconds;
  /** The mark after this one. */
  after(mark: Picoseconds): Picoseconds;
  /** The node has done all that comes before `mark`, and nothing else that a counter of it shows. */
  passed(node: Node, mark: Picoseconds): void;
  /** The same of all nodes at once, which are at one moment. */
  allPassed(nodes: readonly Node[], mark: Picoseconds): void;
}

/** The mark if it is passed on the way to `end`; at the end all nodes are at one moment. */
export const markBefore = (end: Picoseconds, mark: Picoseconds): Picoseconds =>
  mark < end ? mark : Infinity;

/** Nodes wait for each other for ever. */
export const standstill = (): Error => new Error('standstill');

/** The readers of these probes as one; null where none has any. */
export function marksOf(probes: readonly { readonly marks?: MarkReader }[]): MarkReader | null {
  const readers = probes.flatMap(({ marks }) => (marks === undefined ? [] : [marks]));
  return readers.length > 1 ? new MarkReaders(readers) : (readers[0] ?? null);
}

/** Several readers: each gets the marks of all, which are multiples of the shortest step. */
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
