import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  const acts = {
    begin: (box: HTMLInputElement) => {
      setDraft(Number.isNaN(value) ? '' : String(value));
      queueMicrotask(() => box.select());
    },
    leave: () => draft !== null && commit(draft),
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commit(draft ?? String(value));
      if (event.key !== 'Escape' || draft === null) return;
      // The first one gives the value back; the next one is for what the box is in.
      event.preventDefault();
      setDraft(null);
    },
  };
  const latest = useRef(acts);
  latest.current = acts;
  const box = useRef<HTMLInputElement>(null);
  const text = draft ?? shown;
  useLayoutEffect(() => {
    if (box.current && box.current.value !== text) box.current.value = text;
  }, [text]);
  // React writes name, type and value of an input whenever it renders it, as often as words change while a run plays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect writes the text.
  return useMemo(
    () => (
      <input
        ref={box}
        className={`number-box ${className ?? ''}`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={placeholder}
        defaultValue={text}
        onFocus={({ target }) => latest.current.begin(target)}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => latest.current.leave()}
        onKeyDown={(event) => latest.current.press(event)}
      />
    ),
    [label, placeholder, invalid, describedBy, className],
  );
}
