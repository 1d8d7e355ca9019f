import { createStore } from 'zustand';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';

/** What a card can be about. */
export const THING_KINDS = ['sender', 'vc', 'link', 'port', 'switch', 'router', 'pool', 'run'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export interface Thing {
  readonly kind: ThingKind;
  /** Number of a VC, `S1>S2`, `S1`; null: all of its kind. */
  readonly id: string | null;
}

interface ThingState {
  /** What the open card is about; null: none is open. */
  readonly thing: Thing | null;
  /** The focus goes into the card: it was opened by keys. */
  readonly takesFocus: boolean;
}

export const thingOf = perSession(() =>
  createStore<ThingState>()(() => ({ thing: null, takesFocus: false })),
);

export const useThing = hookOf(thingOf);

/** Opens the card of a thing. @param takesFocus it was asked for by keys, or from another part of the page */
export const openThing = (session: Session, thing: Thing, takesFocus = true): void =>
  thingOf(session).setState({ thing, takesFocus });

export const closeThing = (session: Session): void => thingOf(session).setState({ thing: null });
