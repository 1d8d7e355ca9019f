import type { ArrivalsDocument, Problem, SourceDocument } from '../../contract/index.ts';
import { isTcp } from '../traffic/kinds/index.ts';
import { type Draft, isNamed } from './draft.ts';
import { some } from './paths.ts';

/** What the shape of a pool of calls cannot say. */
export function checkArrivals(draft: Draft): readonly Problem[] {
  const { arrivals = [] } = draft;
  return arrivals.flatMap((pool, index) => {
    const at = draft.at('arrivals', index);
    const twice = pool.id !== '' && arrivals.findIndex(({ id }) => id === pool.id) < index;
    return [
      ...(twice ? [{ path: `${at}.id`, value: pool.id, reason: 'used twice' }] : []),
      ...checkLength(pool, at),
      ...checkLines(pool, at, draft),
    ];
  });
}

function checkLength({ fileBytes, holdingMs }: ArrivalsDocument, at: string): readonly Problem[] {
  if ((fileBytes === undefined) !== (holdingMs === undefined)) return [];
  if (fileBytes === undefined)
    return [{ path: `${at}.holdingMs`, value: undefined, reason: 'missing; needs holdingMs or fileBytes' }];
  return [{ path: `${at}.holdingMs`, value: holdingMs, reason: 'beside fileBytes; one of the two' }];
}

/** VCs that are there, carry no other calls, begin at one host, and whose source fits the calls. */
function checkLines(pool: ArrivalsDocument, at: string, draft: Draft): readonly Problem[] {
  const taken = (draft.arrivals ?? []).flatMap(({ vcs }) => vcs);
  const find = (id: number) => draft.vcs.findIndex((vc) => vc.id === id);
  const host = draft.vcs[find(pool.vcs[0])]?.path[0];
  const ids = draft.vcs.map((vc) => vc.id);
  // A VC that does not say its id may be the one that is meant.
  const told = ids.length > 0 && ids.every(Number.isInteger);
  return pool.vcs.flatMap((id, place) => {
    if (Number.isNaN(id)) return [];
    const problem = (reason: string): Problem => ({ path: `${at}.vcs[${place}]`, value: id, reason });
    const index = find(id);
    if (index < 0) return told ? [problem(`no such VC; known: ${some(ids.map(String))}`)] : [];
    const { path, source } = draft.vcs[index];
    const problems: Problem[] = [];
    if (taken.filter((other) => other === id).length > 1) problems.push(problem('in a pool twice'));
    if (host !== undefined && isNamed(host) && isNamed(path[0] ?? '') && path[0] !== host)
      problems.push(problem(`begins at ${path[0]}; the calls of this pool come to ${host}`));
    if (!isNamed(source.kind)) return problems;
    const misfit = misfitOf(pool, source);
    if (misfit !== null) problems.push(problem(misfit));
    if (source.startMs !== undefined) {
      const reason = 'begins when a call comes; leave it out';
      problems.push({ path: `${draft.at('vcs', index)}.source.startMs`, value: source.startMs, reason });
    }
    return problems;
  });
}

function misfitOf({ fileBytes, holdingMs }: ArrivalsDocument, source: SourceDocument): string | null {
  if (source.kind === 'file-tcp')
    return 'has files of its own; calls need greedy-tcp or a source without TCP';
  // That neither is there is told of the pool.
  if (fileBytes === undefined && holdingMs === undefined) return null;
  if (isTcp(source)) return fileBytes === undefined ? 'has TCP: its calls need fileBytes' : null;
  return holdingMs === undefined ? 'has no TCP: its calls need holdingMs' : null;
}
