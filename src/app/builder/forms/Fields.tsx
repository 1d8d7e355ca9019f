import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { NumberParameter, ParameterValue } from '../../../contract/index.ts';
import { keys } from '../../keys/keys.ts';
import { WithHelpLine } from '../../settings/form/HelpLine.tsx';
import { SettingRow } from '../../settings/form/SettingRow.tsx';
import { rangeFault, type Source } from '../../settings/form/source.ts';
import { type Option, SelectField } from '../../widgets/Select.tsx';
import styles from '../style.module.css';

interface NumberFieldProps {
  readonly label: string;
  /** Label for screen readers, where the visible label is not enough. */
  readonly spoken?: string;
  readonly help: string;
  readonly unit: string;
  readonly isWhole?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onCommit: (value: number) => void;
}

/** Rows of numbers, with the help text of the hovered or focused one below. */
export const NumberFields = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.settings}>
    <WithHelpLine>{children}</WithHelpLine>
  </div>
);

/** A row like those of cards for a number that is no setting of a document. A number outside its range is refused; the old one stays. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, spoken, help, unit, isWhole = false, value, min, max, onCommit } = props;
  const range = { min, max, unit, integer: isWhole };
  const named = { kind: 'number', name: label, label, help, role: 'plain' } as const;
  const spec: NumberParameter = { ...named, ...range, scale: 'log', default: value };
  const row = {
    spec,
    spoken,
    places: [{ path: label, of: '' }],
    faultOf: (typed: ParameterValue) => rangeFault(range, typed),
  };
  const source: Source = {
    read: () => value,
    change: ([change]) => {
      if (typeof change?.[1] === 'number' && change[1] !== value) onCommit(change[1]);
    },
  };
  return (
    <div className={styles.settings}>
      <SettingRow row={row} source={source} />
    </div>
  );
}

interface ChoiceFieldProps<Value> {
  readonly id?: string;
  readonly label: string;
  readonly spoken?: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** Selection from a list. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>): ReactElement {
  const { id, label, spoken, value, options, onChoose } = props;
  return (
    <SelectField
      className={styles.field}
      label={<span>{label}</span>}
      id={id}
      aria-label={spoken}
      value={value}
      options={options}
      onChange={onChoose}
    />
  );
}

interface EndFieldsProps {
  readonly labels: readonly [from: string, to: string];
  /** Ids of switches. */
  readonly ends: readonly [from: string, to: string];
  readonly options: readonly [from: readonly string[], to: readonly string[]];
  readonly onChoose: (from: string, to: string) => void;
}

/** Selection of the two end switches. */
export function EndFields({ labels, ends: [from, to], options, onChoose }: EndFieldsProps): ReactElement {
  const [starts, ends] = options.map((ids) => ids.map((id) => [id, id] as const));
  return (
    <>
      <ChoiceField
        label={labels[0]}
        value={from}
        options={starts ?? []}
        onChoose={(id) => onChoose(id, to)}
      />
      <ChoiceField label={labels[1]} value={to} options={ends ?? []} onChoose={(id) => onChoose(from, id)} />
    </>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** Returns an error message, or null if the text was accepted. */
  readonly onCommit: (text: string) => string | null;
}

/** A text field that commits with Enter or when it loses the focus. */
export function TextField({ label, value, onCommit }: TextFieldProps): ReactElement {
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const message = useId();
  const commit = () => {
    const text = draft?.trim() ?? value;
    if (text !== '' && text !== value) setWrong(onCommit(text));
    else setWrong(null);
    setDraft(null);
  };
  return (
    <div className={`${styles.field} whole-row`}>
      <span aria-hidden="true">{label}</span>
      <input
        className="typed-name"
        aria-label={label}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : message}
        autoComplete="off"
        spellCheck={false}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        {...keys(({ key }) => (key === 'Enter' ? commit : null))}
      />
      {wrong !== null && (
        <p id={message} className="refusal" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
