/**
 * Listeners to one component, in the order in which they were added; none by default. A probe must not change anything: a run is
 * the same, bit for bit, with and without it. Not an array, which would be state of the component and part of a snapshot.
 */
export class Probes<T> {
  list: readonly T[] = [];

  /** @returns a function that removes the probe */
  add(probe: T): () => void {
    this.replace([...this.list, probe]);
    return () => this.replace(this.list.filter((other) => other !== probe));
  }

  /** Runs an action without probes. */
  unseen<Result>(action: () => Result): Result {
    const { list } = this;
    this.replace([]);
    try {
      return action();
    } finally {
      this.replace(list);
    }
  }

  get isEmpty(): boolean {
    return this.list.length === 0;
  }

  protected replace(list: readonly T[]): void {
    this.list = list;
  }
}
