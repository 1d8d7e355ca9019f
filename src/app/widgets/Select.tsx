import { type ComponentProps, type ReactNode, useId } from 'react';

/** A value and its name. */
export type Option<Value> = readonly [value: Value, name: string];

/** Options under a heading. */
export interface OptionGroup<Value> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
}

interface SelectProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly value: Value;
  readonly options?: readonly Option<Value>[];
  /** Below the options. */
  readonly groups?: readonly OptionGroup<Value>[];
  /** Said in the last line, which cannot be chosen. */
  readonly note?: string | undefined;
  readonly onChange: (value: Value) => void;
}

const optionsOf = (options: readonly Option<string | number>[]) =>
  options.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** One of several, in the browser's own list. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { value, options = [], groups = [], note, onChange, ...others } = props;
  const choose = (text: string): void => {
    const all = [...options, ...groups.flatMap((group) => group.options)];
    const chosen = all.find(([value]) => String(value) === text);
    if (chosen !== undefined) onChange(chosen[0]);
  };
  return (
    <select {...others} value={value} onChange={({ target }) => choose(target.value)}>
      {optionsOf(options)}
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {optionsOf(group.options)}
        </optgroup>
      ))}
      {note !== undefined && <option disabled>{note}</option>}
    </select>
  );
}

interface FieldProps<Value> extends SelectProps<Value> {
  readonly label: ReactNode;
}

/** A list with its name in front of it. */
export function SelectField<Value extends string | number>(props: FieldProps<Value>) {
  const own = useId();
  const { label, className, id = own, ...others } = props;
  return (
    <label htmlFor={id} className={className}>
      {label} <Select id={id} {...others} />
    </label>
  );
}
