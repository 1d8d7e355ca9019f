// What a lecture keeps: how far it came, for as long as the tab is open.
import { fieldsOf, keepText, keptText } from '../kept.ts';

interface Left {
  readonly step: number;
  readonly startedAt: number | null;
}

const keyOf = (id: string): string => `cellscope.lecture.${id}`;

/** Null: the lecture has not been shown in this tab. */
export function keptPlace(id: string): Left | null {
  const { step, startedAt } = fieldsOf(keptText(keyOf(id), 'tab'));
  if (!Number.isInteger(step)) return null;
  return { step: Number(step), startedAt: typeof startedAt === 'number' ? startedAt : null };
}

export const keepPlace = (id: string, { step, startedAt }: Left): boolean =>
  keepText(keyOf(id), JSON.stringify({ step, startedAt }), 'tab');

/** A new class begins: its clock starts with its first press. */
export const forgetPlace = (id: string): boolean => keepText(keyOf(id), null, 'tab');
