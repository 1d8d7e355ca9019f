import { type Problem, plainNumber } from '../../contract/index.ts';
import { beyond, flagField, listField, textField, urlState, wholeField } from '../link/urlState.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';

/**
 * What `?page=lecture` shows: the plans, one plan, the screen for the room at a step, or the notes; without some steps of the plan.
 * Steps count from 0 here, and from 1 in the address.
 */
const lectureAddress = urlState('lecture', {
  plan: textField('plan'),
  step: wholeField('step', 0, 999, 1),
  isNotes: flagField('notes'),
  without: listField(
    'without',
    (text) => {
      const step = plainNumber(text);
      return Number.isInteger(step) && step > 0 ? step - 1 : null;
    },
    (step) => String(step + 1),
    reasons.notWhole('1', '999'),
  ),
});

export const readLectureAddress = lectureAddress.read;

/** Values of the address that are none, and a step behind the last one of a plan with so many. */
export const lectureProblems = (search: string, steps: number): readonly Problem[] => [
  ...lectureAddress.problems(search),
  ...beyond('step', readLectureAddress(search).step, steps),
];

/** Steps that are left out are so in all windows of the lecture, as its theme is. */
const withoutOf = (search: string) => ({ without: readLectureAddress(search).without });

/** A plan without some of its steps, counted from 0. */
export const planWithout = (plan: string, without: readonly number[], search: string): string =>
  lectureAddress.link({ plan, without }, search);
export const listAddress = (search: string): string => lectureAddress.link({}, search);
export const planAddress = (plan: string, search: string): string =>
  lectureAddress.link({ plan, ...withoutOf(search) }, search);
export const roomAddress = (plan: string, step: number, search = ''): string =>
  lectureAddress.link({ plan, step, ...withoutOf(search) }, search);
/** The notes are for the desk: they have a theme of their own. */
export const notesAddress = (plan: string, search = ''): string =>
  lectureAddress.link({ plan, isNotes: true, ...withoutOf(search) });
