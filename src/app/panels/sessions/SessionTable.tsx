import { memo, type ReactElement, type ReactNode } from 'react';
import { isSame } from '../../../contract/index.ts';
import { Badge } from '../../branches/Badge.tsx';
import { megabits } from '../../format.ts';
import type { RowView } from '../../readings/sessions.ts';
import { useMoment } from '../../store/moment.ts';
import { sessionTexts as words } from '../../strings/measures/sessions.ts';
import { cssValues } from '../../widgets/cssValues.ts';
import { Landmark } from '../../widgets/Landmark.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { Order } from './order.ts';
import { Figure, FigureHelp, Follow, GoodputLine, type RowsProps } from './parts.tsx';
import styles from './style.module.css';
import { useShownRow } from './useShownRow.ts';

interface HeadProps {
  readonly by: Order['by'];
  readonly name: string;
  readonly unit?: string;
  readonly order: Order;
  readonly onPress: RowsProps['onPress'];
  readonly children?: ReactNode;
}

/** Sorts by its column; the sign next to it opens what the column is. */
function Head({ by, name, unit = '', order, onPress, children }: HeadProps): ReactElement {
  const isSorted = order.by === by;
  const direction = isSorted ? (order.down ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => onPress(by)}>
        {name}
      </button>
      <span className={styles.unit}>
        {isSorted && <span aria-hidden="true">{order.down ? '▾' : '▴'} </span>}
        {unit} {children && <FigureHelp name={name}>{children}</FigureHelp>}
      </span>
    </th>
  );
}

const Row = memo(
  function Row({ row }: { readonly row: RowView }): ReactElement {
    const isFollowed = useMoment((s) => s.followedVc === row.vc);
    const { box, shown } = useShownRow<HTMLTableRowElement>(row);
    return (
      <tr ref={box} data-vc={row.vc} data-followed={isFollowed || undefined}>
        <th scope="row">
          <Follow row={row} />
        </th>
        <td>
          <GoodputLine path={shown.path} />
        </td>
        {shown.cells.map((cell) => (
          <td key={cell.key}>
            <Figure cell={cell} />
          </td>
        ))}
      </tr>
    );
  },
  (before, now) => isSame(before.row, now.row),
);

/** Sessions by group; heads stay in sight while rows scroll below them. */
export function SessionTable({ shown, order, onPress, hold }: RowsProps): ReactElement {
  const { columns, groups, others, most } = shown;
  return (
    // A region that scrolls must be reachable by keys.
    <Landmark className={styles.scroll} label={words.table} tabIndex={0} {...hold}>
      <table style={cssValues({ '--columns': columns.length })}>
        <thead>
          <tr>
            <Head by="vc" name={words.vc} order={order} onPress={onPress} />
            <th scope="col">
              <span className={styles.sort}>{words.line}</span>
              <span className={styles.unit}>
                {words.lineUnit(megabits(most, 1))}{' '}
                <FigureHelp name={words.line}>{words.lineHelp}</FigureHelp>
              </span>
            </th>
            {columns.map((key) => (
              <Head
                key={key}
                by={key}
                name={words.columns[key]}
                unit={words.units[key]}
                order={order}
                onPress={onPress}
              >
                {words.help[key]}
              </Head>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, rows }) => (
          <tbody key={group?.group ?? ''}>
            {group && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  <GroupHead group={group} others={others} />
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.vc} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      {others.length > 0 && (
        <p className="hint">
          {words.along}{' '}
          {others.map(({ id }) => (
            <Badge key={id} id={id} />
          ))}
        </p>
      )}
    </Landmark>
  );
}
