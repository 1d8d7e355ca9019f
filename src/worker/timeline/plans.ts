import { type Edit, type Picoseconds, sameEdit } from '../../contract/index.ts';

/** When two lists of edits first differ in what they do; null when they never do. */
export function divergence(a: readonly Edit[], b: readonly Edit[]): Picoseconds | null {
  const most = Math.max(a.length, b.length);
  for (let i = 0; i < most; i++) {
    const [ofA, ofB] = [a[i], b[i]];
    if (ofA !== undefined && ofB !== undefined && sameEdit(ofA, ofB)) continue;
    return Math.min(ofA?.time ?? Infinity, ofB?.time ?? Infinity);
  }
  return null;
}
