import { isSame, type ScenarioDocument } from '../../contract/index.ts';
import { currentLook } from '../client/opening/address.ts';
import { openDocument } from '../client/opening/open.ts';
import { hrefOf } from '../link/place.ts';
import { writeLink } from '../link/query.ts';
import { EMPTY_LINK, type LinkState } from '../link/state.ts';
import type { Session } from '../session/session.ts';
import { withEdits } from '../settings/document.ts';
import { editsUntil } from '../store/branches/branches.ts';
import { showDialog } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';
import { builderTexts as words } from '../strings/builder/texts.ts';
import { copied } from '../widgets/clipboard.ts';
import { savedWords, saveFile } from '../widgets/saveFile.ts';
import { numbersOf, type SenderGroup } from './document/groups.ts';
import {
  addSwitch,
  canConnect,
  connect,
  copySwitch,
  isFreeName,
  removeLink,
  removeSwitch,
  rename,
} from './document/network.ts';
import { addSenders, copyGroup, groupWith, removeGroup, setRoute } from './document/senders.ts';
import { asDraft, TEMPLATES, type TemplateName } from './document/templates.ts';
import { change, draftOf, select, setMode, startNetwork } from './draft.ts';
import type { GestureWish } from './drawing/gesture.ts';
import {
  automaticPlaces,
  placeBelow,
  type SwitchPlace,
  snapped,
  switchPlaces,
  withoutOverlaps,
  withPlaces,
} from './layout.ts';
import { keepPreviousRun, presentRun } from './previousRun.ts';
import { NETWORK } from './selected.ts';

/** Number of senders of a newly drawn group. */
const USUAL_COUNT = 5;

export const beginTemplate = (session: Session, name: TemplateName): void =>
  startNetwork(session, TEMPLATES[name](name === 'empty' ? words.own : words.templates[name]));

/** Title of a network that began as another one. */
const changed = (title: string): string => (title.endsWith(words.changed('')) ? title : words.changed(title));

/**
 * Begins with the network of the run on the page, including all changes up to the head. A network that was run from the builder
 * and not changed since is the draft as it was left.
 */
export function beginHere(session: Session): void {
  const { loaded, now } = stageOf(session).getState();
  if (loaded === null) return;
  const { scenario } = loaded;
  const edits = editsUntil(session, now);
  if (edits.length === 0 && isSame(scenario, finished(session))) return;
  startNetwork(session, withEdits(asDraft(scenario, changed(scenario.title)), edits), switchPlaces(scenario));
}

/** Begins with the network on the page, in the mode that changes the route of a VC's sender group. */
export function beginRoute(session: Session, vc: number): void {
  beginHere(session);
  select(session, { kind: 'group', vc });
  if (draftOf(session).getState().selected.kind === 'group') setMode(session, 'route');
}

/** Begins with the network of a scene; null where no scene has the name. */
export function beginScene(session: Session, scenario: ScenarioDocument | null): void {
  if (scenario) startNetwork(session, asDraft(scenario, changed(scenario.title)), switchPlaces(scenario));
}

export const addSwitchTo = (session: Session): void =>
  change(session, ({ document }) => {
    const { id, document: next } = addSwitch(document);
    return { document: next, selected: { kind: 'switch', id }, done: words.done.added(id) };
  });

export const connectIn = (session: Session, a: string, b: string): void =>
  change(session, ({ document }) => {
    if (!canConnect(document, a, b)) return { done: words.done.joined(a, b) };
    const selected = { kind: 'link', a, b } as const;
    return { document: connect(document, a, b), selected, done: words.done.added(words.link(a, b)) };
  });

export const addSendersTo = (session: Session, from: string, to: string, count = USUAL_COUNT): void =>
  change(session, ({ document }) => {
    const { document: next, vc } = addSenders(document, from, to, count);
    return { document: next, selected: { kind: 'group', vc }, done: words.done.senders(count, from, to) };
  });

/** Changes the group of a VC, which stays selected by the VC's number. */
export function changeGroup(
  session: Session,
  vc: number,
  make: (document: ScenarioDocument, group: SenderGroup) => ScenarioDocument,
): void {
  change(session, ({ document }) => {
    const group = groupWith(document, vc);
    return group === undefined ? {} : { document: make(document, group) };
  });
}

export const edit = (session: Session, make: (document: ScenarioDocument) => ScenarioDocument): void =>
  change(session, ({ document }) => ({ document: make(document) }));

