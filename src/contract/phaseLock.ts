/**
 * A switch port to which cells of these links come in a phase that never changes: every clock is exact, the links are
 * always busy, and of one rate with the port or with each other.
 */
export interface PhaseLock {
  readonly port: string;
  /** The most variation of cell delay that each of them may have, microseconds: one cell time, rounded down. */
  readonly links: readonly { readonly id: string; readonly cdvUs: number }[];
}
