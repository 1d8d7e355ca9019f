import {
  CELL_BITS,
  CELL_PAYLOAD,
  keysOf,
  type LinkDocument,
  lastKey,
  type ParameterValue,
  type PortState,
  pathOf,
  type Settings,
  type VcDocument,
} from '../../contract/index.ts';
import type { Place, Read } from './form/source.ts';
import type { Network } from './network.ts';
import { type PortShare, type ShareKey, sharesAlong } from './shares.ts';

/** What values follow from. */
export interface Basis {
  readonly network: Network;
  readonly settings: Settings;
  readonly read: Read;
  /** As they are in the run; left out: there is none yet. */
  readonly ports?: readonly PortState[] | undefined;
}

interface Hop {
  readonly link: LinkDocument;
  readonly isBack: boolean;
}

const hopsOf = ({ network: { links } }: Basis, { path }: VcDocument): readonly Hop[] =>
  path.slice(1).flatMap((to, i) => {
    const link = links.find(({ a, b }) => (a === path[i] && b === to) || (b === path[i] && a === to));
    return link === undefined ? [] : [{ link, isBack: link.b === path[i] }];
  });

const linkValue = ({ read }: Basis, link: LinkDocument, key: 'rateMbps' | 'backRateMbps' | 'delayMs') =>
  read(pathOf('links', `${link.a}>${link.b}`, key)) ?? link[key];

function cellRate(basis: Basis, vc: VcDocument): number | null {
  const [first] = hopsOf(basis, vc);
  if (first === undefined || first.link.kind === 'ethernet') return null;
  const back = first.isBack ? linkValue(basis, first.link, 'backRateMbps') : undefined;
  return (Number(back ?? linkValue(basis, first.link, 'rateMbps')) * 1e6) / CELL_BITS;
}

const roundTripMs = (basis: Basis, vc: VcDocument): number =>
  hopsOf(basis, vc).reduce((sum, { link }) => sum + 2 * Number(linkValue(basis, link, 'delayMs')), 0);

/** Of rate control of a VC: its own value, that of the document for all, or the default; null: there is none of these. */
function abrValue({ read, settings }: Basis, { id }: VcDocument, key: string): number | null {
  const written = read(pathOf('vcs', String(id), 'abr', key)) ?? read(pathOf('abr', key));
  const value = written ?? settings.abr.find((one) => one.key === key)?.default;
  return typeof value === 'number' ? value : null;
}

function initialRate(basis: Basis, vc: VcDocument): number | null {
  const pcr = abrValue(basis, vc, 'pcr') ?? cellRate(basis, vc);
  const [tbe, mcr] = [abrValue(basis, vc, 'tbeCells'), abrValue(basis, vc, 'mcr')];
  if (pcr === null || tbe === null) return null;
  const frttMs = abrValue(basis, vc, 'frttMs') ?? roundTripMs(basis, vc);
  const exposed = frttMs > 0 ? (tbe * 1e3) / frttMs : pcr;
  return Math.max(mcr ?? 0, Math.min(pcr, exposed));
}

function missingCells(basis: Basis, vc: VcDocument): number | null {
  const [tbe, nrm] = [abrValue(basis, vc, 'tbeCells'), abrValue(basis, vc, 'nrm')];
  return tbe === null || nrm === null ? null : Math.ceil(tbe / nrm);
}

/** Of each buffer on its way, if it is the same there. */
const portShare =
  (key: ShareKey) =>
  ({ ports = [] }: Basis, vc: VcDocument): number | null => {
    const found = sharesAlong(ports, vc, key).map(({ share }) => share);
    return found.every((one) => one === found[0]) ? (found[0] ?? null) : null;
  };

/** What a VC does without a key of its source or of its rate control, as the engine works it out. */
const OF_VC: Readonly<Record<string, (basis: Basis, vc: VcDocument) => number | null>> = {
  'source.peakCellRate': cellRate,
  'source.packetBytes': () => CELL_PAYLOAD,
  'abr.pcr': cellRate,
  'abr.icr': initialRate,
  'abr.frttMs': roundTripMs,
  'abr.crm': missingCells,
  'share.min': portShare('min'),
  'share.max': portShare('max'),
};

/** The one value of all; null where they differ. */
function alike(values: readonly (ParameterValue | null)[]): ParameterValue | null {
  const [first = null] = values;
  return values.every((one) => one === first) ? first : null;
}

function derivedAt(basis: Basis, { path }: Place): ParameterValue | null {
  const { network, read } = basis;
  const [root = '', name = '', ...rest] = keysOf(path);
  if (root === 'links' && lastKey(path) === 'backRateMbps')
    return read(pathOf(root, name, 'rateMbps')) ?? null;
  if (path === 'measure.toS') return read('run.durationS') ?? null;
  const isOne = root === 'vcs';
  const of = OF_VC[isOne ? pathOf(...rest) : path];
  if (of === undefined) return null;
  const vcs = network.vcs.filter(({ id, abr }) => (isOne ? String(id) === name : abr !== undefined));
  return alike(vcs.map((vc) => of(basis, vc)));
}

const SHARE_KEYS: Readonly<Record<string, ShareKey>> = { 'share.min': 'min', 'share.max': 'max' };

/** Of a share without a value: what the ports on the way of the VC give; null: it is no share of one VC. */
export function sharesBehind(
  { network, ports = [] }: Basis,
  places: readonly Place[],
): readonly PortShare[] | null {
  const [place] = places;
  const [root, name, ...rest] = keysOf(place?.path ?? '');
  const key = root === 'vcs' ? SHARE_KEYS[pathOf(...rest)] : undefined;
  if (key === undefined) return null;
  const vc = places.length === 1 ? network.vcs.find(({ id }) => String(id) === name) : undefined;
  return vc === undefined ? [] : sharesAlong(ports, vc, key);
}

/**
 * What holds at the places of a setting that has neither a value nor a default there: it follows from the network; null where
 * that differs from place to place, or where nothing says it.
 */
export const derivedValue = (basis: Basis, places: readonly Place[]): ParameterValue | null =>
  alike(places.map((place) => derivedAt(basis, place)));
