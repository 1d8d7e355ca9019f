import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { unitName } from '../../../strings/en/units.ts';
import { shortNumber } from '../../format.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { NumberBox } from '../../widgets/numbers/NumberBox.tsx';
import styles from '../style.module.css';

interface NumberFieldProps {
  readonly label: string;
  /** For screen readers, where the label is not enough. */
  readonly spoken?: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onCommit: (value: number) => void;
}

/** A number with its unit. One outside its range is reported below, and the previous one stays. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, spoken = label, value, min, max, onCommit } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const message = useId();
  const unit = unitName(props.unit);
  const shown = (one: number) => shortNumber(one, 6);
  const commit = (typed: number) => {
    const isIn = typed >= min && typed <= max;
    setRefused(isIn ? null : shown(typed));
    if (isIn && typed !== value) onCommit(typed);
  };
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <span className={styles.number}>
        <NumberBox
          label={unit === '' ? spoken : `${spoken}, ${unit}`}
          value={value}
          shown={shown(value)}
          invalid={refused !== null}
          {...(refused !== null && { describedBy: message })}
          onCommit={commit}
          onUnreadable={setRefused}
        />
        <span className="unit">{unit}</span>
      </span>
      {refused !== null && (
        <p id={message} className="refusal" role="alert">
          {words.range(label, refused, shown(min), shown(max), unit)}
        </p>
      )}
    </div>
  );
}

interface ChoiceFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly spoken?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

/** One of a list. */
export function ChoiceField({ id, label, spoken, value, options, onChoose }: ChoiceFieldProps): ReactElement {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select id={id} aria-label={spoken} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with the text; null where it is taken. */
  readonly onCommit: (text: string) => string | null;
}

/** A text that is taken with Enter or on leaving. */
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
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
  };
  return (
    <div className={`${styles.field} ${styles.name}`}>
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
        onKeyDown={onKeyDown}
      />
      {wrong !== null && (
        <p id={message} className="refusal" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
