import { useId } from 'react';
import { Radio } from './Radio.tsx';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, as native radio buttons in a row. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="unseen">{label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <Radio name={name} checked={option === value} onChoose={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
