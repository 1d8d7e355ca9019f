import { createStore } from 'zustand';
import type { SettingGroup } from '../../contract/index.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { stageOf } from './stage.ts';

/** What a card can be about. */
export const ELEMENT_KINDS = ['sender', 'vc', 'link', 'port', 'switch', 'router', 'pool', 'run'] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

export interface NetworkElement {
  readonly kind: ElementKind;
  /** Number of a VC, `S1>S2`, `S1`; null: all of its kind. */
  readonly id: string | null;
}

interface ElementCardState {
  /** What the open card is about; null: none is open. */
  readonly element: NetworkElement | null;
  /** The focus goes into the card: it was opened by keys. */
  readonly takesFocus: boolean;
  /** Only the settings of this group are unfolded; null: the first ones. */
  readonly unfold: SettingGroup | null;
}

export const elementCardOf = perSession(() =>
  createStore<ElementCardState>()(() => ({ element: null, takesFocus: false, unfold: null })),
);

export const useElementCard = hookOf(elementCardOf);

/** Opens the card of an element. @param takesFocus it was asked for by keys, or from another part of the page */
export const openElementCard = (
  session: Session,
  element: NetworkElement,
  takesFocus = true,
  unfold: SettingGroup | null = null,
): void => elementCardOf(session).setState({ element: element, takesFocus, unfold });

/** The card of all senders, at what rate control does there. */
export const openSources = (session: Session, takesFocus: boolean): void =>
  openElementCard(session, { kind: 'sender', id: null }, takesFocus, 'abr');

export const closeElementCard = (session: Session): void =>
  elementCardOf(session).setState({ element: null });

/** A press follows a VC and opens a card of it; while that is open, the next one ends both. */
function pressEnd(session: Session, kind: 'sender' | 'vc', vc: number, byKeys: boolean): void {
  const { element } = elementCardOf(session).getState();
  const { followVc } = stageOf(session).getState();
  const isOpen = element?.kind === kind && element.id === String(vc);
  followVc(isOpen ? null : vc);
  if (isOpen) closeElementCard(session);
  else openElementCard(session, { kind, id: String(vc) }, byKeys);
}

export const pressSender = (session: Session, vc: number, byKeys: boolean): void =>
  pressEnd(session, 'sender', vc, byKeys);

/** Where a VC ends is its own card, as its source has that of the sender. */
export const pressDestination = (session: Session, vc: number): void => pressEnd(session, 'vc', vc, false);
