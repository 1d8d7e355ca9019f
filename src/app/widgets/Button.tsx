import {
  type ComponentProps,
  type ReactElement,
  useId,
  useImperativeHandle,
  useReducer,
  useRef,
} from 'react';

/** A button that can be disabled must give a reason. */
type OffProps =
  | { readonly disabled?: undefined; readonly why?: undefined }
  | { readonly disabled: boolean; readonly why: string };

type ButtonProps = OffProps & LookProps;

interface LookProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** In ink, for the action the reader most likely wants. */
  readonly filled?: boolean;
  /** Underlined words without a frame. */
  readonly quiet?: boolean;
  /** Sentence below the button that says what to do before it works; empty if it works. */
  readonly missing?: string;
}

/**
 * The standard button of the page; `className` adds to its style. A button disabled by its own press keeps the focus until it
 * is left, which the browser would drop. A disabled one shows the reason on hover; one with `missing` stays focusable and is described by that.
 */
export function Button(props: ButtonProps): ReactElement {
  const { filled, quiet, missing = '', disabled = false, why, className = '', ref, ...button } = props;
  const { onClick, onBlur, title, ...rest } = button;
  const box = useRef<HTMLButtonElement>(null);
  const [, again] = useReducer((times: number) => times + 1, 0);
  const reason = useId();
  useImperativeHandle(ref, () => box.current as HTMLButtonElement);
  const look = quiet ? 'button-quiet' : filled ? 'button filled' : 'button';
  const isHeld = disabled && box.current !== null && document.activeElement === box.current;
  const isSoft = missing !== '' || isHeld;
  return (
    <>
      <button
        type="button"
        className={`${look} ${className}`}
        {...rest}
        title={disabled ? why : title}
        {...(missing !== '' && { 'aria-describedby': reason })}
        ref={box}
        disabled={disabled && !isSoft}
        aria-disabled={isSoft || undefined}
        onClick={isSoft ? undefined : onClick}
        onBlur={(event) => {
          onBlur?.(event);
          if (isHeld) again();
        }}
      />
      {missing !== '' && (
        <small id={reason} className="hint">
          {missing}
        </small>
      )}
    </>
  );
}
