import type { Reason } from '../../../contract/index.ts';
import { latePart } from '../../late.ts';
import { useLate } from '../late.tsx';

/** Texts of refusals, loaded after the first picture and before anything can be refused. */
const words = latePart(async () => (await import('../../../strings/en/reasons/index.ts')).sayReason);

/** Text that a reason already contains, which needs no catalog. */
const ownWords = ({ values }: Reason): string => ('words' in values ? values.words : '');

/** Why something is refused, in words; empty without a reason, and until the texts are loaded. */
export function useSaid(reason: Reason | null | undefined): string {
  const say = useLate(words, reason != null);
  return reason == null ? '' : (say ?? ownWords)(reason);
}

/** A function that puts reasons into words; until the texts are loaded, only those that contain their own. */
export const useSayReason = (): ((reason: Reason) => string) => useLate(words, true) ?? ownWords;

/** The same for texts that are made once. */
export async function said(reason: Reason): Promise<string> {
  await words.load();
  return (words.get() ?? ownWords)(reason);
}
