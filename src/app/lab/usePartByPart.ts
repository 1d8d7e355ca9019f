import { startTransition, useEffect, useState } from 'react';
import { later } from '../rest.ts';

/**
 * Parts of a page as they become what they are to be: one more is mounted or changed after each paint, so that the page answers.
 * @param wanted may grow, and never has fewer parts than before
 */
export function usePartByPart<Part>(wanted: readonly Part[]): readonly Part[] {
  const [parts, setParts] = useState(wanted.slice(0, 1));
  const next = wanted.findIndex((part, nth) => part !== parts[nth]);
  useEffect(() => {
    const part = wanted[next];
    if (part === undefined) return undefined;
    const change = (): void => setParts([...parts.slice(0, next), part, ...parts.slice(next + 1)]);
    return later(() => startTransition(change), 0);
  }, [wanted, parts, next]);
  return parts;
}
