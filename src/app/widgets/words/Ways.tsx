import type { ReactElement } from 'react';

/** How something is done: with a pointer and keys, and with a finger. The device has one of the two in sight. */
export interface WaysProps {
  readonly keys: string;
  readonly touch: string;
}

export function Ways({ keys, touch }: WaysProps): ReactElement {
  return (
    <>
      <span className="by-keys">{keys}</span>
      <span className="by-touch">{touch}</span>
    </>
  );
}
