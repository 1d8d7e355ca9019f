/** What is written of the moment on a canvas. The same `key` is the same place. */
export type NumberText = (key: string, text: () => string) => string;

/** The numbers of the moment on one canvas: they stay as they were when all words of the page were written last. */
export class HeldNumbers {
  private readonly held = new Map<string, string>();
  private isFresh = true;
  /** The frame in which they were those of the moment, by its time. */
  private freshAt = Number.NaN;

  /** The canvas is painted, in the frame at `wallMs`. @param isFresh with the words of the page */
  begin(isFresh: boolean, wallMs: number): void {
    this.isFresh = isFresh;
    if (isFresh) this.freshAt = wallMs;
  }

  /** Words are written in this frame, and the canvas has numbers of a frame before. */
  isBehind(wallMs: number): boolean {
    return this.held.size > 0 && this.freshAt !== wallMs;
  }

  readonly text: NumberText = (key, text) => {
    const before = this.held.get(key);
    if (!this.isFresh && before !== undefined) return before;
    const now = text();
    this.held.set(key, now);
    return now;
  };
}
