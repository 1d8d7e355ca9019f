import type { Problem } from '../../contract/index.ts';
import { putAddress } from '../link/place.ts';
import { withSaid } from '../link/said.ts';
import { beyond, flagField, textField, urlState, wholeField } from '../link/urlState.ts';

/** Which step of which lesson is shown; step null: where the reader left it. `embed`: a course has it in a frame. */
const lessonAddress = urlState(null, {
  id: textField('lesson'),
  step: wholeField('step', 0, 999, 1),
  isEmbedded: flagField('embed'),
});

/** Values of the address that are none, and a step behind the last one of a lesson with so many. */
export const lessonProblems = (steps: number): readonly Problem[] => [
  ...lessonAddress.problems(location.search),
  ...beyond('step', readLessonAddress().step, steps),
];

export const readLessonAddress = () => lessonAddress.read(location.search);

/** The address of a step, from zero; *Back* of the browser leads to the one before. */
export function writeAddress(id: string, step: number): void {
  const next = withSaid(location.search, { lesson: id, step: String(step + 1) });
  if (next !== location.search) putAddress(next, null, true);
}
