import { startTransition, useEffect, useState } from 'react';
import { later } from '../rest.ts';

/** Of so many parts of a page, how many are on it: one more after each paint, so that the page answers while it grows. */
export function useGrowing(of: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= of) return undefined;
    return later(() => startTransition(() => setCount(count + 1)), 0);
  }, [count, of]);
  return Math.min(count, of);
}
