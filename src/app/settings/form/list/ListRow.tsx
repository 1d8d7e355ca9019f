import { type ReactElement, useId, useState } from 'react';
import { itemsIn, type ListColumn, NO_ITEM_VALUE, textOfItems } from '../../../../contract/index.ts';
import { whole } from '../../../format.ts';
import { elementWords as words } from '../../../strings/panels/elementCard.ts';
import { whyNot } from '../../../strings/whyNot.ts';
import { Button } from '../../../widgets/Button.tsx';
import { ParameterName, Refusal } from '../rows.tsx';
import type { ListRowProps } from '../source.ts';
import { type Item, lastPage, MOST_SLIDERS, PAGE, withItemValue, withNewItem, withoutItem } from './items.ts';
import styles from './style.module.css';
import { rangeWords, unitOf, Value } from './Value.tsx';

interface PagesProps {
  readonly count: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Which items of a long list have boxes, and the way to the others. */
function Pages({ count, page, onPage }: PagesProps): ReactElement {
  const first = page * PAGE;
  const last = Math.min(count, first + PAGE);
  return (
    <p className={styles.pages}>
      <Button quiet disabled={page === 0} why={whyNot.firstPage} onClick={() => onPage(page - 1)}>
        {words.earlierItems}
      </Button>
      <span role="status">{words.someItems(whole(first + 1), whole(last), whole(count))}</span>
      <Button quiet disabled={page >= lastPage(count)} why={whyNot.lastPage} onClick={() => onPage(page + 1)}>
        {words.laterItems}
      </Button>
    </p>
  );
}

/** A list with a box for each value of each item. */
export function ListRow(props: ListRowProps): ReactElement {
  const { spec, words: listWords, setting, text, helpText, refusal, onFault, onChange } = props;
  const { columns, min, max } = setting;
  const [message, ranges] = [useId(), useId()];
  const nameOf = ({ key }: ListColumn) => listWords.columns[key] ?? key;
  const items = itemsIn(text);
  const change = (next: readonly Item[]) => onChange(textOfItems(next));
  const isPlain = columns.length === 1;
  const [wished, setPage] = useState(0);
  const page = Math.min(wished, lastPage(items.length));
  const first = page * PAGE;
  const add = () => {
    change(withNewItem(setting, items));
    setPage(lastPage(items.length + 1));
  };
  return (
    <fieldset className={styles.list} aria-describedby={refusal ? message : helpText}>
      <legend>
        <ParameterName spec={spec} />
      </legend>
      {!isPlain && items.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          {columns.map((column) => (
            <span key={column.key}>{words.column(nameOf(column), unitOf(column))}</span>
          ))}
        </div>
      )}
      <ol className={isPlain ? styles.plain : styles.items}>
        {items.slice(first, first + PAGE).map((item, onPage) => {
          const at = first + onPage;
          return (
            <li key={at} value={at + 1}>
              {columns.map((column, k) => (
                <Value
                  key={column.key}
                  column={column}
                  helpText={[spec.help, rangeWords(column, nameOf(column))].filter(Boolean).join(' ')}
                  ranged={`${ranges}${k}`}
                  hasSliders={items.length <= MOST_SLIDERS}
                  value={item[k] ?? NO_ITEM_VALUE}
                  name={words.itemValue(listWords.item, at + 1, nameOf(column), unitOf(column))}
                  options={listWords.options ?? {}}
                  onFault={onFault}
                  onChange={(value) => change(withItemValue(setting, items, at, k, value))}
                />
              ))}
              <Button
                quiet
                className={styles.remove}
                aria-label={words.removeItem(listWords.item, at + 1)}
                disabled={items.length <= min}
                why={whyNot.fewestItems(min)}
                onClick={() => change(withoutItem(items, at))}
              >
                ×
              </Button>
            </li>
          );
        })}
      </ol>
      {items.length > PAGE && <Pages count={items.length} page={page} onPage={setPage} />}
      {items.length < max && (
        <Button quiet onClick={add}>
          {words.addItem(listWords.item)}
        </Button>
      )}
      <p className="small muted">
        {columns.map((column, k) => (
          <span key={column.key} id={`${ranges}${k}`}>
            {rangeWords(column, nameOf(column))}{' '}
          </span>
        ))}
      </p>
      {refusal && <Refusal id={message} value={String(refusal.value)} reason={refusal.reason} kept={text} />}
    </fieldset>
  );
}
