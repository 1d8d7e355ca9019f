import { type Problem, plainNumber } from '../../contract/index.ts';
import { beyond, flagField, listField, textField, urlState, wholeField } from '../link/urlState.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';

/**
 * Address of `?page=lecture`: the plans, one plan, the window for the room at a step, or the notes; optionally without some steps.
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

/** Problems of an address: invalid values, and a step beyond the plan's last one. */
export const lectureProblems = (search: string, steps: number): readonly Problem[] => [
  ...lectureAddress.problems(search),
  ...beyond('step', readLectureAddress(search).step, steps),
];

/** Omitted steps are omitted in all windows of the lecture; the theme carries over likewise. */
const withoutOf = (search: string) => ({ without: readLectureAddress(search).without });

/** Address of a plan without some of its steps, counted from 0. */
export const planWithout = (plan: string, without: readonly number[], search: string): string =>
  lectureAddress.link({ plan, without }, search);
export const listAddress = (search: string): string => lectureAddress.link({}, search);
export const planAddress = (plan: string, search: string): string =>
  lectureAddress.link({ plan, ...withoutOf(search) }, search);
export const roomAddress = (plan: string, step: number, search = ''): string =>
  lectureAddress.link({ plan, step, ...withoutOf(search) }, search);
/** The notes are for the desk and have a theme of their own. */
export const notesAddress = (plan: string, search = ''): string =>
  lectureAddress.link({ plan, isNotes: true, ...withoutOf(search) });
