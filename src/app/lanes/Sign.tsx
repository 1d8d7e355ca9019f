import type { ReactElement } from 'react';

/** A mark of a loss as its sender saw it, and what it is called. */
export function Sign({
  kind,
  text,
}: {
  kind: 'diamond' | 'square' | 'triangle';
  text: string;
}): ReactElement {
  return (
    <span className="sign">
      <svg width="9" height="9" viewBox="0 0 10 10" aria-hidden="true">
        {kind === 'triangle' ? (
          <path d="M1 1.5H9L5 8.5Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
        ) : kind === 'diamond' ? (
          <path d="M5 1 9 5 5 9 1 5Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
        ) : (
          <rect x="1.5" y="1.5" width="7" height="7" fill="currentColor" />
        )}
      </svg>{' '}
      {text}
    </span>
  );
}
