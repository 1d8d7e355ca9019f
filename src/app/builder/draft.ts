import { createStore } from 'zustand';
import type { Problem, ScenarioDocument } from '../../contract/index.ts';
import { judge } from '../client/requests.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { builderTexts as words } from '../strings/builder/texts.ts';
import { keepDraft, keptDraft } from './keptDraft.ts';
import { automaticPlaces, type Moment, type Places, placesFor } from './layout.ts';
import { NETWORK, present, type Selected } from './selected.ts';

/** What dragging from switch to switch does. */
export type Mode = 'move' | 'link' | 'senders' | 'route';

interface DraftState {
  /** Null before a network has been begun. */
  readonly now: Moment | null;
  /** Oldest first. */
  readonly past: readonly Moment[];
  /** Taken back, the last one first. */
  readonly later: readonly Moment[];
  readonly selected: Selected;
  readonly mode: Mode;
  /** A pointer is down: all that it changes until it is lifted is one step. */
  readonly held: 'unmoved' | 'moved' | null;
  /** What the worker says is wrong with it; null until it has answered. */
  readonly problems: readonly Problem[] | null;
  /** What was done last, for screen readers. */
  readonly done: string;
}

/** Steps that can be taken back. */
const MOST_STEPS = 500;

export const draftOf = perSession((session) => {
  const kept = keptDraft();
  const draft = createStore<DraftState>()(() => ({
    now: kept,
    past: [],
    later: [],
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
    keepDraft(now);
    if (now === null || now.document === before.now?.document) return;
    draft.setState({ problems: null });
    ask(now.document);
  });
  return draft;
});

export const useDraft = hookOf(draftOf);

/** Another network; what was there can be taken back. */
export function begin(
  session: Session,
  document: ScenarioDocument,
  places: Places = automaticPlaces(document),
): void {
  advance(session, { document, places }, NETWORK, '');
}

function advance(session: Session, next: Moment, selected: Selected, done: string): void {
  draftOf(session).setState(({ now, past, held }) => ({
    now: next,
    past: now === null || held === 'moved' ? past : [...past, now].slice(-MOST_STEPS),
    later: [],
    selected: present(next.document, selected),
    held: held && 'moved',
    done,
  }));
}

/** A pointer goes down: a slider that is dragged from here on makes one step. */
export const hold = (session: Session): void => draftOf(session).setState({ held: 'unmoved' });

export const release = (session: Session): void => draftOf(session).setState({ held: null });

/** What an operation makes of the network, with what is selected then and what is said about it. */
export interface Change {
  readonly document?: ScenarioDocument;
  readonly places?: Places;
  readonly selected?: Selected;
  readonly done?: string;
}

/** Carries out a change, if it changes anything. */
export function change(session: Session, make: (now: Moment) => Change): void {
  const { now, selected } = draftOf(session).getState();
  if (now === null) return;
  const made = make(now);
  const document = made.document ?? now.document;
  const places = placesFor(document, made.places ?? now.places);
  const isSame = document === now.document && JSON.stringify(places) === JSON.stringify(now.places);
  if (isSame) draftOf(session).setState({ selected: present(document, made.selected ?? selected) });
  else advance(session, { document, places }, made.selected ?? selected, made.done ?? '');
}

export const select = (session: Session, selected: Selected): void =>
  draftOf(session).setState(({ now, mode }) => ({
    selected: now === null ? NETWORK : present(now.document, selected),
    mode: mode === 'route' && selected.kind !== 'group' ? 'move' : mode,
  }));

export function undo(session: Session): void {
  draftOf(session).setState(({ now, past, later, selected }) => {
    const before = past.at(-1);
    if (before === undefined || now === null) return {};
    return {
      now: before,
      past: past.slice(0, -1),
      later: [now, ...later],
      selected: present(before.document, selected),
      done: '',
    };
  });
}

export function redo(session: Session): void {
  draftOf(session).setState(({ now, past, later, selected }) => {
    const [next, ...rest] = later;
    if (next === undefined || now === null) return {};
    return {
      now: next,
      past: [...past, now],
      later: rest,
      selected: present(next.document, selected),
      done: '',
    };
  });
}
