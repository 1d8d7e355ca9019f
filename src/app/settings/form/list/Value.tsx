import type { ReactElement } from 'react';
import { type ListColumn, NO_ITEM_VALUE, type NumberParameter } from '../../../../contract/index.ts';
import { unitName } from '../../../../strings/en/units.ts';
import { shortNumber } from '../../../format.ts';
import { elementWords as words } from '../../../strings/panels/elementCard.ts';
import { LateSlider } from '../../../widgets/numbers/LateSlider.tsx';
import { NumberBox } from '../../../widgets/numbers/NumberBox.tsx';
import { Select } from '../../../widgets/Select.tsx';
import { positions } from '../positions.ts';
import type { RefusedValue } from '../rows.tsx';
import { rangeFault } from '../source.ts';
import { isAmount } from './items.ts';
import styles from './style.module.css';

type NumberColumn = Extract<ListColumn, { readonly kind: 'number' }>;

export const unitOf = (column: ListColumn): string => (column.kind === 'number' ? unitName(column.unit) : '');

/** Example: `Range, rate: 0 to 23,584,906 cells/s.`; empty for a choice. */
export function rangeWords(column: ListColumn, name: string): string {
  if (column.kind === 'choice') return '';
  const { min, max } = column;
  return words.columnRange(name, shortNumber(min), shortNumber(max), unitOf(column));
}

/** Slider positions; logarithmic because list values span many decades. */
const positionsOf = ({ key, min, max, integer, unit }: NumberColumn) => {
  const range = { min, max, integer, unit };
  const spec: NumberParameter = {
    kind: 'number',
    name: key,
    label: key,
    ...range,
    role: 'plain',
    scale: 'log',
    default: min,
  };
  return positions(spec, max);
};

interface ValueProps {
  readonly column: ListColumn;
  readonly value: string;
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  /** Purpose of the list, and the range of the value. */
  readonly helpText: string;
  /** Id of the element with the range text. */
  readonly ranged: string;
  readonly hasSliders: boolean;
  readonly onFault: (fault: RefusedValue) => void;
  readonly onChange: (value: string) => void;
}

/** One value of an item: a number, or one of a few words. */
export function Value(props: ValueProps): ReactElement {
  const { column, value, name, options, helpText, ranged, hasSliders, onFault, onChange } = props;
  if (column.kind === 'choice')
    return (
      <Select
        aria-label={name}
        value={value}
        options={column.options.map((choice) => [choice, options[choice] ?? choice] as const)}
        onChange={onChange}
      />
    );
  const commit = (typed: number | string) => {
    const reason = rangeFault(column, typed);
    if (reason === null) onChange(String(typed));
    else onFault({ value: typed, reason });
  };
  const number = value === NO_ITEM_VALUE ? Number.NaN : Number(value);
  const shown = Number.isNaN(number) ? '' : shortNumber(number);
  const at = positionsOf(column);
  return (
    <span className={styles.value} title={helpText}>
      <NumberBox
        label={name}
        value={number}
        shown={shown}
        unit={unitOf(column)}
        describedBy={ranged}
        onCommit={commit}
        onUnreadable={commit}
      />
      {hasSliders && isAmount(column) && (
        <LateSlider
          label={name}
          value={at.to(number)}
          min={at.low}
          max={at.high}
          step={at.step}
          valueText={shown}
          describedBy={ranged}
          onChange={(position) => commit(at.from(position))}
        />
      )}
    </span>
  );
}
