import { EXPLAINED_KINDS, type ExplainedInfo, type LoadedReport } from '../../contract/index.ts';

export interface Group {
  readonly of: 'vc' | 'run' | ExplainedInfo['kind'];
  readonly all: readonly ExplainedInfo[];
}

/** The VC whose mechanisms are shown: the followed one, or that of the last decision, or the first. */
export const explainedVc = (
  loaded: LoadedReport | null,
  ...wished: readonly (number | null)[]
): number | null =>
  wished.find((vc) => vc !== null && loaded?.vcs.some(({ id }) => id === vc)) ?? loaded?.vcs[0]?.id ?? null;

export const mechanismsOf = (loaded: LoadedReport | null, vc: number | null): readonly string[] =>
  loaded?.vcs.find(({ id }) => id === vc)?.mechanisms ?? [];

/** Those of the VC first, then those of others in the run, then all others by their kind. */
export function explainedGroups(
  all: readonly ExplainedInfo[],
  loaded: LoadedReport | null,
  vc: number | null,
): readonly Group[] {
  const own = mechanismsOf(loaded, vc).flatMap((id) => all.filter((mechanism) => mechanism.id === id));
  const there = new Set(loaded?.vcs.flatMap(({ mechanisms }) => mechanisms));
  const run = all.filter((mechanism) => there.has(mechanism.id) && !own.includes(mechanism));
  const others = EXPLAINED_KINDS.map((kind) => ({
    of: kind,
    all: all.filter((mechanism) => mechanism.kind === kind && !there.has(mechanism.id)),
  }));
  return [{ of: 'vc' as const, all: own }, { of: 'run' as const, all: run }, ...others].filter(
    (group) => group.all.length > 0,
  );
}
