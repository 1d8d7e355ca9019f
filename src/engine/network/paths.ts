import { CELL_BITS, type LinkDocument, type Problem } from '../../contract/index.ts';
import { grouped } from '../text.ts';
import type { Draft, Join, Route } from './draft.ts';
import { LIMITS } from './limits.ts';

/** Directed: `S2>S3`. The id of a link, and of the output port of S2 that feeds it. */
export const hopId = (from: string, to: string): string => `${from}>${to}`;

/** Both directions of every link of the document, in its order. */
export function hopsOf(joins: readonly Join[]): readonly string[] {
  return joins.flatMap(({ a, b }) => [hopId(a, b), hopId(b, a)]);
}

/** The hops of a path in the order in which cells take them. */
export function hopsAlong(path: readonly string[]): readonly string[] {
  return path.slice(1).map((to, index) => hopId(path[index] as string, to));
}

/** Output ports of switches: hops that leave a node that is neither host nor router. */
export function switchPorts({ nodes, joins }: Pick<Draft, 'nodes' | 'joins'>): readonly string[] {
  const others = new Set(nodes.filter(({ kind }) => kind !== 'switch').map(({ id }) => id));
  return hopsOf(joins).filter((hop) => !others.has(hop.slice(0, hop.indexOf('>'))));
}

/** Links between nodes that are not there, from a node to itself, there twice, or with cells too late. */
export function checkLinks({ joins, links, names }: Draft): readonly Problem[] {
  const seen = new Set<string>();
  const ends = joins.flatMap(({ a, b }) => {
    const path = `links.${hopId(a, b)}`;
    const problems = [...dangling(`${path}.a`, a, names), ...dangling(`${path}.b`, b, names)];
    if (a === b) problems.push({ path, value: b, reason: 'a link from a node to itself' });
    if (seen.has(hopId(a, b))) {
      problems.push({ path, value: hopId(a, b), reason: 'a second link between the same nodes' });
    }
    for (const hop of hopsOf([{ a, b }])) seen.add(hop);
    return problems;
  });
  return [...ends, ...links.flatMap(checkVariation), ...links.flatMap(checkWire)];
}

/** A cell is late by at most the time of one cell. */
function checkVariation({ a, b, rateMbps, backRateMbps = 0, cdvUs = 0 }: LinkDocument): readonly Problem[] {
  const cellUs = CELL_BITS / Math.max(rateMbps, backRateMbps);
  if (cdvUs <= cellUs) return [];
  const reason = `more than a cell time; range 0 to ${cellUs.toFixed(3)} us`;
  return [{ path: `links.${hopId(a, b)}.cdvUs`, value: cdvUs, reason }];
}

/** The cells on a wire are kept in memory: a long one may not be arbitrarily fast. */
function checkWire({ a, b, rateMbps, backRateMbps = 0, delayMs }: LinkDocument): readonly Problem[] {
  const cellsPerMs = (Math.max(rateMbps, backRateMbps) * 1e3) / CELL_BITS;
  if (delayMs * cellsPerMs <= LIMITS.cellsOnWire) return [];
  const most = Math.floor(LIMITS.cellsOnWire / cellsPerMs);
  const reason = `more than ${grouped(LIMITS.cellsOnWire)} cells on the wire; range 0 to ${grouped(most)} ms at this rate`;
  return [{ path: `links.${hopId(a, b)}.delayMs`, value: delayMs, reason }];
}

/** Every VC runs from a host over connected switches to another host. */
export function checkPaths(draft: Draft): readonly Problem[] {
  const hops = new Set(hopsOf(draft.joins));
  const kinds = new Map(draft.nodes.map(({ id, kind }) => [id, kind]));
  return draft.routes.flatMap((route) => checkPath(route, draft, hops, kinds));
}

function checkPath(
  { id, path }: Route,
  { names, joinsComplete }: Draft,
  hops: ReadonlySet<string>,
  kinds: ReadonlyMap<string, string>,
): readonly Problem[] {
  const at = `vcs.${id}.path`;
  if (path.length < 3) {
    return [
      {
        path: at,
        value: path,
        reason: 'too short: a source host, at least one switch or router, a destination',
      },
    ];
  }
  const problems = path.flatMap((name) => dangling(at, name, names));
  const twice = path.find((name, index) => path.indexOf(name) !== index);
  if (twice !== undefined) problems.push({ path: at, value: twice, reason: 'visited twice' });
  for (const [index, name] of path.entries()) {
    const end = index === 0 || index === path.length - 1;
    const kind = kinds.get(name);
    if (kind !== undefined && (kind === 'host') !== end) {
      const expected = end ? 'host' : 'switch';
      problems.push({ path: at, value: name, reason: `a ${kind} where a path needs a ${expected}` });
    }
  }
  if (!joinsComplete) return problems;
  for (const hop of hopsAlong(path)) {
    const [from = '', to = ''] = hop.split('>');
    if (names.has(from) && names.has(to) && from !== to && !hops.has(hop)) {
      problems.push({ path: at, value: hop, reason: `not connected: no link between ${from} and ${to}` });
    }
  }
  return problems;
}

function dangling(path: string, name: string, names: ReadonlySet<string>): Problem[] {
  return names.has(name) ? [] : [{ path, value: name, reason: `no such node; known: ${some(names)}` }];
}

/** Names for a message, shortened. */
export function some(names: Iterable<string>): string {
  const all = [...names];
  if (all.length === 0) return 'none';
  return all.length > 12 ? `${all.slice(0, 12).join(', ')}, ... (${all.length})` : all.join(', ');
}
