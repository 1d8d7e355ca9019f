import type { ComponentProps, ReactElement } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** In ink: what the reader most likely wants. */
  readonly filled?: boolean;
  /** Underlined words without a frame. */
  readonly quiet?: boolean;
}

/** A button as the page has them; a class of its own adds to that. */
export function Button({ filled, quiet, className = '', ...button }: ButtonProps): ReactElement {
  const look = quiet ? 'button-quiet' : filled ? 'button filled' : 'button';
  return <button type="button" className={`${look} ${className}`} {...button} />;
}
