import { lessons } from '../../lessons/index.ts';
import { keptProgress } from '../lesson/kept.ts';

/** The first lesson in the order of the path that is not done yet; null once all are. */
export const nextLesson = (): string | null =>
  Object.keys(lessons).find((id) => !keptProgress(id).isDone) ?? null;
