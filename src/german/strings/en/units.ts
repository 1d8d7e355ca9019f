/** Einheiten, die deutsch anders heißen. */
const UNITS: Readonly<Record<string, string>> = {
  cell: 'Zelle',
  cells: 'Zellen',
  'cells/s': 'Zellen/s',
  bytes: 'Bytes',
  segments: 'Segmente',
  packets: 'Pakete',
  'packets/s': 'Pakete/s',
  'calls/s': 'Anrufe/s',
  'RM cells': 'RM-Zellen',
  frames: 'Frames',
  times: 'Zeiten',
};

/** Eine Einheit des Rechenkerns, wie sie auf der Seite steht. */
export const unitName = (unit: string): string => UNITS[unit] ?? unit;
