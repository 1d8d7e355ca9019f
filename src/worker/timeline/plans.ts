import { type Edit, type Picoseconds, sameEdit } from '../../contract/index.ts';

/** When two lists of edits first differ in what they do; null when they never do. */
export function divergence(a: readonly Edit[], b: readonly Edit[]): Picoseconds | null {
  const most = Math.max(a.length, b.length);
  for (let i = 0; i < most; i++) {
    const [one, other] = [a[i], b[i]];
    if (one !== undefined && other !== undefined && sameEdit(one, other)) continue;
    return Math.min(one?.time ?? Infinity, other?.time ?? Infinity);
  }
  return null;
}
