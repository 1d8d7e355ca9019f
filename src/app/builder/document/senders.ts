import {
  type LinkDocument,
  MOST_VCS,
  type ScenarioDocument,
  type SourceDocument,
  type VcDocument,
} from '../../../contract/index.ts';
import { without } from '../../store/objects.ts';
import { type SenderGroup, senderGroups } from './groups.ts';
import { freeName, linkBetween, namesOf, switchesOf, withRoute } from './parts.ts';
import { bestRoute } from './routes.ts';
import { tidied } from './tidy.ts';

type LinkValues = Omit<LinkDocument, 'a' | 'b'>;

/** Everything that all senders of a group have in common. */
export interface Pattern {
  readonly vc: Omit<VcDocument, 'id' | 'path' | 'name'>;
  readonly access: LinkValues;
  readonly exit: LinkValues;
}

/** Largest number of VCs that a document may have. */
export const MOST_SENDERS = MOST_VCS;

const NEAR: LinkValues = { rateMbps: 155.52, delayMs: 0.01 };

/** Default sender: TCP with packets of 12 cells, as in the papers, starting within 10 ms. */
export const USUAL_SENDER: Pattern = {
  vc: { source: { kind: 'greedy-tcp', packetBytes: 512, startMs: { from: 0, to: 10 } } },
  access: NEAR,
  exit: NEAR,
};

export interface Added {
  readonly document: ScenarioDocument;
  /** Number of the first VC of the group. */
  readonly vc: number;
}

/** The largest VC number plus one. */
const nextNumber = ({ vcs }: ScenarioDocument): number => Math.max(0, ...vcs.map(({ id }) => id)) + 1;

const ofLink = (link: LinkDocument | undefined): LinkValues => {
  if (link === undefined) return NEAR;
  const { a: _a, b: _b, ...values } = link;
  return values;
};

/** Pattern of a VC, to add others like it. */
export function vcPattern(document: ScenarioDocument, vc: VcDocument): Pattern {
  const { id: _id, path, name: _name, ...rest } = vc;
  const [source = '', entry = ''] = path;
  return {
    vc: rest,
    access: ofLink(linkBetween(document, source, entry)),
    exit: ofLink(linkBetween(document, path.at(-2) ?? '', path.at(-1) ?? '')),
  };
}

/** Name for a group: the first free letter from `b` on. */
function freeLetter({ vcs }: ScenarioDocument): string {
  const taken = new Set(vcs.map(({ group = '' }) => group));
  const letters = [...'bcdefghijklmnopqrstuvwxyz'];
  return letters.find((letter) => !taken.has(letter)) ?? freeName(taken, 'b');
}

/** Adds a VC along a route, between hosts of its own unless they are given. */
function withSender(
  document: ScenarioDocument,
  route: readonly string[],
  { vc, access, exit }: Pattern,
  hosts: { readonly source?: string; readonly destination?: string } = {},
): ScenarioDocument {
  const id = nextNumber(document);
  const names = namesOf(document);
  const source = hosts.source ?? freeName(names, 'src', id);
  const destination = hosts.destination ?? freeName(names, 'dst', id);
  const [entry = '', last = ''] = [route[0], route.at(-1)];
  const added = [
    ...(hosts.source === undefined ? [{ id: source, link: { a: source, b: entry, ...access } }] : []),
    ...(hosts.destination === undefined
      ? [{ id: destination, link: { a: last, b: destination, ...exit } }]
      : []),
  ];
  return {
    ...document,
    nodes: [...document.nodes, ...added.map((host) => ({ id: host.id, kind: 'host' as const }))],
    links: [...document.links, ...added.map(({ link }) => link)],
    vcs: [...document.vcs, { id, path: [source, ...route, destination], ...vc }],
  };
}

/** Adds a group of senders along the shortest route between two switches. */
export function addSenders(document: ScenarioDocument, from: string, to: string, count: number): Added {
  const names = switchesOf(document).map(({ id }) => id);
  const vc = nextNumber(document);
  if (!names.includes(from) || !names.includes(to)) return { document, vc };
  const route = bestRoute(document, from, to);
  let next = document;
  for (let i = 0; i < Math.min(count, MOST_SENDERS); i++) next = withSender(next, route, USUAL_SENDER);
  return { document: next, vc };
}

/** Removes VCs, and the hosts that only they used. */
export function removeVcs(document: ScenarioDocument, ids: readonly number[]): ScenarioDocument {
  return tidied(document, { ...document, vcs: document.vcs.filter(({ id }) => !ids.includes(id)) });
}

export const removeGroup = (document: ScenarioDocument, { vcs }: SenderGroup): ScenarioDocument =>
  removeVcs(
    document,
    vcs.map(({ id }) => id),
  );

/** Adds a copy of a group. Its own name keeps the two apart and sums up its results. */
export function copyGroup(document: ScenarioDocument, { vcs, route, first }: SenderGroup): Added {
  const { vc: like, ...links } = vcPattern(document, first);
  const pattern = { ...links, vc: { ...like, group: freeLetter(document) } };
  const vc = nextNumber(document);
  return { vc, document: vcs.reduce((sum) => withSender(sum, route, pattern), document) };
}

/** Adds senders like the first one, or removes the last ones. A host that all of them share stays shared. */
export function setCount(document: ScenarioDocument, group: SenderGroup, count: number): ScenarioDocument {
  const { vcs, route, first } = group;
  const wanted = Math.min(MOST_SENDERS, Math.max(1, Math.round(count)));
  if (wanted < vcs.length)
    return removeVcs(
      document,
      vcs.slice(wanted).map(({ id }) => id),
    );
  const pattern = vcPattern(document, first);
  const hosts = sharedHosts(group);
  let next = document;
  for (let i = vcs.length; i < wanted; i++) next = withSender(next, route, pattern, hosts);
  return next;
}

