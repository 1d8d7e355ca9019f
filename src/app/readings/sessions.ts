import {
  CLASS_NAMES,
  type GroupResult,
  type LoadedReport,
  type RunResults,
  type VcState,
} from '../../contract/index.ts';
import { fixed } from '../format.ts';
import type { Cell } from '../plot/table/csv.ts';
import { vcName } from '../store/vcNames.ts';
import { sessionTexts as words } from '../strings/measures/sessions.ts';
import type { TraceReader } from '../traces/types.ts';
import { COLUMNS, type ColumnKey, type Subject } from './sessionColumns.ts';

/** Content of a cell of the table. */
export interface CellView {
  readonly key: ColumnKey;
  readonly text: string;
  /** Why there is no number; null where there is one. */
  readonly why: string | null;
  /** The same value on the compared branches. */
  readonly others: readonly string[];
}

export interface RowView {
  readonly vc: number;
  readonly name: string;
  readonly source: string;
  readonly cells: readonly CellView[];
  readonly path: string;
}

const numberText = (key: ColumnKey, subject: Subject | undefined): string =>
  fixed(subject === undefined ? Number.NaN : COLUMNS[key].value(subject), COLUMNS[key].digits);

function cellOf(key: ColumnKey, subject: Subject, others: readonly (Subject | undefined)[]): CellView {
  const { value, why } = COLUMNS[key];
  return {
    key,
    text: numberText(key, subject),
    why: Number.isFinite(value(subject)) ? null : words.reasons[why(subject)],
    others: others.map((other) => numberText(key, other)),
  };
}

/** Examples: `TCP`, `on/off, CBR`. */
export function sourceText(subject: Subject): string {
  const kind = words.sources[subject.session.source];
  return subject.serviceClass === 'ubr' ? kind : `${kind}, ${CLASS_NAMES[subject.serviceClass]}`;
}

/** @param others the same session on the compared branches */
export const rowOf = (
  subject: Subject,
  columns: readonly ColumnKey[],
  loaded: LoadedReport | null,
  others: readonly (Subject | undefined)[],
  path: string,
): RowView => ({
  vc: subject.session.vc,
  name: vcName(loaded, subject.session.vc),
  source: sourceText(subject),
  cells: columns.map((key) => cellOf(key, subject, others)),
  path,
});

/** The same group on the compared branches; null where a branch has no such group, or no results yet. */
export const sameGroup = (
  { group }: GroupResult,
  others: readonly { readonly id: number; readonly results: RunResults | null }[],
): readonly { readonly id: number; readonly group: GroupResult | null }[] =>
  others.map(({ id, results }) => ({
    id,
    group: results?.groups.find((result) => result.group === group) ?? null,
  }));

/**
 * Combines results and port states of every session.
 * @param traces null for a branch that is not shown, whose present weights and places the page does not know
 */
export function sessionSubjects(
  { sessions }: RunResults,
  states: readonly VcState[],
  traces: Pick<TraceReader, 'view'> | null,
): readonly Subject[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  const queues = traces?.view()?.queues ?? null;
  const keptBy = new Map<number, number>();
  queues?.vc.forEach((vc, i) => {
    if (queues.acks[i] === 0) keptBy.set(vc, queues.min[i] ?? Number.NaN);
  });
  return sessions.map((session) => {
    const state = byId.get(session.vc);
    return {
      session,
      weight: traces === null ? Number.NaN : (state?.weight ?? 1),
      serviceClass: state?.serviceClass ?? 'ubr',
      kept: keptBy.get(session.vc) ?? Number.NaN,
    };
  });
}

const headOf = (key: ColumnKey): string =>
  words.units[key] === '' ? words.columns[key] : words.columnIn(words.columns[key], words.units[key]);

/** The table as it is copied: exact numbers, one row for each session of each branch. */
export function csvRows(
  branches: readonly {
    readonly name: string;
    readonly results: RunResults;
    readonly subjects: readonly Subject[];
  }[],
  columns: readonly ColumnKey[],
  loaded: LoadedReport | null,
): readonly (readonly Cell[])[] {
  const exact = (value: number): Cell =>
    Number.isFinite(value) ? Number(value.toPrecision(12)) : Number.NaN;
  const head = [words.branch, words.group, words.vc, words.source, ...columns.map(headOf)];
  return [
    head,
    ...branches.flatMap(({ name, results, subjects }) =>
      subjects.map((subject) => [
        name,
        results.groups.find(({ vcs }) => vcs.includes(subject.session.vc))?.group ?? '',
        vcName(loaded, subject.session.vc),
        sourceText(subject),
        ...columns.map((key) => exact(COLUMNS[key].value(subject))),
      ]),
    ),
  ];
}
