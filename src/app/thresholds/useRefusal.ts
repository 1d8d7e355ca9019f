import { useEffect, useState } from 'react';
import type { Problem } from '../../contract/index.ts';
import { useMoment } from '../store/moment.ts';
import { useSaid } from '../widgets/words/reasons.ts';

/** By then a refusal has been read. */
const READ_MS = 8_000;

/** The last refusal at a path, with its reason in words, until it has been read or `leave` is called. */
export function useRefusal(path: string) {
  const last = useMoment((state) => state.rejected[path]);
  const [left, setLeft] = useState<Problem>();
  useEffect(() => {
    const timer = setTimeout(setLeft, READ_MS, last);
    return () => clearTimeout(timer);
  }, [last]);
  const problem = last === left ? undefined : last;
  return { problem, said: useSaid(problem?.reason), leave: () => setLeft(last) };
}
