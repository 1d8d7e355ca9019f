// Progress of a lecture, kept for as long as the tab is open.
import { fallback, integer, nullable, number, object, pipe } from 'valibot';
import { json, kept } from '../kept.ts';

interface Left {
  readonly step: number;
  readonly startedAt: number | null;
}

const LEFT = json(object({ step: pipe(number(), integer()), startedAt: fallback(nullable(number()), null) }));

const leftOf = (id: string) => kept<Left>(`cellscope.lecture.${id}`, LEFT, 'tab');

/** Null: the lecture has not been shown in this tab. */
export const keptPlace = (id: string): Left | null => leftOf(id).read();

export const keepPlace = (id: string, { step, startedAt }: Left): boolean =>
  leftOf(id).keep({ step, startedAt });

/** Called for a new class: its clock starts with the first press. */
export const forgetLecturePlace = (id: string): boolean => leftOf(id).keep(null);
