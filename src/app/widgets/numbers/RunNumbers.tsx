import type { ReactNode } from 'react';
import { Heads } from '../Table.tsx';
import styles from './runNumbers.module.css';

interface Row {
  readonly key: string;
  /** Head of the row; left out where no row has one. */
  readonly name?: string | undefined;
  readonly cells: readonly string[];
  /** Links to the runs. */
  readonly runs: ReactNode;
}

interface RunNumbersProps {
  readonly summary: string;
  /** Label for screen readers. */
  readonly label: string;
  /** Heads of all columns. */
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

/** Folded table with numbers of whole runs, and links to the runs of each line. */
export function RunNumbers({ summary, label, heads, rows }: RunNumbersProps) {
  return (
    <details className={styles.numbers}>
      <summary className="fold">{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section className="scroll-across" tabIndex={0} aria-label={label}>
        <table>
          <Heads names={heads} />
          <tbody>
            {rows.map(({ key, name, cells, runs }) => (
              <tr key={key}>
                {name !== undefined && <th scope="row">{name}</th>}
                {cells.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                  <td key={place}>{cell}</td>
                ))}
                <td>{runs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
