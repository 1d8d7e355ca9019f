import { strToU8, zipSync } from 'fflate';

/** A file of a report: its path, and a text or bytes. */
export type ReportFile = readonly [path: string, content: string | Uint8Array];

/** The first moment that zip knows: the same files are the same zip on any day. */
const NO_DAY = { year: 1980, month: 0, day: 1 } as const;

/** Files as one zip, in their order. */
export function zipped(files: readonly ReportFile[]): Uint8Array {
  // fflate writes the fields of the local time.
  const mtime = new Date(NO_DAY.year, NO_DAY.month, NO_DAY.day);
  const bytes = files.map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(bytes), { mtime, level: 6 });
}
