/** Number of packets of each size per toss. */
export const PACKETS = 100;

/** Loss probability of a packet all of whose cells have the same loss probability. */
export const chanceOfPacket = (chance: number, cells: number): number => 1 - (1 - chance) ** cells;

/** Reproducible random numbers from 0 to 1 (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Which of a hundred packets lose a toss, cell by cell. @param round seed of the tosses */
export function toss(chance: number, cells: number, round: number): readonly boolean[] {
  const draw = drawsOf(1_000 * round + cells);
  return Array.from({ length: PACKETS }, () => {
    let isRefused = false;
    for (let cell = 0; cell < cells; cell++) if (draw() < chance) isRefused = true;
    return isRefused;
  });
}
