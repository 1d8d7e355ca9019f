import { type RefObject, useRef } from 'react';

/** What was rendered last, for what is called later: an effect that begins once reads it, not what it began with. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
