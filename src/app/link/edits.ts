import { type Edit, isListText, isRuleText, plainNumber } from '../../contract/index.ts';
import { exactSeconds, whole } from '../format.ts';
import { isEditAt } from '../store/paths.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';
import { MAX_SECONDS, type Refuse } from './state.ts';
import { MOST_EDITS, toPicoseconds, toValue } from './values.ts';

const LAST_PS = MAX_SECONDS * 1e12;
/** Longer paths are none of ours, characters. */
const LONGEST_PATH = 200;
export const LONGEST_VALUE = 200;
/** The text of a rule or a list, characters. */
const LONGEST_TEXT = 20_000;
export const NO_VALUE = reasons.notValue(LONGEST_VALUE);

/** `seconds~path~value`, the form of one edit in the address. */
export const writeEdit = ({ time, path, value }: Edit): string => `${exactSeconds(time)}~${path}~${value}`;

/** Reads `seconds~path~value`; reports what is wrong. */
export function readEdit(text: string, refuse: Refuse): Edit | undefined {
  const [seconds = '', path, ...rest] = text.split('~');
  const value = rest.join('~');
  const at = plainNumber(seconds);
  if (!(at >= 0 && at <= MAX_SECONDS)) {
    refuse('e', text, reasons.noEditTime(whole(MAX_SECONDS)));
  } else if (!path || !value) refuse('e', text, reasons.notEditForm);
  else if (!isEditAt(at, path)) refuse(path, value, reasons.notEdit);
  else if (!isValue(toValue(value))) refuse(path, value, NO_VALUE);
  else return { time: toPicoseconds(seconds), path, value: toValue(value) };
  return undefined;
}

/** A value from outside as a value of a parameter. */
export const isValue = (value: unknown): value is string | number =>
  typeof value === 'string'
    ? value.length <= (isRuleText(value) || isListText(value) ? LONGEST_TEXT : LONGEST_VALUE)
    : Number.isFinite(value);

/** An edit from outside, judged; `place` is where it was, for the message. */
export function soundEdit(
  time: unknown,
  path: unknown,
  value: unknown,
  place: string,
  refuse: Refuse,
): Edit | undefined {
  if (!(Number.isInteger(time) && (time as number) >= 0 && (time as number) <= LAST_PS)) {
    refuse(`${place}.time`, time, reasons.notPicoseconds(whole(LAST_PS)));
  } else if (typeof path !== 'string' || path.length > LONGEST_PATH || !isEditAt(time as number, path)) {
    refuse(`${place}.path`, path, reasons.notEdit);
  } else if (!isValue(value)) {
    refuse(`${place}.value`, value, NO_VALUE);
  } else return { time: time as number, path, value };
  return undefined;
}

/**
 * Edits in columns, as the packed part of a link keeps them: the paths that occur, then per edit the picoseconds since
 * the one before, the place of its path, its value. No edit is left out, however close it follows another: a buffer
 * that was smaller for an instant, or a policy swapped forth and back, may have left its trace in the run.
 */
export type EditColumns = readonly [
  paths: readonly string[],
  gaps: readonly number[],
  places: readonly number[],
  steps: readonly Step[],
];

/**
 * A value after the one before it of the same path: a whole number is the difference of two whole numbers (the first
 * of a path counts from 0), which in a drag is short. Everything else stands for itself, in brackets if it is a number
 * that could be taken for a difference.
 */
type Step = string | number | readonly [number];

/** Whole, and small enough that every difference of two is exact. */
const counts = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < 2 ** 52;

export function toEditColumns(edits: readonly Edit[]): EditColumns {
  const paths = [...new Set(edits.map(({ path }) => path))];
  const before = new Map<string, number>();
  const stepTo = ({ path, value }: Edit): Step => {
    if (typeof value === 'string') return value;
    if (!counts(value)) return Number.isInteger(value) ? [value] : value;
    const step = value - (before.get(path) ?? 0);
    before.set(path, value);
    return step;
  };
  return [
    paths,
    edits.map(({ time }, i) => time - (edits[i - 1]?.time ?? 0)),
    edits.map(({ path }) => paths.indexOf(path)),
    edits.map(stepTo),
  ];
}

type List = readonly unknown[];

const isFourLists = (columns: unknown): columns is readonly [List, List, List, List] =>
  Array.isArray(columns) && columns.length === 4 && columns.every(Array.isArray);

/** Edits out of columns from outside; those that are not sound are reported and left out. */
export function fromColumns(columns: unknown, place: string, refuse: Refuse): readonly Edit[] {
  if (!isFourLists(columns)) {
    refuse(place, undefined, reasons.notColumns);
    return [];
  }
  const [paths, gaps, places, steps] = columns;
  if (gaps.length !== places.length || gaps.length !== steps.length) {
    refuse(place, undefined, reasons.unequalColumns([gaps.length, places.length, steps.length]));
    return [];
  }
  if (gaps.length > MOST_EDITS) refuse(place, gaps.length, reasons.manyEdits(whole(MOST_EDITS)));
  const before = new Map<unknown, number>();
  let time = 0;
  return gaps.slice(0, MOST_EDITS).flatMap((gap, i) => {
    time += typeof gap === 'number' ? gap : Number.NaN;
    const path = paths[places[i] as number];
    const [step] = [steps[i]].flat();
    const difference = counts(step) && !Array.isArray(steps[i]);
    const value = difference ? (before.get(path) ?? 0) + step : step;
    if (difference) before.set(path, value as number);
    const edit = soundEdit(time, path, value, `${place}.${i + 1}`, refuse);
    return edit ? [edit] : [];
  });
}
