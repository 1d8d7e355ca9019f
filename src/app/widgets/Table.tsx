import type { ComponentProps, ReactNode } from 'react';

interface Row {
  readonly key: string | number;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
  /** Part of the column that the row belongs to, where parts may be left out (`panel/fit/leaving.ts`). */
  readonly leaves?: ComponentProps<'tr'>['data-leaves'];
}

interface HeadsProps extends Omit<ComponentProps<'thead'>, 'children'> {
  /** Null: the column needs no head. */
  readonly names: readonly (string | null)[];
}

export function Heads({ names, ...others }: HeadsProps) {
  return (
    <thead {...others}>
      <tr>
        {names.map((name) =>
          name === null ? (
            <td key="none" />
          ) : (
            <th key={name} scope="col">
              {name}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

interface TableProps extends Omit<ComponentProps<'table'>, 'children'> {
  readonly caption?: ReactNode;
  /** Head of the row heads, then those of the columns. */
  readonly heads: HeadsProps['names'];
  /** Whether heads and caption are for screen readers only. */
  readonly hasUnseenHeads?: boolean;
  readonly rows: readonly Row[];
  /** Class of the cells of each column. */
  readonly classes?: readonly (string | undefined)[];
}

/** A table whose rows and columns have heads. */
export function Table({ caption, heads, hasUnseenHeads, rows, classes, ...others }: TableProps) {
  const unseen = hasUnseenHeads ? 'unseen' : undefined;
  return (
    <table {...others}>
      {caption !== undefined && <caption className={unseen}>{caption}</caption>}
      <Heads names={heads} className={unseen} />
      <tbody>
        {rows.map(({ key, head, cells, leaves }) => (
          <tr key={key} data-leaves={leaves}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <td key={column} className={classes?.[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