function sharedHosts({ vcs }: SenderGroup): { source?: string; destination?: string } {
  const same = (at: number) => {
    const [host, ...others] = new Set(vcs.map(({ path }) => path.at(at) ?? ''));
    return vcs.length > 1 && others.length === 0 ? host : undefined;
  };
  const [source, destination] = [same(0), same(-1)];
  return { ...(source !== undefined && { source }), ...(destination !== undefined && { destination }) };
}

const changeVcs = (
  document: ScenarioDocument,
  { vcs }: SenderGroup,
  change: (vc: VcDocument) => VcDocument,
): ScenarioDocument => {
  const ids = new Set(vcs.map(({ id }) => id));
  return { ...document, vcs: document.vcs.map((vc) => (ids.has(vc.id) ? change(vc) : vc)) };
};

/** Sets another route between the same switches or others, in which case the hosts move to these. */
export function setRoute(
  document: ScenarioDocument,
  group: SenderGroup,
  route: readonly string[],
): ScenarioDocument {
  const names = switchesOf(document).map(({ id }) => id);
  if (route.length === 0 || new Set(route).size < route.length || !route.every((id) => names.includes(id)))
    return document;
  const [entry = '', exit = ''] = [route[0], route.at(-1)];
  const [oldEntry = '', oldExit = ''] = [group.route[0], group.route.at(-1)];
  const ends: readonly Move[] = [
    { at: 0, from: oldEntry, to: entry },
    { at: -1, from: oldExit, to: exit },
  ];
  const moved = ends.filter(({ from, to }) => from !== to);
  const next = changeVcs(document, group, (vc) => withRoute(vc, route));
  return tidied(
    document,
    moved.reduce((sum, move) => withMovedHosts(sum, group, move), next),
  );
}

interface Move {
  /** End of the path: 0 for sources, -1 for destinations. */
  readonly at: 0 | -1;
  readonly from: string;
  readonly to: string;
}

/** Moves the links of hosts to another switch; a host that other VCs still use there gets a second link. */
function withMovedHosts(
  document: ScenarioDocument,
  { vcs }: SenderGroup,
  { at, from, to }: Move,
): ScenarioDocument {
  const own = new Set(vcs.map(({ id }) => id));
  let { links } = document;
  for (const host of new Set(vcs.map(({ path }) => path.at(at) ?? ''))) {
    const link = links.find(({ a, b }) => (a === host && b === from) || (b === host && a === from));
    const isThere = links.some(({ a, b }) => (a === host && b === to) || (b === host && a === to));
    if (link === undefined || isThere) continue;
    const moved = link.a === host ? { ...link, b: to } : { ...link, a: to };
    const isShared = document.vcs.some(
      (vc) => !own.has(vc.id) && vc.path.includes(host) && vc.path.includes(from),
    );
    links = isShared ? [...links, moved] : links.map((known) => (known === link ? moved : known));
  }
  return { ...document, links };
}

/** Sets the end switches of a group, with the shortest route. */
export const setEnds = (
  document: ScenarioDocument,
  group: SenderGroup,
  from: string,
  to: string,
): ScenarioDocument => setRoute(document, group, bestRoute(document, from, to));

/** Sets values of the links of the group's hosts. */
export function setHostLinks(
  document: ScenarioDocument,
  { vcs }: SenderGroup,
  end: 'access' | 'exit',
  values: Partial<Pick<LinkDocument, 'rateMbps' | 'delayMs'>>,
): ScenarioDocument {
  const pairs = new Set(
    vcs.map(({ path }) => (end === 'access' ? path.slice(0, 2) : path.slice(-2)).toSorted().join(' ')),
  );
  const isOne = ({ a, b }: LinkDocument) => pairs.has([a, b].toSorted().join(' '));
  return { ...document, links: document.links.map((link) => (isOne(link) ? { ...link, ...values } : link)) };
}

/** Sets the source of all senders of a group; a new kind keeps no values of the previous one. */
export function setGroupSource(
  document: ScenarioDocument,
  group: SenderGroup,
  source: SourceDocument,
): ScenarioDocument {
  const isOther = source.kind !== group.first.source.kind;
  return changeVcs(document, group, (vc) => {
    const bare = isOther ? without(vc, 'tcp', 'abr', 'credit', 'serviceClass', 'idealMbps') : vc;
    return { ...bare, source, ...(source.kind === 'greedy' && isOther && { serviceClass: 'abr', abr: {} }) };
  });
}

/** Flow control of the senders of a group. */
export type Control = 'none' | 'abr' | 'credit';

export const controlOf = ({ first: { abr, credit } }: SenderGroup): Control =>
  abr !== undefined ? 'abr' : credit !== undefined ? 'credit' : 'none';

/** Sets the flow control, with the values of the document; a peak rate is removed, because rates and credits set the pace. */
export function setControl(
  document: ScenarioDocument,
  group: SenderGroup,
  control: Control,
): ScenarioDocument {
  if (control === controlOf(group)) return document;
  return changeVcs(document, group, (vc) => {
    const bare = without(vc, 'abr', 'credit');
    const isAbr = bare.serviceClass === 'abr';
    if (control === 'none') return isAbr ? without(bare, 'serviceClass') : bare;
    const { peakCellRate: _peak, ...source } = bare.source;
    if (control === 'abr') return { ...bare, source, serviceClass: 'abr', abr: {} };
    return { ...(isAbr ? without(bare, 'serviceClass') : bare), source, credit: {} };
  });
}

/** The group of a VC. */
export const groupWith = (document: ScenarioDocument, vc: number): SenderGroup | undefined =>
  senderGroups(document).find(({ vcs }) => vcs.some(({ id }) => id === vc));
