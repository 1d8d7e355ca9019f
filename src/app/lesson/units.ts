import type { Lecture } from '../../lessons/lectures/lecture.ts';
import type { Step } from '../../lessons/lesson.ts';

/** Between a number and its unit. */
const GAP = /(?<=\d) (?=(?:%|[kMG]?b\/s|[kKMG]?B|[mµn]?s|km|m)(?!\p{L}))/gu;

/** A line never ends between a number and its unit. */
export const withUnits = (text: string): string => text.replace(GAP, '\u00a0');

/** The sentences of a step with their units next to their numbers. Answers keep their spaces: a name is a name. */
export const stepWithUnits = <Kind extends Step>(step: Kind): Kind => ({
  ...(inside(step, OF_STEP) as Kind),
  text: step.text.map(withUnits),
});

export const lectureWithUnits = (lecture: Lecture): Lecture => inside(lecture, OF_LECTURE) as Lecture;

const OF_STEP = new Set(['title', 'question', 'task', 'hint', 'model', 'seen', 'because']);
const OF_LECTURE = new Set(['title', 'about', 'say', 'ask', 'ifProjectorFails']);

/** A document whose sentences, which have these names, have their units next to their numbers. */
function inside(value: unknown, names: ReadonlySet<string>, isSentence = false): unknown {
  if (isSentence && typeof value === 'string') return withUnits(value);
  if (Array.isArray(value)) return value.map((item) => inside(item, names, isSentence));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inside(item, names, names.has(key))]),
  );
}
