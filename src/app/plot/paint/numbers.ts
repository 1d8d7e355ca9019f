/** What is written of the moment on a canvas. The same `key` is the same place. */
export type NumberText = (key: string, text: () => string) => string;

/** The numbers of the moment on one canvas: they stay as they were when all words of the page were written last. */
export class HeldNumbers {
  private readonly held = new Map<string, string>();
  /** The canvas has numbers that are not those of the moment it shows. */
  isBehind = false;
  private isFresh = true;

  /** The canvas is painted. @param isFresh with the words of the page, which are of this moment */
  begin(isFresh: boolean): void {
    this.isFresh = isFresh;
    this.isBehind = false;
  }

  readonly text: NumberText = (key, text) => {
    const before = this.held.get(key);
    if (!this.isFresh && before !== undefined) {
      this.isBehind = true;
      return before;
    }
    const now = text();
    this.held.set(key, now);
    return now;
  };
}
