import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { exact } from '../../format.ts';
import { keys, type Press } from '../../keys/keys.ts';
import { useLatest } from '../../latest.ts';
import { typedNumber } from './typedNumber.ts';

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  /** How the value is written while it is not being edited. */
  readonly shown: string;
  /** May be typed behind the number, as the box itself may write it: `0.426 525 s`. */
  readonly unit?: string;
  /** What holds while there is no value. */
  readonly placeholder?: string | undefined;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly className?: string;
  /** The box replaces what was just activated. */
  readonly takesFocus?: boolean;
  /** Gets the value in force again too, while a refused one is reported. */
  readonly onCommit: (value: number) => void;
  /** What was typed and is no number; without this it is left out. */
  readonly onUnreadable?: (text: string) => void;
  /** Editing is over, by Enter or Escape or by leaving. */
  readonly onDone?: (byKey: boolean) => void;
}

/**
 * A number that is typed and taken with Enter or on leaving; Escape gives the old one back. What is begun, read and left
 * without a change is no change, whatever the language and however many digits the value has.
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
  /** Something was typed that is not taken yet. */
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
      // The first Escape gives the value back; the next one is for what the box is in.
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
