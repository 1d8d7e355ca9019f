import type { ScenarioDocument, VcDocument } from '../../contract/index.ts';
import { ELEMENT_KINDS, type ElementKind, type NetworkElement } from '../store/elementCard.ts';
import { elementWords as words } from '../strings/panels/elementCard.ts';

/** The part of a document that may exist while it is drawn. */
export type Network = Pick<ScenarioDocument, 'nodes' | 'links' | 'vcs' | 'arrivals'>;

const linkId = ({ a, b }: { readonly a: string; readonly b: string }): string => `${a}>${b}`;

/** Output ports of switches. */
export const portsOf = ({ nodes, links }: Network): readonly string[] => {
  const switches = new Set(nodes.filter(({ kind }) => kind === 'switch').map(({ id }) => id));
  const ways = links.flatMap(({ a, b }) => [
    [a, b],
    [b, a],
  ]);
  return ways.filter(([from = '']) => switches.has(from)).map(([from, to]) => `${from}>${to}`);
};

const nodesOf = ({ nodes }: Network, wanted: string): readonly string[] =>
  nodes.filter(({ kind }) => kind === wanted).map(({ id }) => id);

const vcIds = ({ vcs }: Network): readonly string[] => vcs.map(({ id }) => String(id));

/** Ids of the elements of each kind in a network, in its order. */
const IDS: Readonly<Record<ElementKind, (network: Network) => readonly string[]>> = {
  sender: vcIds,
  vc: vcIds,
  link: ({ links }) => links.map(linkId),
  port: portsOf,
  switch: (network) => nodesOf(network, 'switch'),
  router: (network) => nodesOf(network, 'router'),
  pool: ({ arrivals = [] }) => arrivals.map(({ id }) => id),
  run: () => ['run'],
};

export const idsOf = (network: Network, kind: ElementKind): readonly string[] => IDS[kind](network);

/** Kinds of elements that the network has. */
export const kindsOf = (network: Network): readonly ElementKind[] =>
  ELEMENT_KINDS.filter((kind) => idsOf(network, kind).length > 0);

/** Id of a link in the document, given its ends in either order. */
export const linkCalled = (network: Network, from: string, to: string): string | null =>
  network.links.map(linkId).find((id) => id === `${from}>${to}` || id === `${to}>${from}`) ?? null;

export const vcOf = (network: Network, { kind, id }: NetworkElement): VcDocument | undefined =>
  kind === 'sender' || kind === 'vc' ? network.vcs.find((vc) => String(vc.id) === id) : undefined;

/** First switch on the path of the VC. */
export const entrySwitch = ({ path }: VcDocument): string => path[1] ?? '';

export function elementName(network: Network, { kind, id }: NetworkElement): string {
  if (id === null) return words.all[kind](idsOf(network, kind).length);
  const vc = vcOf(network, { kind, id });
  if (vc !== undefined) return words.one[kind](vc.name ?? id);
  const [from = '', to = ''] = id.split('>');
  if (kind === 'link') return words.one.link(`${from} \u2013 ${to}`);
  return words.one[kind](kind === 'port' ? `${from} \u2192 ${to}` : id);
}
