import type { ArrivalsDocument, LinkDocument, ScenarioDocument, VcDocument } from '../../contract/index.ts';
import { sendersOf } from './sendersFault.ts';

type Ports = ScenarioDocument['ports'];

/** The document with this number of senders in a group: copies the last one, or removes the last ones. */
export function withSenders(document: ScenarioDocument, group: string, count: number): ScenarioDocument {
  const senders = sendersOf(document, group);
  const last = senders.at(-1);
  if (last === undefined || senders.length === count) return document;
  const next = senders.length < count ? withCopy(document, last) : without(document, last);
  return withSenders(next, group, count);
}

/** The first free name after `h9`: `h10`, `h11` ... */
function freeName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/\d+$/, '');
  let number = Number(name.slice(stem.length)) + 1;
  if (name === stem) number = 2;
  while (taken.includes(`${stem}${number}`)) number++;
  return `${stem}${number}`;
}

/** Hosts at the ends of a VC that no other VC uses. */
function ownHosts({ vcs }: ScenarioDocument, vc: VcDocument): readonly string[] {
  const ends = [vc.path[0], vc.path.at(-1)].filter((id) => id !== undefined);
  return ends.filter((id) => !vcs.some((other) => other !== vc && other.path.includes(id)));
}

const touches = ({ a, b }: LinkDocument, id: string): boolean => a === id || b === id;
const renamed = (id: string, from: string, to: string): string => (id === from ? to : id);
const renamedHop = (hop: string, from: string, to: string): string =>
  hop
    .split('>')
    .map((id) => renamed(id, from, to))
    .join('>');

/** Inserts a copy after each list item that is copied. */
const withBehind = <T>(
  list: readonly T[],
  isCopied: (item: T) => boolean,
  copy: (item: T) => T,
): readonly T[] => {
  const copied = list.filter(isCopied);
  const at = list.findLastIndex(isCopied) + 1;
  return list.toSpliced(at, 0, ...copied.map(copy));
};

function withHostCopy(document: ScenarioDocument, from: string, to: string): ScenarioDocument {
  const { nodes, links, ports } = document;
  return {
    ...document,
    nodes: withBehind(
      nodes,
      ({ id }) => id === from,
      (node) => ({ ...node, id: to }),
    ),
    links: withBehind(
      links,
      (link) => touches(link, from),
      (link) => ({ ...link, a: renamed(link.a, from, to), b: renamed(link.b, from, to) }),
    ),
    ...(ports && { ports: withPortCopies(ports, from, to) }),
    ...(document.impairments && { impairments: withHops(document.impairments, from, to) }),
  };
}

const withHops = <T>(record: Readonly<Record<string, T>>, from: string, to: string): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([hop, value]) => {
      const other = renamedHop(hop, from, to);
      return other === hop
        ? [[hop, value]]
        : [
            [hop, value],
            [other, value],
          ];
    }),
  );
const withPortCopies = (ports: NonNullable<Ports>, from: string, to: string): Ports =>
  withHops(ports, from, to);

function withCopy(document: ScenarioDocument, last: VcDocument): ScenarioDocument {
  const [source = ''] = last.path;
  const copied = [...new Set([source, ...ownHosts(document, last)])];
  let grown = document;
  let { path } = last;
  for (const host of copied) {
    const name = freeName(
      host,
      grown.nodes.map(({ id }) => id),
    );
    grown = withHostCopy(grown, host, name);
    path = path.map((id) => renamed(id, host, name));
  }
  const id = Math.max(...document.vcs.map((vc) => vc.id)) + 1;
  const names = document.vcs.flatMap(({ name }) => name ?? []);
  const name = last.name === undefined ? {} : { name: freeName(last.name, names) };
  const copy: VcDocument = { ...last, id, ...name, path };
  return {
    ...grown,
    vcs: [...grown.vcs, copy],
    ...inPools(document, (pool) => (pool.includes(last.id) ? [...pool, id] : pool)),
  };
}

function without(document: ScenarioDocument, last: VcDocument): ScenarioDocument {
  const gone = ownHosts(document, last);
  const isGone = (hop: string): boolean => hop.split('>').some((id) => gone.includes(id));
  const withoutGone = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([hop]) => !isGone(hop)));
  const { ports, impairments } = document;
  return {
    ...document,
    nodes: document.nodes.filter(({ id }) => !gone.includes(id)),
    links: document.links.filter((link) => !gone.some((id) => touches(link, id))),
    vcs: document.vcs.filter((vc) => vc !== last),
    ...(ports && { ports: withoutGone(ports) }),
    ...(impairments && { impairments: withoutGone(impairments) }),
    ...inPools(document, (pool) => pool.filter((id) => id !== last.id)),
  };
}

function inPools(
  { arrivals }: ScenarioDocument,
  change: (vcs: readonly number[]) => readonly number[],
): { arrivals?: readonly ArrivalsDocument[] } {
  return arrivals === undefined
    ? {}
    : { arrivals: arrivals.map((pool) => ({ ...pool, vcs: change(pool.vcs) })) };
}
