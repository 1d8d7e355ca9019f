import type { OutcomeDocument, RunResults } from '../../contract/index.ts';
import { branchPanels } from '../strings/panels/branchPanels.ts';
import { inParts } from '../strings/text.ts';
import {
  comparison,
  directionOf,
  type Nature,
  type Reading,
  ROW_OF,
  type RowKey,
  sayDifference,
  writtenMeasure,
} from './measures.ts';

interface ComparedMeasures {
  /** In large letters. */
  readonly large: readonly RowKey[];
  readonly costs: readonly RowKey[];
}

/** So many are in large letters. */
const LARGE = 3;

/** The measure of the scene and two others, and what they cost. */
export function measuresOf(
  { rated, windows, credited }: Nature,
  { measure }: OutcomeDocument,
): ComparedMeasures {
  const timers: readonly RowKey[] = windows ? ['timeouts'] : [];
  const usual: readonly RowKey[] = rated
    ? ['shares', 'queueMean', 'settling', 'idle', 'deviation', ...timers]
    : credited
      ? ['packets', 'queueMean', 'idle', 'jain']
      : ['packets', 'lost', 'idle', 'jain', ...timers];
  const keys = [...new Set([ROW_OF[measure], ...usual])];
  return { large: keys.slice(0, LARGE), costs: keys.slice(LARGE) };
}

export interface ComparedNumber {
  readonly key: RowKey;
  readonly a: string;
  readonly b: string;
  /** `+109 %`; `+109 %, better` of the measure of the scene once other seeds agree; empty where a number is missing. */
  readonly verdict: string;
}

/** @param judged what other seeds say of the row that the scene is about, `better` or `worse`; empty until they do */
export function numberRows(
  keys: readonly RowKey[],
  [a, b]: readonly [RunResults, RunResults],
  reading: Reading,
  { key: about, words }: { readonly key: RowKey; readonly words: string },
): readonly ComparedNumber[] {
  return keys.map((key) => {
    const { value, kind } = comparison(key);
    const [ofA, ofB] = [value(a, reading), value(b, reading)];
    const same = directionOf(ofA, ofB, kind) === 'same';
    const parts = same ? [branchPanels.equal] : [sayDifference(ofA, ofB, kind), key === about ? words : ''];
    return {
      key,
      a: writtenMeasure(ofA, kind),
      b: writtenMeasure(ofB, kind),
      verdict: inParts(parts.filter((part) => part !== '')),
    };
  });
}
