import { useMemo, useRef, useState } from 'react';
import type { GroupResult, RunResults } from '../../../contract/index.ts';
import { type ComparedColumn, useCompared } from '../../compare/useCompared.ts';
import { type ColumnKey, columnsFor, type Subject } from '../../readings/sessionColumns.ts';
import { type RowView, rowOf, sessionSubjects } from '../../readings/sessions.ts';
import { useSession } from '../../session/context.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { tracesOf } from '../../traces/index.ts';
import { linesOf } from './lines.ts';
import { blocksOf, type Order, sorted, steady } from './order.ts';

export interface GroupView {
  readonly group: GroupResult | null;
  readonly rows: readonly RowView[];
}

export interface SessionRows {
  readonly results: RunResults;
  readonly subjects: readonly Subject[];
  readonly columns: readonly ColumnKey[];
  readonly groups: readonly GroupView[];
  /** Compared branches, in the order of `others` of each cell. */
  readonly others: readonly ComparedColumn[];
  /** Top of the scale of the sparklines, bit/s. */
  readonly most: number;
}

/** Order of the rows, unchanged while they are held. */
function useRanking(subjects: readonly Subject[], order: Order, isHeld: boolean): readonly number[] {
  const before = useRef<{ readonly order: Order; readonly ranking: readonly number[] }>(null);
  const now = sorted(subjects, order).map(({ session }) => session.vc);
  const kept = before.current?.order === order ? before.current.ranking : now;
  const ranking = steady(kept, now, isHeld);
  before.current = { order, ranking };
  return ranking;
}

/** Whether the pointer or the focus is in the rows while the run plays, which holds their order. */
export function useHold() {
  const [inside, setInside] = useState({ pointer: false, focus: false });
  const isPlaying = useMoment(({ run }) => run === 'playing');
  return {
    isHeld: isPlaying && (inside.pointer || inside.focus),
    hold: {
      onPointerEnter: () => setInside((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setInside((now) => ({ ...now, pointer: false })),
      onFocus: () => setInside((now) => ({ ...now, focus: true })),
      onBlur: () => setInside((now) => ({ ...now, focus: false })),
    },
  };
}

interface Wanted {
  readonly order: Order;
  readonly isGrouped: boolean;
  readonly isHeld: boolean;
  readonly few: boolean;
}

/** Rows of the table, recomputed when results arrive. */
export function useSessionRows({ order, isGrouped, isHeld, few }: Wanted): SessionRows | null {
  const session = useSession();
  const whole = useMoment((s) => s.results);
  const states = useMoment((s) => s.vcStates);
  const loaded = useMoment((s) => s.loaded);
  const { columns: branches } = useCompared();
  const current = useBranches((s) => s.current);
  // Compared branches share one window; before it has begun only the current branch has results.
  const inWindow = branches.length < 2 ? null : (branches.find(({ id }) => id === current)?.results ?? null);
  const results = inWindow ?? whole;
  const { shown } = tracesOf(session);
  const subjects = useMemo(
    () => (results === null ? [] : sessionSubjects(results, states, shown)),
    [results, states, shown],
  );
  const others =
    inWindow === null ? [] : branches.filter(({ id, results: theirs }) => theirs !== null && id !== current);
  const lines = useMemo(() => (results === null ? null : linesOf(results, shown)), [results, shown]);
  const ranking = useRanking(subjects, order, isHeld);
  if (results === null || lines === null) return null;
  const columns = columnsFor(subjects, few);
  const compared = others.map((branch) =>
    branch.results === null ? [] : sessionSubjects(branch.results, states, null),
  );
  const rowFor = (subject: Subject): RowView =>
    rowOf(
      subject,
      columns,
      loaded,
      compared.map((all) => all.find((candidate) => candidate.session.vc === subject.session.vc)),
      lines.paths.get(subject.session.vc) ?? '',
    );
  const groups = blocksOf(subjects, isGrouped ? results.groups : null, ranking).map(
    ({ group, subjects: own }) => ({ group, rows: own.map(rowFor) }),
  );
  return { results, subjects, columns, groups, others, most: lines.most };
}