export const removeSelected = (session: Session): void =>
  change(session, ({ document }) => {
    const { selected } = draftOf(session).getState();
    if (selected.kind === 'switch')
      return {
        document: removeSwitch(document, selected.id),
        selected: NETWORK,
        done: words.done.removed(selected.id),
      };
    if (selected.kind === 'link') {
      const { a, b } = selected;
      return {
        document: removeLink(document, a, b),
        selected: NETWORK,
        done: words.done.removed(words.link(a, b)),
      };
    }
    const group = selected.kind === 'group' ? groupWith(document, selected.vc) : undefined;
    if (group === undefined) return {};
    return {
      document: removeGroup(document, group),
      selected: NETWORK,
      done: words.done.removed(words.vcs(numbersOf(group))),
    };
  });

export const copySelected = (session: Session): void =>
  change(session, ({ document, places }) => {
    const { selected } = draftOf(session).getState();
    if (selected.kind === 'switch') {
      const { document: next, id } = copySwitch(document, selected.id);
      return {
        document: next,
        places: { ...places, [id]: placeBelow(places, selected.id) },
        selected: { kind: 'switch', id },
        done: words.done.added(id),
      };
    }
    const group = selected.kind === 'group' ? groupWith(document, selected.vc) : undefined;
    if (group === undefined) return {};
    const { document: next, vc } = copyGroup(document, group);
    return {
      document: next,
      selected: { kind: 'group', vc },
      done: words.done.copied(words.vcs(numbersOf(group))),
    };
  });

/** Renames a switch; false where the name is not allowed. */
export function renameIn(session: Session, id: string, name: string): boolean {
  const { now } = draftOf(session).getState();
  if (now === null || !isFreeName(now.document, id, name)) return false;
  change(session, ({ document, places }) => ({
    document: rename(document, id, name),
    places: Object.fromEntries(
      Object.entries(places).map(([key, place]) => [key === id ? name : key, place]),
    ),
    selected: { kind: 'switch', id: name },
  }));
  return true;
}

export const moveSwitch = (session: Session, id: string, to: (place: SwitchPlace) => SwitchPlace): void =>
  change(session, ({ places }) => {
    const place = places[id];
    return place === undefined ? {} : { places: { ...places, [id]: snapped(to(place)) } };
  });

export const arrangeSwitches = (session: Session): void =>
  change(session, ({ document }) => ({ places: automaticPlaces(document) }));

/** Moves switches that are on the same place apart. */
export const spreadOut = (session: Session): void =>
  change(session, ({ places }) => ({ places: withoutOverlaps(places), done: words.done.spread }));

/** Applies a gesture on the drawing. */
export function applyGesture(session: Session, wish: GestureWish): void {
  if (wish.kind === 'move') moveSwitch(session, wish.id, () => wish.place);
  else if (wish.kind === 'connect') connectIn(session, wish.a, wish.b);
  else if (wish.kind === 'senders') addSendersTo(session, wish.from, wish.to);
  else if (wish.kind === 'route') {
    const { selected } = draftOf(session).getState();
    if (selected.kind === 'group')
      changeGroup(session, selected.vc, (document, group) => setRoute(document, group, wish.route));
  } else select(session, wish.selected);
}

/** The network as it is run, shared and saved; null before one has been begun. */
export function finished(session: Session): ScenarioDocument | null {
  const { now } = draftOf(session).getState();
  return now && withPlaces(now.document, now.places);
}

/** Shows the network on the stage, where it has a link and a file like any run. The builder leads back to the previous run. */
export async function run(session: Session): Promise<void> {
  const scenario = finished(session);
  if (scenario === null) return;
  const before = presentRun(session);
  showDialog(session, null);
  const problems = await openDocument(session, scenario);
  if (problems.length === 0) keepPreviousRun(session, before);
}

const stateOf = (session: Session, scenario: ScenarioDocument): LinkState => ({
  ...EMPTY_LINK,
  ...currentLook(session),
  scenario,
});

/** Saves a file for `npm run sim -- run`. @param said notice for a saved file */
export function saveScenario(session: Session, said: (file: string) => string = words.done.saved): string {
  const scenario = finished(session);
  if (scenario === null) return '';
  const name = `${scenario.id}.json`;
  saveFile(name, 'application/json', `${JSON.stringify(scenario, null, 2)}\n`);
  return savedWords(name, said);
}

/** Copies a link that contains the whole network; one too large for a link is saved as a file. */
export async function shareLink(session: Session): Promise<string> {
  const scenario = finished(session);
  if (scenario === null) return '';
  const { query, form } = writeLink(stateOf(session, scenario));
  if (form === 'file') return saveScenario(session, words.done.tooLong);
  return (await copied(hrefOf(query))) ? words.done.linkCopied : words.done.notCopied;
}
