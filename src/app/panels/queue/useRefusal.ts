import { useEffect, useState } from 'react';
import type { Problem } from '../../../contract/index.ts';
import { useStage } from '../../store/stage.ts';

/** By then a refusal has been read. */
const READ_MS = 8_000;

/** The last refusal at a path, until it has been read or `leave` is called. */
export function useRefusal(path: string) {
  const last = useStage((state) => state.rejected[path]);
  const [left, setLeft] = useState<Problem>();
  useEffect(() => {
    const timer = setTimeout(setLeft, READ_MS, last);
    return () => clearTimeout(timer);
  }, [last]);
  return { problem: last === left ? undefined : last, leave: () => setLeft(last) };
}
