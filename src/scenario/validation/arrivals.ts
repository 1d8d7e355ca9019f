import {
  type ArrivalsDocument,
  because,
  type Problem,
  type Reason,
  type SourceDocument,
} from '../../contract/index.ts';
import { isTcp } from '../../engine/traffic/kinds/index.ts';
import { isNamed, type PartialDocument } from '../document/partialDocument.ts';

/** Checks a pool of calls beyond its schema. */
export function checkArrivals(draft: PartialDocument): readonly Problem[] {
  const { arrivals = [] } = draft;
  return arrivals.flatMap((pool, index) => {
    const at = draft.at('arrivals', index);
    const twice = pool.id !== '' && arrivals.findIndex(({ id }) => id === pool.id) < index;
    return [
      ...(twice ? [{ path: `${at}.id`, value: pool.id, reason: because('usedTwice') }] : []),
      ...checkLength(pool, at),
      ...checkLines(pool, at, draft),
    ];
  });
}

function checkLength({ fileBytes, holdingMs }: ArrivalsDocument, at: string): readonly Problem[] {
  if ((fileBytes === undefined) !== (holdingMs === undefined)) return [];
  if (fileBytes === undefined)
    return [{ path: `${at}.holdingMs`, value: undefined, reason: because('needsLength') }];
  return [{ path: `${at}.holdingMs`, value: holdingMs, reason: because('twoLengths') }];
}

/** Checks that the VCs exist, carry no other calls, share one source host, and have sources that fit the calls. */
function checkLines(pool: ArrivalsDocument, at: string, draft: PartialDocument): readonly Problem[] {
  const taken = (draft.arrivals ?? []).flatMap(({ vcs }) => vcs);
  const find = (id: number) => draft.vcs.findIndex((vc) => vc.id === id);
  const host = draft.vcs[find(pool.vcs[0]!)]?.path[0];
  const ids = draft.vcs.map((vc) => vc.id);
  // A VC without an id may be the one that is meant.
  const areNumbers = ids.length > 0 && ids.every(Number.isInteger);
  return pool.vcs.flatMap((id, place) => {
    if (Number.isNaN(id)) return [];
    const problem = (reason: Reason): Problem => ({ path: `${at}.vcs[${place}]`, value: id, reason });
    const index = find(id);
    if (index < 0)
      return areNumbers ? [problem(because('noSuch', { what: 'VC', known: ids.map(String) }))] : [];
    const { path, source } = draft.vcs[index]!;
    const problems: Problem[] = [];
    if (taken.filter((other) => other === id).length > 1) problems.push(problem(because('inPoolTwice')));
    if (host !== undefined && isNamed(host) && isNamed(path[0] ?? '') && path[0] !== host)
      problems.push(problem(because('otherHost', { begins: path[0] ?? '', host })));
    if (!isNamed(source.kind)) return problems;
    const misfit = misfitOf(pool, source);
    if (misfit !== null) problems.push(problem(misfit));
    if (source.startMs !== undefined) {
      const reason = because('startsWithCall');
      problems.push({ path: `${draft.at('vcs', index)}.source.startMs`, value: source.startMs, reason });
    }
    return problems;
  });
}

function misfitOf({ fileBytes, holdingMs }: ArrivalsDocument, source: SourceDocument): Reason | null {
  if (source.kind === 'file-tcp') return because('ownFiles');
  // If both are missing, it is reported at the pool.
  if (fileBytes === undefined && holdingMs === undefined) return null;
  if (isTcp(source)) return fileBytes === undefined ? because('tcpCallsNeedFile') : null;
  return holdingMs === undefined ? because('callsNeedTime') : null;
}
