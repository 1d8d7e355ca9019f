import { memo, type ReactElement } from 'react';
import { isSame } from '../../../contract/index.ts';
import type { RowView } from '../../readings/sessions.ts';
import { useMoment } from '../../store/moment.ts';
import { sessionTexts as words } from '../../strings/measures/sessions.ts';
import { Button } from '../../widgets/Button.tsx';
import { SelectField } from '../../widgets/Select.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { Order } from './order.ts';
import { Figure, Follow, GoodputLine, type RowsProps } from './parts.tsx';
import styles from './style.module.css';
import { useShownRow } from './useShownRow.ts';

const Card = memo(
  function Card({ row }: { readonly row: RowView }): ReactElement {
    const isFollowed = useMoment((s) => s.followedVc === row.vc);
    const { box, shown } = useShownRow<HTMLLIElement>(row);
    return (
      <li ref={box} className={styles.card} data-followed={isFollowed || undefined}>
        <Follow row={row} />
        <GoodputLine path={shown.path} />
        <dl>
          {shown.cells.map((cell) => (
            <div key={cell.key}>
              <dt className="muted">{words.columns[cell.key]}</dt>
              <dd>
                <Figure cell={cell} /> <small>{words.units[cell.key]}</small>
              </dd>
            </div>
          ))}
        </dl>
      </li>
    );
  },
  (before, now) => isSame(before.row, now.row),
);

/** A card for each session, for narrow screens. */
export function SessionCards({ shown, order, onPress, hold }: RowsProps): ReactElement {
  const { columns, groups, others } = shown;
  return (
    <div {...hold}>
      <p className={styles.sorting}>
        <SelectField<Order['by']>
          label={words.sortBy}
          value={order.by}
          options={[['vc', words.vc], ...columns.map((key) => [key, words.columns[key]] as const)]}
          onChange={onPress}
        />
        <Button onClick={() => onPress(order.by)}>{order.down ? words.downwards : words.upwards}</Button>
      </p>
      {groups.map(({ group, rows }) => (
        <section key={group?.group ?? ''}>
          {group && (
            <h3>
              <GroupHead group={group} others={others} />
            </h3>
          )}
          <ul className={styles.cards}>
            {rows.map((row) => (
              <Card key={row.vc} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
