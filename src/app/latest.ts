import { type RefObject, useRef } from 'react';

/** The last rendered value, for callbacks that outlive a render: an effect that begins once reads it instead of its first value. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
