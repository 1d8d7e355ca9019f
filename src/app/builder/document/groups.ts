import { isNonEmpty, type ScenarioDocument, type VcDocument } from '../../../contract/index.ts';
import { hopOf, routeOf } from './parts.ts';

/** Equal senders with the same route, drawn as one group. */
export interface SenderGroup {
  /** VCs in the order of the document. */
  readonly vcs: readonly VcDocument[];
  readonly first: VcDocument;
  /** Switches from entry to exit. */
  readonly route: readonly string[];
}

/** Key of what the VCs of a group have in common: route, host links, and everything except numbers, names and hosts. */
function likenessOf(vc: VcDocument, linkOf: (hop: string) => unknown): string {
  const { id: _id, name: _name, path, ...rest } = vc;
  const ends = [hopOf(path[0] ?? '', path[1] ?? ''), hopOf(path.at(-2) ?? '', path.at(-1) ?? '')];
  return JSON.stringify([routeOf(vc), rest, ends.map(linkOf)]);
}

export function senderGroups({ vcs, links }: ScenarioDocument): readonly SenderGroup[] {
  const values = new Map<string, unknown>();
  for (const { a, b, ...rest } of links) {
    values.set(hopOf(a, b), rest);
    values.set(hopOf(b, a), rest.backRateMbps === undefined ? rest : { ...rest, isBack: true });
  }
  const groups = new Map<string, VcDocument[]>();
  for (const vc of vcs) {
    const likeness = likenessOf(vc, (hop) => values.get(hop));
    groups.set(likeness, [...(groups.get(likeness) ?? []), vc]);
  }
  return [...groups.values()].flatMap((alike) =>
    isNonEmpty(alike) ? [{ vcs: alike, first: alike[0], route: routeOf(alike[0]) }] : [],
  );
}

/** Example: `1–5, 11`, with consecutive numbers as a range. */
export function numbersOf({ vcs }: Pick<SenderGroup, 'vcs'>): string {
  const runs: [number, number][] = [];
  for (const { id } of vcs) {
    const last = runs.at(-1);
    if (last && id === last[1] + 1) last[1] = id;
    else runs.push([id, id]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}\u2013${to}`)).join(', ');
}
