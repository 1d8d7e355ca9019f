import {
  because,
  CELL_BITS,
  type LinkDocument,
  type NodeDocument,
  type Problem,
  type ScenarioDocument,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { isNamed, nodeNames, type PartialDocument } from '../document/partialDocument.ts';

/** Id of a directed link, and of the output port that feeds it: `S2>S3`. */
export const hopId = (from: string, to: string): string => `${from}>${to}`;

type Join = Pick<LinkDocument, 'a' | 'b'>;

/** Both directions of every link with both ends given, in the order of the document. */
export function hopsOf(links: readonly Join[]): readonly string[] {
  return links.filter(isJoin).flatMap(({ a, b }) => [hopId(a, b), hopId(b, a)]);
}

const isJoin = ({ a, b }: Join): boolean => isNamed(a) && isNamed(b);

/** False if a link lacks an end: then a missing link is no error. */
export const joinsComplete = ({ links }: Pick<ScenarioDocument, 'links'>): boolean =>
  links.length > 0 && links.every(isJoin);

/** Hops of a path in order. */
export function hopsAlong(path: readonly string[]): readonly string[] {
  return path.slice(1).map((to, index) => hopId(path[index] as string, to));
}

/** Whether `hop` is the hop between these two; compared without building its name, because it is called very often. */
const leads = (hop: string, from: string, to: string): boolean =>
  hop.length === from.length + to.length + 1 &&
  hop[from.length] === '>' &&
  hop.startsWith(from) &&
  hop.endsWith(to);

/** Whether cells on this path take a hop, or cells on its way back do. */
export const takesHop = (path: readonly string[], hop: string): boolean =>
  path.some((to, index) => index > 0 && leads(hop, path[index - 1] as string, to));
export const takesHopBack = (path: readonly string[], hop: string): boolean =>
  path.some((from, index) => index > 0 && leads(hop, from, path[index - 1] as string));

/** Output ports of switches: hops that leave a node that is neither host nor router. */
export function switchPorts({
  nodes,
  links,
}: Pick<ScenarioDocument, 'nodes'> & { readonly links: readonly Join[] }): readonly string[] {
  const others = new Set(
    nodes.filter(({ kind }) => kind === 'host' || kind === 'router').map(({ id }) => id),
  );
  return hopsOf(links).filter((hop) => !others.has(hop.slice(0, hop.indexOf('>'))));
}

/** Checks links: no unknown nodes, self-links or duplicates, no delay variation above a cell time, not too many cells on the wire. */
export function checkLinks(draft: PartialDocument): readonly Problem[] {
  const names = nodeNames(draft);
  const seen = new Set<string>();
  return draft.links.flatMap((link, index) => {
    const { a, b } = link;
    const path = draft.at('links', index);
    const problems = [...dangling(`${path}.a`, a, names), ...dangling(`${path}.b`, b, names)];
    if (isJoin(link) && a === b) problems.push({ path, value: b, reason: because('selfLink') });
    if (seen.has(hopId(a, b))) {
      problems.push({ path, value: hopId(a, b), reason: because('secondLink') });
    }
    for (const hop of hopsOf([link])) seen.add(hop);
    return [...problems, ...checkVariation(link, path), ...checkWire(link, path)];
  });
}

/** Cell time of the faster direction, microseconds. */
const cellUs = ({ rateMbps, backRateMbps = 0 }: LinkDocument): number =>
  CELL_BITS / Math.max(rateMbps, backRateMbps);

/** Largest delay variation, microseconds, rounded down to nanoseconds. */
export const mostVariation = (link: LinkDocument): number => Math.floor(cellUs(link) * 1e3) / 1e3;

/** Checks that a cell is late by at most one cell time. */
function checkVariation(link: LinkDocument, path: string): readonly Problem[] {
  const { cdvUs = 0 } = link;
  if (!(cdvUs > cellUs(link))) return [];
  const reason = because('variesTooMuch', { maxUs: mostVariation(link) });
  return [{ path: `${path}.cdvUs`, value: cdvUs, reason }];
}

/** Checks the number of cells on a wire, which are kept in memory: a long link may not be arbitrarily fast. */
function checkWire({ rateMbps, backRateMbps = 0, delayMs }: LinkDocument, path: string): readonly Problem[] {
  const cellsPerMs = (Math.max(rateMbps, backRateMbps) * 1e3) / CELL_BITS;
  if (!(delayMs * cellsPerMs > LIMITS.cellsOnWire)) return [];
  const maxMs = Math.floor(LIMITS.cellsOnWire / cellsPerMs);
  const reason = because('tooManyOnWire', { cells: LIMITS.cellsOnWire, maxMs });
  return [{ path: `${path}.delayMs`, value: delayMs, reason }];
}

/** Checks that every VC runs from a host over connected switches to another host. */
export function checkPaths(draft: PartialDocument): readonly Problem[] {
  const names = nodeNames(draft);
  const hops = new Set(hopsOf(draft.links));
  const kinds = new Map(draft.nodes.map(({ id, kind }) => [id, kind]));
  return draft.vcs.flatMap(({ path }, index) => {
    const at = `${draft.at('vcs', index)}.path`;
    return [
      ...path.flatMap((name) => dangling(at, name, names)),
      ...checkVisits(path, at),
      ...checkKinds(path, at, kinds),
      ...(joinsComplete(draft) ? checkGaps(path, at, names, hops) : []),
    ];
  });
}

type Path = readonly string[];

function checkVisits(path: Path, at: string): readonly Problem[] {
  const twice = path.find((name, index) => isNamed(name) && path.indexOf(name) !== index);
  return twice === undefined ? [] : [{ path: at, value: twice, reason: because('visitedTwice') }];
}

function checkKinds(path: Path, at: string, kinds: ReadonlyMap<string, string>): readonly Problem[] {
  return path.flatMap((name, index) => {
    const isEnd = index === 0 || index === path.length - 1;
    const kind = kinds.get(name) ?? '';
    if (!isNamed(kind) || (kind === 'host') === isEnd) return [];
    const needed: NodeDocument['kind'] = isEnd ? 'host' : 'switch';
    return [{ path: at, value: name, reason: because('wrongKind', { kind, needed }) }];
  });
}

function checkGaps(
  path: Path,
  at: string,
  names: ReadonlySet<string>,
  hops: ReadonlySet<string>,
): readonly Problem[] {
  return hopsAlong(path).flatMap((hop) => {
    const [from = '', to = ''] = hop.split('>');
    if (!names.has(from) || !names.has(to) || from === to || hops.has(hop)) return [];
    return [{ path: at, value: hop, reason: because('notConnected', { from, to }) }];
  });
}

/** Problem of a name that no node has; without any named node nothing is reported. */
function dangling(path: string, name: string, names: ReadonlySet<string>): Problem[] {
  if (!isNamed(name) || names.size === 0 || names.has(name)) return [];
  return [{ path, value: name, reason: because('noSuch', { what: 'node', known: [...names] }) }];
}
