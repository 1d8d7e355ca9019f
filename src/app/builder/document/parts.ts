import {
  entryOf,
  type LinkDocument,
  type NodeDocument,
  type ScenarioDocument,
  type VcDocument,
} from '../../../contract/index.ts';

/** Everything but hosts: what links of the drawing join. */
export const switchesOf = ({ nodes }: ScenarioDocument): readonly NodeDocument[] =>
  nodes.filter(({ kind }) => kind !== 'host');

export const namesOf = ({ nodes }: ScenarioDocument): ReadonlySet<string> =>
  new Set(nodes.map(({ id }) => id));

/** Links between switches; the others join hosts and belong to groups of senders. */
export function trunksOf(document: ScenarioDocument): readonly LinkDocument[] {
  const names = new Set(switchesOf(document).map(({ id }) => id));
  return document.links.filter(({ a, b }) => names.has(a) && names.has(b));
}

export const joins = (link: LinkDocument, a: string, b: string): boolean =>
  (link.a === a && link.b === b) || (link.a === b && link.b === a);

export const linkBetween = ({ links }: ScenarioDocument, a: string, b: string): LinkDocument | undefined =>
  links.find((link) => joins(link, a, b));

/** Directed: `S1>S2`, the port of S1 towards S2. */
export const hopOf = (from: string, to: string): string => `${from}>${to}`;

/** `S5`, the first name of its kind that is free. */
export function freeName(taken: ReadonlySet<string>, stem: string, first = 1): string {
  let number = first;
  while (taken.has(`${stem}${number}`)) number++;
  return `${stem}${number}`;
}

/** Switches from entry to exit. */
export const routeOf = ({ path }: VcDocument): readonly string[] => path.slice(1, -1);

export function withRoute(vc: VcDocument, route: readonly string[]): VcDocument {
  const [source = ''] = vc.path;
  return { ...vc, path: [source, ...route, vc.path.at(-1) ?? ''] };
}

/** Neighbours of each switch in the order of the links. */
export function neighboursOf(document: ScenarioDocument): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>(switchesOf(document).map(({ id }) => [id, []]));
  for (const { a, b } of trunksOf(document)) {
    entryOf(found, a).push(b);
    entryOf(found, b).push(a);
  }
  return found;
}
