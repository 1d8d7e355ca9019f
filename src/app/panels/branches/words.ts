import {
  type BranchInfo,
  type Catalog,
  CLASS_NAMES,
  type Edit,
  EVERY_VC,
  editsApart,
  type ParameterValue,
  type PortPath,
  readEditPath,
  readPath,
} from '../../../contract/index.ts';
import { parameterValue, seconds, shortNumber } from '../../format.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import { isFromStart, mechanismsIn } from '../../store/paths.ts';
import { decidingMechanisms, vcName } from '../../store/rated.ts';
import { rateEdit } from '../../store/rateEdits.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { newest } from './newest.ts';
import { openedValue } from './openedValue.ts';
import { settingWords } from './settingWords.ts';

/** A for the run as it was opened, then B, C, ...; a letter stays with its branch. */
export const badgeOf = (id: number): string => String.fromCharCode(65 + ((id - 1) % 26));

/** Changes that are named; of more only the number. */
const MOST_SHOWN = 2;
/** Where they tell two branches apart. */
const MOST_APART = 3;

const valueWords = (value: ParameterValue): string =>
  typeof value === 'number' ? shortNumber(value) : value;

/** `2h1 `: whose a value is; nothing where it is that of all. */
const whose = (session: Session, vc: string | number | null): string =>
  vc === null || vc === EVERY_VC ? '' : `${vcName(stageOf(session).getState().loaded, Number(vc))} `;

const ofClass = ({ serviceClass }: PortPath): string =>
  serviceClass === null ? '' : `${CLASS_NAMES[serviceClass]} `;

const ofPort = (path: PortPath): string => `${path.port === null ? '' : `${path.port} `}${ofClass(path)}`;

/** What its card calls a parameter: that of the mechanism that runs, else of any with such a parameter. */
function parameterLabel(
  session: Session,
  { mechanism, name, port }: Extract<PortPath, { kind: 'parameter' }>,
  catalog: Catalog | null,
): string {
  const { loaded } = stageOf(session).getState();
  const state = loaded?.ports.find(({ id }) => id === (port ?? loaded.port));
  const known = catalog === null ? [] : mechanismsIn(catalog, mechanism);
  const labels = [...known]
    .sort((one, other) => Number(other.id === state?.[mechanism]) - Number(one.id === state?.[mechanism]))
    .flatMap(({ parameters }) => parameters.filter((one) => one.name === name))
    .map(({ label }) => label);
  return labels[0] ?? name;
}

/** `ESPD`, `Th1 1,400`, `buffer 2,500`, `2h1 RIF 1/4`. */
export function changeWords(session: Session, { path: text, value }: Edit, catalog: Catalog | null): string {
  const path = readEditPath(text);
  const rate = rateEdit(catalog, text);
  if (rate !== null)
    return `${whose(session, rate.vc)}${rate.spec.label} ${parameterValue(rate.spec, value)}`;
  switch (path?.kind) {
    case 'mechanism': {
      const known = catalog === null ? [] : mechanismsIn(catalog, path.mechanism);
      return known.find(({ id }) => id === value)?.short ?? String(value);
    }
    case 'parameter':
      return `${ofClass(path)}${parameterLabel(session, path, catalog)} ${valueWords(value)}`;
    case 'buffer':
    case 'buffers':
      return `${ofPort(path)}${en.branches.keys[path.kind] ?? path.kind} ${valueWords(value)}`;
    default:
      return settingWords(text, value, (id) => (Number.isNaN(Number(id)) ? id : whose(session, id).trim()));
  }
}

/** What makes a branch another run than the one it left: the last value of each path that this has not, since then. */
export function ownChanges(
  { parent, forkPs, edits }: BranchInfo,
  list: readonly BranchInfo[],
): readonly Edit[] {
  const left = list.find(({ id }) => id === parent)?.edits ?? [];
  const isKept = (edit: Edit) =>
    left.some(({ time, path, value }) => time === edit.time && path === edit.path && value === edit.value);
  return newest(parent === null ? edits : edits.filter((edit) => edit.time >= forkPs && !isKept(edit)));
}

