import { type KeyboardEvent, type ReactElement, useState } from 'react';
import type { TableData } from './DataTable.tsx';
import { DataTable } from './late.ts';

interface PlotTable {
  /** Null while the plot is shown. */
  readonly table: ReactElement | null;
  /** Whether the key was T, and the plot and its table have changed places. */
  swaps(event: KeyboardEvent): boolean;
}

/** T swaps a plot for its numbers, and back. */
export function usePlotTable(numbers: () => TableData): PlotTable {
  const [open, setOpen] = useState(false);
  return {
    table: open ? <DataTable numbers={numbers} onClose={() => setOpen(false)} /> : null,
    swaps(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.key.toLowerCase() !== 't') return false;
      setOpen(!open);
      return true;
    },
  };
}
