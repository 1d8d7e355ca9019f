/** `76,415`; fixed digits after the point. `-` for what is not defined. */
export function fixed(value: number | null, digits = 0): string {
  if (value === null || !Number.isFinite(value)) return '-';
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Shares as percent. */
export const percent = (share: number, digits = 1): string => fixed(share * 100, digits);

/** Columns as wide as their widest entry; the first `left` ones flush left, the others flush right. */
export function columns(rows: readonly (readonly string[])[], left = 1): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const pad = (text: string, index: number): string =>
    index < left ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