/** The name the reader gave a branch, or what was changed on it. */
export function branchWords(session: Session, branch: BranchInfo): string {
  const { names, list } = branchesOf(session).getState();
  const name = names[branch.id];
  if (name) return name;
  const changes = ownChanges(branch, list);
  if (changes.length === 0)
    return branch.parent === null ? openedWords(session, branch) : en.branches.unchanged;
  return newestWords(session, changes);
}

function newestWords(session: Session, changes: readonly Edit[], most = MOST_SHOWN): string {
  const { catalog } = stageOf(session).getState();
  const named = changes.slice(-most).map((edit) => changeWords(session, edit, catalog));
  const rest = changes.length - named.length;
  return rest > 0 ? `${named.join(', ')} ${en.branches.more_(rest)}` : named.join(', ');
}

/** What runs: the subtitle of the scene, behind what a branch changes of it from the start. */
export function subtitleNow(session: Session, subtitle: string, edits: readonly Edit[]): string {
  const changes = newest(edits.filter(isFromStart));
  if (changes.length === 0) return subtitle;
  const senders = stageOf(session).getState().loaded?.vcs.length ?? 0;
  const isCounted = changes.some(({ path }) => readPath(path)?.kind === 'senders');
  const words = newestWords(session, changes);
  return en.branches.changed(isCounted ? en.branches.inAll(words, senders) : words, subtitle);
}

/** The run as it was opened: by the settings that other branches have changed, else by what decides first. */
function openedWords(session: Session, branch: BranchInfo): string {
  const { list } = branchesOf(session).getState();
  const others = newest(list.filter((one) => one !== branch).flatMap(({ edits }) => edits));
  const opened = others.flatMap((edit) => {
    const value = openedValue(session, edit.path);
    return value === undefined ? [] : [{ ...edit, value }];
  });
  return opened.length === 0
    ? firstPolicy(session)
    : `${newestWords(session, opened)} ${en.branches.asOpened}`;
}

/**
 * Branches by the settings that not all of them have, in their order: `RCD, buffer 2,000` and `ESPD, buffer 1,000`. Where
 * they have the same at different times, with the time.
 */
export function namesApart(session: Session, branches: readonly BranchInfo[]): readonly string[] {
  const { names } = branchesOf(session).getState();
  const { catalog } = stageOf(session).getState();
  const edited = branches.map(({ edits }) => new Map(newest(edits).map((edit) => [edit.path, edit])));
  const paths = [...new Set(edited.flatMap((own) => [...own.keys()]))];
  const valueAt = (own: (typeof edited)[number] | undefined, path: string): ParameterValue | undefined =>
    own?.get(path)?.value ?? openedValue(session, path);
  const differing = paths.filter((path) =>
    edited.some((own) => valueAt(own, path) !== valueAt(edited[0], path)),
  );
  return branches.map((branch, i) => {
    const own = edited[i];
    const changes = differing.flatMap((path): readonly Edit[] => {
      const value = valueAt(own, path);
      return value === undefined ? [] : [{ time: 0, path, value }];
    });
    const later = changes.length > 0 ? [] : editsApart(branches.map(({ edits }) => edits));
    const timed = newest(later.filter((edit) => branch.edits.includes(edit))).map((edit) =>
      en.branches.since(changeWords(session, edit, catalog), seconds(edit.time, 3)),
    );
    const words = changes.length > 0 ? newestWords(session, changes, MOST_APART) : timed.join(', ');
    return names[branch.id] || words || branchWords(session, branch);
  });
}

/** `EPD as opened`, by what decides first. */
function firstPolicy(session: Session): string {
  const { loaded, catalog } = stageOf(session).getState();
  const port = loaded?.ports.find(({ id }) => id === loaded.port);
  const decides = decidingMechanisms({ loaded })[0];
  const known = {
    algorithm: catalog?.algorithms.find(({ id }) => id === port?.algorithm),
    policy: catalog?.policies.find(({ id }) => id === port?.policy),
    scheduler: catalog?.schedulers.find(({ id }) => id === port?.scheduler),
    allocation: undefined,
  };
  const policy = known[decides]?.short;
  return policy ? `${policy} ${en.branches.asOpened}` : en.branches.asOpened;
}
