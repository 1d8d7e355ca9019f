import { type ReactElement, useState } from 'react';
import type { Act, Press } from '../../keys/keys.ts';
import { late } from '../../widgets/late.tsx';
import type { TableData } from './DataTable.tsx';

/** The content of a plot as numbers. */
const DataTable = late(async () => (await import('./DataTable.tsx')).DataTable);

interface PlotTable {
  /** Null while the plot is shown. */
  readonly table: ReactElement | null;
  /** For T: the plot and its table change places. */
  swaps(press: Press): Act;
}

/** T swaps a plot for its numbers, and back. */
export function usePlotTable(numbers: () => TableData): PlotTable {
  const [open, setOpen] = useState(false);
  return {
    table: open ? <DataTable numbers={numbers} onClose={() => setOpen(false)} /> : null,
    swaps: ({ key }) => (key === 't' ? () => setOpen(!open) : null),
  };
}
