/**
 * Nanoseconds per step of a fixed loop: integer arithmetic, and reads and writes that jump about in 512 KiB,
 * as a simulator's do. Compares machines and hosts. Independent: the page under test runs its text.
 */
export function calibrate(): number {
  const size = 1 << 16;
  const steps = 4_000_000;
  const memory = new Float64Array(size);
  let fastest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    let state = 12_345;
    const start = performance.now();
    for (let step = 0; step < steps; step++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const at = state >>> 16;
      memory[at] = (memory[(at + 1) & (size - 1)] ?? Number.NaN) + (state & 1);
    }
    fastest = Math.min(fastest, ((performance.now() - start) * 1e6) / steps);
  }
  return fastest;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
