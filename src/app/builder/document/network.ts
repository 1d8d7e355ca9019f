import type { LinkDocument, NodeDocument, ScenarioDocument } from '../../../contract/index.ts';
import { without } from '../../store/objects.ts';
import { freeName, hopOf, joins, linkBetween, namesOf, routeOf, switchesOf, trunksOf } from './parts.ts';
import { rerouted } from './routes.ts';
import { tidied } from './tidy.ts';

/** Default link: STS-3c with its overhead, over a metropolitan distance. */
export const USUAL_LINK = { rateMbps: 155.52, delayMs: 1 } as const;

export function addSwitch(document: ScenarioDocument): { document: ScenarioDocument; id: string } {
  const id = freeName(namesOf(document), 'S');
  return { id, document: { ...document, nodes: [...document.nodes, { id, kind: 'switch' }] } };
}

/** Whether a link may be drawn: between two switches that have none yet. */
export function canConnect(document: ScenarioDocument, a: string, b: string): boolean {
  const names = switchesOf(document).map(({ id }) => id);
  return a !== b && names.includes(a) && names.includes(b) && linkBetween(document, a, b) === undefined;
}

/** Adds a link; VCs without a route are routed again and may use it. */
export function connect(
  document: ScenarioDocument,
  a: string,
  b: string,
  values: Omit<LinkDocument, 'a' | 'b'> = USUAL_LINK,
): ScenarioDocument {
  if (!canConnect(document, a, b)) return document;
  // Placed before the links of hosts, where people look for it.
  const trunks = trunksOf(document);
  const others = document.links.filter((link) => !trunks.includes(link));
  return rerouted({ ...document, links: [...trunks, { a, b, ...values }, ...others] });
}

/** Changes the kind of a node. A router has no ports with cells, and a switch no buffer for frames, so these settings are removed. */
export function setKind(document: ScenarioDocument, id: string, kind: 'switch' | 'router'): ScenarioDocument {
  const node = switchesOf(document).find((candidate) => candidate.id === id);
  if (node === undefined || node.kind === kind) return document;
  const nodes = document.nodes.map((other) =>
    other === node ? { ...without(other, 'bufferPackets', 'segments'), kind } : other,
  );
  const isHere = (port: string) => port.startsWith(hopOf(id, ''));
  const ports = Object.entries(document.ports ?? {}).filter(([port]) => !isHere(port));
  const next = { ...document, nodes, ...(document.ports && { ports: Object.fromEntries(ports) }) };
  return isHere(document.stage?.port ?? '')
    ? { ...next, stage: without(document.stage ?? {}, 'port') }
    : next;
}

/** Removes a link; VCs that used it are rerouted, if there is another route. */
export function removeLink(document: ScenarioDocument, a: string, b: string): ScenarioDocument {
  const links = document.links.filter((link) => !joins(link, a, b));
  return tidied(document, rerouted({ ...document, links }));
}

/** Removes a switch with its links and all VCs that enter or leave there; other VCs are rerouted, if there is another route. */
export function removeSwitch(document: ScenarioDocument, id: string): ScenarioDocument {
  const ends = (route: readonly string[]) => route[0] === id || route.at(-1) === id;
  const next = {
    ...document,
    nodes: document.nodes.filter((node) => node.id !== id),
    links: document.links.filter(({ a, b }) => a !== id && b !== id),
    vcs: document.vcs.filter((vc) => !ends(routeOf(vc))),
  };
  return tidied(document, rerouted(next));
}

/** Adds a switch with the same links to other switches and the same port settings. */
export function copySwitch(
  document: ScenarioDocument,
  id: string,
): { document: ScenarioDocument; id: string } {
  const node = switchesOf(document).find((candidate) => candidate.id === id);
  if (node === undefined) return { document, id };
  const name = freeName(namesOf(document), 'S');
  const copied: NodeDocument = { ...node, id: name };
  const links = trunksOf(document)
    .filter(({ a, b }) => a === id || b === id)
    .map((link) => ({ ...link, ...(link.a === id ? { a: name } : { b: name }) }));
  const grown = links.reduce((sum: ScenarioDocument, { a, b, ...values }) => connect(sum, a, b, values), {
    ...document,
    nodes: [...document.nodes, copied],
  });
  const ports = portsOfCopy(document, id, name);
  return { id: name, document: ports === undefined ? grown : { ...grown, ports } };
}

/** Port settings between switches, extended by those of the copy. */
function portsOfCopy(document: ScenarioDocument, id: string, copy: string): ScenarioDocument['ports'] {
  const { ports } = document;
  if (!ports) return undefined;
  const added = trunksOf(document).flatMap(({ a, b }) => {
    if (a !== id && b !== id) return [];
    const other = a === id ? b : a;
    const pairs = [
      [hopOf(id, other), hopOf(copy, other)],
      [hopOf(other, id), hopOf(other, copy)],
    ] as const;
    return pairs.flatMap(([from, to]) => (ports[from] ? [[to, ports[from]] as const] : []));
  });
  return { ...ports, ...Object.fromEntries(added) };
}

/** Whether a switch may have a name: it is valid in documents, and no other node has it. */
export function isFreeName(document: ScenarioDocument, id: string, name: string): boolean {
  return name === id || (/^[\w-]{1,24}$/.test(name) && !namesOf(document).has(name));
}

/** Renames a switch wherever the document mentions it. */
export function rename(document: ScenarioDocument, id: string, name: string): ScenarioDocument {
  if (name === id || !isFreeName(document, id, name)) return document;
  const newName = (nodeId: string) => (nodeId === id ? name : nodeId);
  const hops = new Map(
    document.links.flatMap(({ a, b }) =>
      [
        [a, b],
        [b, a],
      ].map(([from = '', to = '']) => [hopOf(from, to), hopOf(newName(from), newName(to))] as const),
    ),
  );
  const keys = <V>(record: Readonly<Record<string, V>>): Record<string, V> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [hops.get(key) ?? key, value]));
  const { ports, impairments, stage } = document;
  return {
    ...document,
    nodes: document.nodes.map((node) => ({ ...node, id: newName(node.id) })),
    links: document.links.map((link) => ({ ...link, a: newName(link.a), b: newName(link.b) })),
    vcs: document.vcs.map((vc) => ({ ...vc, path: vc.path.map(newName) })),
    ...(ports && { ports: keys(ports) }),
    ...(impairments && { impairments: keys(impairments) }),
    ...(stage?.port !== undefined && { stage: { ...stage, port: hops.get(stage.port) ?? stage.port } }),
  };
}
