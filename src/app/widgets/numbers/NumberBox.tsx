import { type KeyboardEvent, useState } from 'react';
import { typedNumber } from './typedNumber.ts';

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  /** How the value is written while it is not being edited. */
  readonly shown: string;
  /** What holds while there is no value. */
  readonly placeholder?: string | undefined;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly className?: string;
  /** Gets the value in force again too, while a refused one is told. */
  readonly onCommit: (value: number) => void;
  /** What was typed and is no number; without this it is left out. */
  readonly onUnreadable?: (text: string) => void;
}

/** A number that is typed and taken with Enter or on leaving; Escape gives the old one back. */
export function NumberBox({
  label,
  value,
  shown,
  placeholder,
  invalid,
  describedBy,
  className,
  onCommit,
  onUnreadable,
}: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (entered: string) => {
    const text = entered.trim();
    const typed = typedNumber(text);
    if (Number.isFinite(typed)) {
      if (typed !== value || invalid) onCommit(typed);
    } else if (text !== '') onUnreadable?.(text);
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(draft ?? String(value));
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <input
      className={`number-box ${className ?? ''}`}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      placeholder={placeholder}
      value={draft ?? shown}
      onFocus={(event) => {
        setDraft(Number.isNaN(value) ? '' : String(value));
        const { target } = event;
        queueMicrotask(() => target.select());
      }}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => draft !== null && commit(draft)}
      onKeyDown={onKeyDown}
    />
  );
}
