import { type ReactElement, useEffect, useRef, useState } from 'react';
import { exact } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Landmark } from '../../widgets/Landmark.tsx';
import { type Cell, copyCsv, sortedRows } from './csv.ts';
import styles from './style.module.css';

export interface TableData {
  readonly caption: string;
  /** With units. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface DataTableProps {
  readonly numbers: () => TableData;
  readonly onClose: () => void;
}

/** The content of a plot as numbers: one row per visible column or event up to the play head. */
export function DataTable({ numbers, onClose }: DataTableProps): ReactElement {
  const session = useSession();
  // Its rows end where the digest that is copied with them ends.
  useMoment((state) => state.resultsAt);
  const data = numbers();
  const [order, setOrder] = useState<{ column: number; down: boolean }>({ column: 0, down: false });
  const [copied, setCopied] = useState('');
  const region = useRef<HTMLElement>(null);
  // It is read from its caption on; a reader who closes it from inside is back on the plot.
  const before = useRef(document.activeElement);
  useEffect(() => {
    // Numbers that go on cannot be read.
    stageOf(session).getState().pause();
    region.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus();
    };
  }, [session]);
  const copy = async () => {
    const done = await copyCsv(session, data.caption, [data.columns, ...data.rows]);
    setCopied(done ? en.panels.plot.copied : en.panels.plot.copyFailed);
  };
  return (
    <div className="plot-table">
      <div className={styles.bar}>
        <button type="button" onClick={onClose}>
          {en.panels.plot.back}
        </button>
        <button type="button" onClick={copy}>
          {en.panels.plot.csv}
        </button>
        <span role="status">{copied}</span>
      </div>
      {/* A region that scrolls must be reachable by keys. */}
      <Landmark ref={region} className={styles.scroll} label={data.caption} tabIndex={0}>
        <table>
          <caption>{data.caption}</caption>
          <thead>
            <tr>
              {data.columns.map((name, column) => (
                <th key={name} scope="col" aria-sort={ariaSort(order, column)}>
                  <button
                    type="button"
                    onClick={() => setOrder({ column, down: order.column === column && !order.down })}
                  >
                    {name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedRows(data.rows, order.column, order.down).map((row) => (
              <tr key={row.join()}>
                {row.map((cell, i) => (
                  <td key={data.columns[i]}>{typeof cell === 'number' ? exact(cell) : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Landmark>
    </div>
  );
}

const ariaSort = (order: { column: number; down: boolean }, column: number) =>
  order.column !== column ? 'none' : order.down ? 'descending' : 'ascending';
