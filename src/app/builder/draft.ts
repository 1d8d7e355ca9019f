import { array, custom, is, looseObject, object } from 'valibot';
import { createStore } from 'zustand';
import { isSame, type Problem, type ScenarioDocument } from '../../contract/index.ts';
import { judge } from '../client/requests.ts';
import { json, kept } from '../kept.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { type History, NO_STEPS, stepTarget, withMove, withStep } from '../store/history.ts';
import { builderTexts as words } from '../strings/builder/texts.ts';
import { automaticPlaces, type DraftMoment, placesFor, type SwitchPlaces } from './layout.ts';
import { NETWORK, present, type Selected } from './selected.ts';

const some = looseObject({});

/** Minimum for the drawing and the forms; all other faults of a network are reported next to them. */
const DRAWABLE = looseObject({ nodes: array(some), links: array(some), vcs: array(some) });

/** The network under construction, kept while the tab is open. */
const KEPT_DRAFT = kept<DraftMoment>(
  'cellscope.draft',
  json(
    object({
      document: custom<ScenarioDocument>((value) => is(DRAWABLE, value)),
      places: custom<SwitchPlaces>((value) => is(some, value)),
    }),
  ),
  'tab',
);

/** Effect of dragging from switch to switch. */
export type Mode = 'move' | 'link' | 'senders' | 'route';

interface DraftState {
  /** Null before a network has been begun. */
  readonly now: DraftMoment | null;
  readonly history: History<DraftMoment>;
  readonly selected: Selected;
  readonly mode: Mode;
  /** Whether a pointer is down, and has changed something: all changes until it is lifted are one step. */
  readonly held: 'unmoved' | 'moved' | null;
  /** Problems that the worker reports; null until it has answered. */
  readonly problems: readonly Problem[] | null;
  /** Description of the last change, for screen readers. */
  readonly done: string;
}

/** Most steps that can be undone. */
const MOST_STEPS = 500;

export const draftOf = perSession((session) => {
  const kept = KEPT_DRAFT.read();
  const draft = createStore<DraftState>()(() => ({
    now: kept,
    history: NO_STEPS,
    selected: NETWORK,
    mode: 'move',
    held: null,
    problems: null,
    done: kept === null ? '' : words.done.kept,
  }));
  const ask = (document: ScenarioDocument): void => {
    judge(session, document).then(
      (problems) => {
        if (draft.getState().now?.document === document) draft.setState({ problems });
      },
      () => {}, // a worker that failed is reported by its session, and the next change asks again
    );
  };
  if (kept !== null) ask(kept.document);
  draft.subscribe(({ now }, before) => {
    if (now === before.now) return;
    KEPT_DRAFT.keep(now);
    if (now === null || now.document === before.now?.document) return;
    draft.setState({ problems: null });
    ask(now.document);
  });
  return draft;
});

export const useDraft = hookOf(draftOf);

/** Replaces the network; undo brings the previous one back. */
export function startNetwork(
  session: Session,
  document: ScenarioDocument,
  places: SwitchPlaces = automaticPlaces(document),
): void {
  advance(session, { document, places }, NETWORK, '');
}

function advance(session: Session, next: DraftMoment, selected: Selected, done: string): void {
  draftOf(session).setState(({ now, history, held }) => ({
    now: next,
    history:
      now === null ? history : withStep(history, { before: now, after: next }, MOST_STEPS, held === 'moved'),
    selected: present(next.document, selected),
    held: held && 'moved',
    done,
  }));
}

/** Called when a pointer goes down: dragging a slider until its release makes one step. */
export const holdSlider = (session: Session): void => draftOf(session).setState({ held: 'unmoved' });

export const release = (session: Session): void => draftOf(session).setState({ held: null });

export const setMode = (session: Session, mode: Mode): void => draftOf(session).setState({ mode });

export const setDone = (session: Session, done: string): void => draftOf(session).setState({ done });

/** Result of a change: the network, the selection, and the announcement. */
export interface DraftChange {
  readonly document?: ScenarioDocument;
  readonly places?: SwitchPlaces;
  readonly selected?: Selected;
  readonly done?: string;
}

/** Applies a change, if it changes anything. */
export function change(session: Session, make: (now: DraftMoment) => DraftChange): void {
  const { now, selected } = draftOf(session).getState();
  if (now === null) return;
  const made = make(now);
  const document = made.document ?? now.document;
  const places = placesFor(document, made.places ?? now.places);
  if (document === now.document && isSame(places, now.places))
    draftOf(session).setState({ selected: present(document, made.selected ?? selected) });
  else advance(session, { document, places }, made.selected ?? selected, made.done ?? '');
}

export const select = (session: Session, selected: Selected): void =>
  draftOf(session).setState(({ now, mode }) => ({
    selected: now === null ? NETWORK : present(now.document, selected),
    mode: mode === 'route' && selected.kind !== 'group' ? 'move' : mode,
  }));

/** Undoes (-1) or redoes (1) a step. */
const step = (session: Session, by: -1 | 1): void =>
  draftOf(session).setState(({ history, selected }) => {
    const now = stepTarget(history, by);
    if (now === null) return {};
    return { now, history: withMove(history, by), selected: present(now.document, selected), done: '' };
  });

export const undoDraft = (session: Session): void => step(session, -1);
export const redoDraft = (session: Session): void => step(session, 1);
