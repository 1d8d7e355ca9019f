import type { Remark } from '../../../contract/index.ts';
import { ANSWERS_MISSING } from '../../../strings/en/remarks/missing.ts';
import { invalidateNow } from '../../clocks.ts';
import { latePart } from '../../late.ts';

/** Words of explanations: the first picture needs none. */
const words = latePart(() => import('../../../strings/en/remarks/why.ts'));
const sentences = latePart(async () => (await import('../../../strings/en/remarks/index.ts')).sayRemark);
// A paused page paints them once they are there.
sentences.subscribe(invalidateNow);

/** The words of explanations, waited for. @throws Error where they cannot be had */
export async function explanations() {
  await words.load();
  const there = words.get();
  if (there === null) throw new Error(ANSWERS_MISSING);
  return there;
}

/** A remark in words; empty while its words are not there. */
export function remarkNow(remark: Remark | null): string {
  if (remark === null) return '';
  if (remark.key === 'answersMissing') return ANSWERS_MISSING;
  void sentences.load();
  return sentences.get()?.(remark) ?? '';
}

/** Several, one after the other. */
export const remarksNow = (all: readonly Remark[]): string => all.map(remarkNow).join(' ');
