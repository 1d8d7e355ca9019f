/** Units that are words: other languages have their own. */
const UNITS: Readonly<Record<string, string>> = {
  cell: 'cell',
  cells: 'cells',
  'cells/s': 'cells/s',
  bytes: 'bytes',
  segments: 'segments',
  packets: 'packets',
  'packets/s': 'packets/s',
  'calls/s': 'calls/s',
  'RM cells': 'RM cells',
  frames: 'frames',
  times: 'times',
};

/** A unit of the engine as it is written on the page. */
export const unitName = (unit: string): string => UNITS[unit] ?? unit;
