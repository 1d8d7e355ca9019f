import {
  because,
  type Catalog,
  type EditPath,
  EVERY_VC,
  formatPath,
  keysOf,
  type LossPath,
  type Path,
  type PathOf,
  type PortPath,
  parseEditPath,
  parsePath,
  readEditPath,
  readPath,
  type ScenarioDocument,
  type SourceRatePath,
  sourceRateIn,
} from '../../contract/index.ts';
import { MOST_CELLS_PER_SECOND, SLOWEST_CELLS_PER_SECOND } from '../../engine/traffic/shapes.ts';
import { checkNumber } from '../validation/parameters.ts';
import { checkRateEdit, isLiveRate } from './abrEdits.ts';
import { type CheckedEdit, type EditState, refusal, sound } from './judged.ts';
import { BUFFER, BUFFERS, checkPortEdit, MECHANISM, PARAMETER, type PortEdit } from './portEdits.ts';
import { sendersFault } from './sendersFault.ts';
import { placesAtPorts, placesOfKeys, placesOfVcs, type SettingPlaces } from './settingPaths.ts';
import { checkVcEdit } from './vcEdits.ts';

/** Meaning of a kind of path in a document. */
interface Kind<P extends Path> {
  /** Places of a document that a setting changes, or the reason why it has none. */
  places(document: ScenarioDocument, path: P, value: unknown): SettingPlaces;
  /** Order among the settings of a document, lowest first: settings that others depend on. Absent: last. */
  rank?(path: P): number;
}

/** Meaning of a kind of path in a document and in a run. */
interface LiveKind<P extends EditPath> extends Kind<P> {
  /** Checks an edit against the run as it is, or at its start. */
  judge(path: P, value: unknown, state: EditState, catalog: Catalog): CheckedEdit;
  /** Whether the path can change during a run; absent: always. */
  isLive?(path: P): boolean;
}

/** An edit of ports that applies to all of them or none. */
const ofPorts = <P extends PortPath>(edit: PortEdit<P>): LiveKind<P> => ({
  judge: (path, value, state, catalog) => checkPortEdit(edit, path, value, state, catalog),
  places: (document, path) => placesAtPorts(document, path, edit.place(path)),
});

/** Checks a live edit of a loss parameter, such as `impairments.S1>S2.lossProbability`. */
function checkLossEdit(path: LossPath, value: unknown, { links }: EditState): CheckedEdit {
  if (!links.some(({ id }) => id === path.link)) {
    const known = links.map(({ id }) => id);
    return refusal(formatPath(path), value, because('noSuch', { what: 'linkDirection', known }));
  }
  const checked = checkNumber(value, { min: 0, max: 1, integer: false, unit: '' });
  return checked.ok ? sound(checked.value) : refusal(formatPath(path), value, checked.reason);
}

/** Checks a live edit of the rate of one source, or of all sources at a constant rate. */
function checkSourceRate(path: SourceRatePath, value: unknown, { senders }: EditState): CheckedEdit {
  const constant = senders.filter(({ source }) => source.kind === 'deterministic').map(({ id }) => id);
  const ids = constant.filter((id) => path.vc === EVERY_VC || path.vc === String(id));
  if (ids.length === 0) {
    const reason = because('noSuch', { what: 'constantRateVc', known: constant.map(String) });
    return refusal(formatPath(path), value, reason);
  }
  const checked = checkNumber(value, {
    min: SLOWEST_CELLS_PER_SECOND,
    max: MOST_CELLS_PER_SECOND,
    integer: false,
    unit: 'cells/s',
  });
  return checked.ok ? sound(checked.value, { ids }) : refusal(formatPath(path), value, checked.reason);
}

/** Kinds of paths that can change during a run. */
const LIVE: { readonly [K in EditPath['kind']]: LiveKind<PathOf<K>> } = {
  mechanism: {
    ...ofPorts(MECHANISM),
    rank: ({ port, serviceClass }) => (port === null && serviceClass === null ? 1 : 2),
  },
  parameter: ofPorts(PARAMETER),
  buffer: ofPorts(BUFFER),
  buffers: ofPorts(BUFFERS),
  vc: {
    judge: checkVcEdit,
    places: (document, path) => placesOfVcs(document, keysOf(formatPath(path))),
  },
  loss: {
    judge: checkLossEdit,
    places: (_document, path) => ({ ok: true, places: [{ keys: keysOf(formatPath(path)) }] }),
  },
  rate: {
    judge: checkRateEdit,
    isLive: isLiveRate,
    places: (document, path) => {
      const keys = keysOf(formatPath(path));
      return path.vc === null ? { ok: true, places: [{ keys }] } : placesOfVcs(document, keys);
    },
  },
  sourceRate: {
    judge: checkSourceRate,
    places: (document, path) => placesOfVcs(document, keysOf(sourceRateIn(path))),
  },
};

/** Meaning of each kind of path: for a new one the compiler demands an entry here, in `engine/run/carriedOut.ts` and `app/settings/kinds.ts`. */
const KINDS: { readonly [K in Path['kind']]: Kind<PathOf<K>> } = {
  ...LIVE,
  senders: {
    rank: () => 0,
    places: (document, { group }, value) => {
      const reason = sendersFault(document, group, value);
      return reason === null ? { ok: true, places: [], group } : { ok: false, reason };
    },
  },
  document: { places: (document, { keys }) => placesOfKeys(document, keys) },
};

const kindOf = (path: Path): Kind<Path> => KINDS[path.kind];
const liveOf = (path: EditPath): LiveKind<EditPath> => LIVE[path.kind];

/** Checks a live edit against the present state. */
export function checkLiveEdit(text: string, value: unknown, state: EditState, catalog: Catalog): CheckedEdit {
  const parsed = parseEditPath(text);
  return parsed.ok
    ? liveOf(parsed.path).judge(parsed.path, value, state, catalog)
    : refusal(text, value, parsed.reason);
}

/** Whether the path can change during a run. */
export function isLive(text: string): boolean {
  const path = readEditPath(text);
  return path !== null && (liveOf(path).isLive?.(path) ?? true);
}

/** Translates a path into the places of a document that it changes. */
export function placesOf(document: ScenarioDocument, text: string, value: unknown): SettingPlaces {
  const parsed = parsePath(text);
  return parsed.ok ? kindOf(parsed.path).places(document, parsed.path, value) : parsed;
}

/** Order of a setting among the settings of a document, lowest first. */
export function rankOf(text: string): number {
  const path = readPath(text);
  return (path === null ? undefined : kindOf(path).rank?.(path)) ?? 3;
}
