import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { exact } from '../../format.ts';
import { keys, type Press } from '../../keys/keys.ts';
import { useLatest } from '../../latest.ts';
import { typedNumber } from './typedNumber.ts';

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  /** Formatted value, shown while it is not being edited. */
  readonly shown: string;
  /** Unit that may be typed after the number, as the box itself may show it: `0.426 525 s`. */
  readonly unit?: string;
  /** Text shown while there is no value: the value that then applies. */
  readonly placeholder?: string | undefined;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly className?: string;
  /** Whether to take the focus, as the box replaces what was just activated. */
  readonly takesFocus?: boolean;
  /** Also called with the value in force, while a refused one is reported. */
  readonly onCommit: (value: number) => void;
  /** Called with typed text that is not a number; without this it is discarded. */
  readonly onUnreadable?: (text: string) => void;
  /** Editing has ended, by Enter, Escape or a loss of focus. */
  readonly onDone?: (byKey: boolean) => void;
}

/**
 * A number box that commits with Enter or when it loses the focus; Escape restores the old value. Editing without a change commits
 * nothing, whatever the language and the number of digits.
 */
export function NumberBox({
  label,
  value,
  shown,
  unit,
  placeholder,
  invalid,
  describedBy,
  className,
  takesFocus,
  onCommit,
  onUnreadable,
  onDone,
}: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** Whether typed text has not been committed yet. */
  const isTyped = useRef(false);
  const commit = () => {
    const text = (draft ?? exact(value)).trim();
    const isNews = isTyped.current || invalid;
    isTyped.current = false;
    setDraft(null);
    if (!isNews) return;
    const typed = typedNumber(text, unit);
    if (Number.isFinite(typed)) {
      if (typed !== value || invalid) onCommit(typed);
    } else if (text !== '') onUnreadable?.(text);
  };
  const acts = {
    begin: (box: HTMLInputElement) => {
      isTyped.current = false;
      setDraft(Number.isNaN(value) ? '' : exact(value));
      queueMicrotask(() => box.select());
    },
    type: (text: string) => {
      isTyped.current = true;
      setDraft(text);
    },
    leave: () => {
      if (draft !== null) commit();
      onDone?.(false);
    },
    press: ({ key }: Press) => {
      // The first Escape restores the value; the next one is for the surrounding element.
      const isEnd = key === 'Enter' || (key === 'Escape' && (draft !== null || onDone !== undefined));
      if (!isEnd) return null;
      return () => {
        if (key === 'Enter') commit();
        isTyped.current = false;
        setDraft(null);
        onDone?.(true);
      };
    },
  };
  const latest = useLatest(acts);
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
        // biome-ignore lint/a11y/noAutofocus: the box replaces what was just activated.
        autoFocus={takesFocus}
        onFocus={({ target }) => latest.current.begin(target)}
        onChange={({ target }) => latest.current.type(target.value)}
        onBlur={() => latest.current.leave()}
        {...keys((press) => latest.current.press(press))}
      />
    ),
    [label, placeholder, invalid, describedBy, className, takesFocus],
  );
}
