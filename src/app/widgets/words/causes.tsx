import type { RaceFailure } from '../../../contract/index.ts';
import { said, useSaid } from './reasons.ts';

/** Text for a refused value of a path, given the reason. */
type Refused = (path: string, value: unknown, why: string) => string;

const reasonOf = (cause: RaceFailure | undefined) => {
  if (cause === undefined || typeof cause === 'string') return null;
  return 'path' in cause ? cause.reason : cause;
};

function worded(cause: RaceFailure | undefined, why: string, refused: Refused): string {
  if (typeof cause === 'string') return cause;
  return cause !== undefined && 'path' in cause ? refused(cause.path, cause.value, why) : why;
}

/** Why a run without a stage failed, in words. */
export const useCause = (cause: RaceFailure | undefined, refused: Refused): string =>
  worded(cause, useSaid(reasonOf(cause)), refused);

/** The same for texts that are made once. */
export async function saidCause(cause: RaceFailure, refused: Refused): Promise<string> {
  const reason = reasonOf(cause);
  return worded(cause, reason === null ? '' : await said(reason), refused);
}

interface FailedProps {
  readonly cause: RaceFailure;
  /** Text of the failure, given the reason. */
  readonly say: (why: string) => string;
}

/** Alert that a run without a stage failed. */
export function Failed({ cause, say }: FailedProps) {
  const why = useCause(cause, (path, value, reason) => `${path} = ${String(value)}: ${reason}`);
  return <p role="alert">{say(why)}</p>;
}
