import type { Reason } from '../../../contract/index.ts';
import { latePart } from '../../late.ts';
import { useLate } from '../late.tsx';

/** Words of refusals: the first picture needs none, and they are there before anything can be refused. */
const words = latePart(async () => (await import('../../../strings/en/reasons/index.ts')).sayReason);

/** What the page has put into words itself waits for no others. */
const ownWords = ({ values }: Reason): string => ('words' in values ? values.words : '');

/** Why something is refused, in words; empty for none, and until the words are there. */
export function useSaid(reason: Reason | null | undefined): string {
  const say = useLate(words, reason != null);
  return reason == null ? '' : (say ?? ownWords)(reason);
}

/** What says reasons in words; of those with words of their own only, until the others are there. */
export const useSayReason = (): ((reason: Reason) => string) => useLate(words, true) ?? ownWords;

/** The same for texts that are made once. */
export async function said(reason: Reason): Promise<string> {
  await words.load();
  return (words.get() ?? ownWords)(reason);
}
