/** Rate of a link and length of its units. */
interface UnitLink {
  /** bit/s */
  readonly rate: number;
  readonly unitBytes: number;
}

/** Units per second of a link. */
export const unitRate = ({ rate, unitBytes }: UnitLink): number => rate / (8 * unitBytes);
