import { type ReactElement, useId, useState } from 'react';
import {
  itemsIn,
  type ListColumn,
  type ListSetting,
  NO_ITEM_VALUE,
  type ParameterSpec,
  textOfItems,
} from '../../../../contract/index.ts';
import type { ListWords } from '../../../../strings/en/settings/index.ts';
import { unitName } from '../../../../strings/en/units.ts';
import { shortNumber } from '../../../format.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { NumberBox } from '../../../widgets/numbers/NumberBox.tsx';
import { ParameterName, Refusal, type Refused } from '../../policy/rows.tsx';
import { rangeFault } from '../values.ts';
import { type Item, lastPage, PAGE, withItemValue, withNewItem, withoutItem } from './items.ts';
import { Pages } from './Pages.tsx';
import styles from './style.module.css';

interface ListRowProps {
  readonly spec: ParameterSpec;
  readonly words: ListWords;
  readonly setting: ListSetting;
  /** All items, as one text. */
  readonly text: string;
  /** Id of the text that explains it. */
  readonly told: string;
  readonly refusal: Refused | undefined;
  readonly onFault: (fault: Refused) => void;
  readonly onChange: (text: string) => void;
}

/** A list with a box for each value of each item. */
export function ListRow(props: ListRowProps): ReactElement {
  const { spec, words: called, setting, text, told, refusal, onFault, onChange } = props;
  const { columns, min, max } = setting;
  const message = useId();
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
    <fieldset className={styles.list} aria-describedby={refusal ? message : told}>
      <legend>
        <ParameterName spec={spec} />
      </legend>
      {!isPlain && items.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          {columns.map((column) => (
            <span key={column.key}>
              {words.column(called.columns[column.key] ?? column.key, unitOf(column))}
            </span>
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
                  value={item[k] ?? NO_ITEM_VALUE}
                  name={words.itemValue(
                    called.item,
                    at + 1,
                    called.columns[column.key] ?? column.key,
                    unitOf(column),
                  )}
                  options={called.options ?? {}}
                  onFault={onFault}
                  onChange={(value) => change(withItemValue(setting, items, at, k, value))}
                />
              ))}
              <button
                type="button"
                className={`button-quiet ${styles.remove}`}
                aria-label={words.removeItem(called.item, at + 1)}
                disabled={items.length <= min}
                onClick={() => change(withoutItem(items, at))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      {items.length > PAGE && <Pages count={items.length} page={page} onPage={setPage} />}
      {items.length < max && (
        <button type="button" className="button-quiet" onClick={add}>
          {words.addItem(called.item)}
        </button>
      )}
      {refusal && <Refusal id={message} value={String(refusal.value)} reason={refusal.reason} kept={text} />}
    </fieldset>
  );
}

const unitOf = (column: ListColumn): string => (column.kind === 'number' ? unitName(column.unit) : '');

interface ValueProps {
  readonly column: ListColumn;
  readonly value: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onFault: (fault: Refused) => void;
  readonly onChange: (value: string) => void;
}

/** One value of an item: a number, or one of a few words. */
function Value({ column, value, name, options, onFault, onChange }: ValueProps): ReactElement {
  if (column.kind === 'choice')
    return (
      <select aria-label={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {column.options.map((one) => (
          <option key={one} value={one}>
            {options[one] ?? one}
          </option>
        ))}
      </select>
    );
  const commit = (typed: number | string) => {
    const reason = rangeFault(column, typed);
    if (reason === null) onChange(String(typed));
    else onFault({ value: typed, reason });
  };
  const number = value === NO_ITEM_VALUE ? Number.NaN : Number(value);
  return (
    <NumberBox
      label={name}
      value={number}
      shown={Number.isNaN(number) ? '' : shortNumber(number)}
      onCommit={commit}
      onUnreadable={commit}
    />
  );
}
