import type { RaceFailure } from '../../../contract/index.ts';
import { useCause } from './causes.ts';

interface FailedProps {
  readonly cause: RaceFailure;
  /** What failed, and why. */
  readonly say: (why: string) => string;
}

/** A run that is shown nowhere failed. */
export function Failed({ cause, say }: FailedProps) {
  const why = useCause(cause, (path, value, reason) => `${path} = ${String(value)}: ${reason}`);
  return <p role="alert">{say(why)}</p>;
}
