/** Smallest and largest value per pixel column; NaN where nothing is drawn. */
export interface DrawnLine {
  readonly min: (column: number) => number;
  readonly max: (column: number) => number;
  /** Half of its pen, CSS pixels. */
  readonly half: number;
}

export interface DrawnLines {
  readonly lines: readonly DrawnLine[];
  /** Values to rows, CSS pixels (`linearCoefficients` of a scale). */
  readonly row: { readonly zero: number; readonly slope: number };
  readonly rows: number;
  readonly columns: number;
  /** Pixel columns per CSS pixel. */
  readonly scale: number;
}

/** 1 for each row that some line touches in [from, to), CSS pixels; a step takes the rows between its ends. */
export function takenRows(
  { lines, row, rows, columns, scale }: DrawnLines,
  from: number,
  to: number,
): Uint8Array {
  const taken = new Uint8Array(Math.max(0, Math.floor(rows)));
  const first = Math.max(0, Math.floor(from * scale));
  const last = Math.min(columns, Math.ceil(to * scale));
  for (const { min, max, half } of lines) {
    let before = Number.NaN;
    for (let c = first; c < last; c++) {
      const low = min(c);
      const high = max(c);
      if (!Number.isNaN(high)) {
        // NaN compares with nothing: a line that begins here has no step.
        const top = row.zero + row.slope * (before > high ? before : high);
        const bottom = row.zero + row.slope * (before < low ? before : low);
        taken.fill(1, Math.max(0, Math.floor(top - half)), Math.max(0, Math.ceil(bottom + half)));
      }
      before = high;
    }
  }
  return taken;
}
