import {
  CELL_PAYLOAD,
  effectiveRates,
  firstCellRate,
  keysOf,
  type LinkDocument,
  lastKey,
  type ParameterValue,
  type PortState,
  pathOf,
  type Settings,
  type VcDocument,
} from '../../contract/index.ts';
import type { Read, SettingPlace } from './form/source.ts';
import type { Network } from './network.ts';
import { type PortShare, type ShareKey, sharesAlong } from './shares.ts';

/** Everything from which default values are derived. */
export interface DefaultsContext {
  readonly network: Network;
  readonly settings: Settings;
  readonly read: Read;
  /** Port states of the run; undefined without a run. */
  readonly ports?: readonly PortState[] | undefined;
}

/** The network with the current rates and delays of its links. */
function linksNow({ network, read }: DefaultsContext): Pick<Network, 'links'> {
  const now = (link: LinkDocument, key: 'rateMbps' | 'backRateMbps' | 'delayMs') => {
    const value = read(pathOf('links', `${link.a}>${link.b}`, key));
    return value === undefined ? {} : { [key]: Number(value) };
  };
  const links = network.links.map((link) => ({
    ...link,
    ...now(link, 'rateMbps'),
    ...now(link, 'backRateMbps'),
    ...now(link, 'delayMs'),
  }));
  return { links };
}

/** Cell rate of the first link that a VC sends cells on; Ethernet links carry frames, so they are left out. */
function cellRate(basis: DefaultsContext, vc: VcDocument): number | null {
  const cells = linksNow(basis).links.filter(({ kind }) => kind !== 'ethernet');
  return finite(firstCellRate(vc, { links: cells }));
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Rate control value of a VC: its own, that of the document for all VCs, or the default; null without any. */
function abrValue({ read, settings }: DefaultsContext, { id }: VcDocument, key: string): number | null {
  const written = read(pathOf('vcs', String(id), 'abr', key)) ?? read(pathOf('abr', key));
  const value = written ?? settings.abr.find((setting) => setting.key === key)?.default;
  return typeof value === 'number' ? value : null;
}

const RATE_KEYS = ['pcr', 'icr', 'frttMs', 'crm', 'mcr', 'tbeCells', 'nrm'] as const;

/** Default of a rate control value that the document leaves out. */
const rate =
  (key: 'pcr' | 'icr' | 'frttMs' | 'crm') =>
  (basis: DefaultsContext, vc: VcDocument): number | null => {
    const written = RATE_KEYS.filter((rateKey) => rateKey !== key).map((rateKey) => [
      rateKey,
      abrValue(basis, vc, rateKey),
    ]);
    const known = Object.fromEntries(written.filter(([, value]) => value !== null));
    return finite(effectiveRates(known, vc, linksNow(basis))[key]);
  };

/** Share of a VC in the buffers along its path, if it is the same in all of them. */
const portShare =
  (key: ShareKey) =>
  ({ ports = [] }: DefaultsContext, vc: VcDocument): number | null => {
    const found = sharesAlong(ports, vc, key).map(({ share }) => share);
    return found.every((value) => value === found[0]) ? (found[0] ?? null) : null;
  };

/** Values of a VC without the key of its source or rate control, as the engine derives them. */
const OF_VC: Readonly<Record<string, (basis: DefaultsContext, vc: VcDocument) => number | null>> = {
  'source.peakCellRate': cellRate,
  'source.packetBytes': () => CELL_PAYLOAD,
  'abr.pcr': rate('pcr'),
  'abr.icr': rate('icr'),
  'abr.frttMs': rate('frttMs'),
  'abr.crm': rate('crm'),
  'share.min': portShare('min'),
  'share.max': portShare('max'),
};

/** The common value; null where values differ. */
function alike(values: readonly (ParameterValue | null)[]): ParameterValue | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

function effectiveDefaultAt(basis: DefaultsContext, { path }: SettingPlace): ParameterValue | null {
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

/** Port shares along the VC's path that apply to a share without a value; null unless the setting is a share of a single VC. */
export function sharesBehind(
  { network, ports = [] }: DefaultsContext,
  places: readonly SettingPlace[],
): readonly PortShare[] | null {
  const [place] = places;
  const [root, name, ...rest] = keysOf(place?.path ?? '');
  const key = root === 'vcs' ? SHARE_KEYS[pathOf(...rest)] : undefined;
  if (key === undefined) return null;
  const vc = places.length === 1 ? network.vcs.find(({ id }) => String(id) === name) : undefined;
  return vc === undefined ? [] : sharesAlong(ports, vc, key);
}

/**
 * Effective value of a setting that has neither a value nor a default at its places, derived from the network; null where the
 * places differ, or where nothing determines it.
 */
export const effectiveDefault = (
  basis: DefaultsContext,
  places: readonly SettingPlace[],
): ParameterValue | null => alike(places.map((place) => effectiveDefaultAt(basis, place)));
