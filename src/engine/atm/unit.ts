/** A link, by what its units are. */
interface UnitLink {
  /** bit/s */
  readonly rate: number;
  readonly unitBytes: number;
}

/** Units that a link sends in a second. */
export const unitRate = ({ rate, unitBytes }: UnitLink): number => rate / (8 * unitBytes);
