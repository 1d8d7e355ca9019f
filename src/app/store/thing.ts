import { createStore } from 'zustand';
import type { SettingGroup } from '../../contract/index.ts';
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
  /** Only the settings of this group are unfolded; null: the first ones. */
  readonly unfold: SettingGroup | null;
}

export const thingOf = perSession(() =>
  createStore<ThingState>()(() => ({ thing: null, takesFocus: false, unfold: null })),
);

export const useThing = hookOf(thingOf);

/** Opens the card of a thing. @param takesFocus it was asked for by keys, or from another part of the page */
export const openThing = (
  session: Session,
  thing: Thing,
  takesFocus = true,
  unfold: SettingGroup | null = null,
): void => thingOf(session).setState({ thing, takesFocus, unfold });

/** The card of all senders, at what rate control does there. */
export const openSources = (session: Session, takesFocus: boolean): void =>
  openThing(session, { kind: 'sender', id: null }, takesFocus, 'abr');

export const closeThing = (session: Session): void => thingOf(session).setState({ thing: null });

/** A press follows a VC and opens a card of it; while that is open, the next one ends both. */
function pressEnd(session: Session, kind: 'sender' | 'vc', vc: number, byKeys: boolean): void {
  const { thing } = thingOf(session).getState();
  const { followVc } = stageOf(session).getState();
  const isOpen = thing?.kind === kind && thing.id === String(vc);
  followVc(isOpen ? null : vc);
  if (isOpen) closeThing(session);
  else openThing(session, { kind, id: String(vc) }, byKeys);
}

export const pressSender = (session: Session, vc: number, byKeys: boolean): void =>
  pressEnd(session, 'sender', vc, byKeys);

/** Where a VC ends is its own card, as its source has that of the sender. */
export const pressDestination = (session: Session, vc: number): void => pressEnd(session, 'vc', vc, false);
