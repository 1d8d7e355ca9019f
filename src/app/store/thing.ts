import { createStore } from 'zustand';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { stageOf } from './stage.ts';

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

/** A press on a sender follows its VC and opens its card; while that is open, the next one ends both. */
export function pressSender(session: Session, vc: number, byKeys: boolean): void {
  const { thing } = thingOf(session).getState();
  const { followVc } = stageOf(session).getState();
  const isOpen = thing?.kind === 'sender' && thing.id === String(vc);
  followVc(isOpen ? null : vc);
  if (isOpen) closeThing(session);
  else openThing(session, { kind: 'sender', id: String(vc) }, byKeys);
}
