import type { OutcomeDocument, RunResults } from '../../../contract/index.ts';
import { fixed, MINUS, percent } from '../../format.ts';
import { branchPanels } from '../../strings/panels/branchPanels.ts';
import { resultTexts as texts } from '../../strings/panels/result.ts';
import {
  comparison,
  differenceWords,
  directionOf,
  type Kind,
  type Nature,
  type Reading,
  ROW_OF,
  type RowKey,
  written,
} from '../branches/compare/differences.ts';

interface Measured {
  /** In large letters. */
  readonly large: readonly RowKey[];
  readonly costs: readonly RowKey[];
}

/** So many are in large letters. */
const LARGE = 3;

/** The measure of the scene and two others, and what they cost. */
export function measuresOf({ rated, windows, credited }: Nature, { measure }: OutcomeDocument): Measured {
  const timers: readonly RowKey[] = windows ? ['timeouts'] : [];
  const usual: readonly RowKey[] = rated
    ? ['shares', 'queueMean', 'settling', 'idle', 'deviation', ...timers]
    : credited
      ? ['packets', 'queueMean', 'idle', 'jain']
      : ['packets', 'lost', 'idle', 'jain', ...timers];
  const keys = [...new Set([ROW_OF[measure], ...usual])];
  return { large: keys.slice(0, LARGE), costs: keys.slice(LARGE) };
}

export interface NumberRow {
  readonly key: RowKey;
  readonly a: string;
  readonly b: string;
  /** `+109 %`; `+109 %, better` of the measure of the scene once other seeds agree; empty where a number is missing. */
  readonly verdict: string;
}

/** By how much less b is than a: only none is 100 % less. */
export const shareLess = (a: number, b: number): string => percent(b > 0 ? Math.min(1 - b / a, 0.99) : 1, 0);

/** So many times as much is written as a factor. */
export const MANY_TIMES = 3;

/** `+109 %`, `18 times`, `−49.2 points`; what is no count as the table has it. */
export function byWords(a: number, b: number, kind: Kind): string {
  if (!Number.isFinite(b - a)) return '';
  if (kind === 'share') return texts.points(differenceWords(a, b, kind).replace(/\u00a0pt$/, ''));
  if (kind !== 'count' || a < 1) return differenceWords(a, b, kind);
  if (b / a >= MANY_TIMES) return texts.times(fixed(b / a, b / a < 10 ? 1 : 0));
  const by = b < a ? shareLess(a, b) : percent(b / a - 1, 0);
  // What is rounded to nothing has no sign.
  return `${/[1-9]/.test(by) ? (b < a ? MINUS : '+') : ''}${by}`;
}

/** @param judged what other seeds say of the row that the scene is about, `better` or `worse`; empty until they do */
export function numberRows(
  keys: readonly RowKey[],
  [a, b]: readonly [RunResults, RunResults],
  reading: Reading,
  { key: about, words }: { readonly key: RowKey; readonly words: string },
): readonly NumberRow[] {
  return keys.map((key) => {
    const { value, kind } = comparison(key);
    const [one, other] = [value(a, reading), value(b, reading)];
    const same = directionOf(one, other, kind) === 'same';
    const parts = same ? [branchPanels.equal] : [byWords(one, other, kind), key === about ? words : ''];
    return {
      key,
      a: written(one, kind),
      b: written(other, kind),
      verdict: parts.filter((part) => part !== '').join(', '),
    };
  });
}
