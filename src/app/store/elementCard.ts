import { createStore } from 'zustand';
import type { SettingGroup } from '../../contract/index.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { stageOf } from './stage.ts';

/** Kinds of elements that have a card. */
export const ELEMENT_KINDS = ['sender', 'vc', 'link', 'port', 'switch', 'router', 'pool', 'run'] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

export interface NetworkElement {
  readonly kind: ElementKind;
  /** Number of a VC, `S1>S2`, `S1`; null: all elements of the kind. */
  readonly id: string | null;
}

interface ElementCardState {
  /** Element of the open card; null while none is open. */
  readonly element: NetworkElement | null;
  /** Whether the focus moves into the card, because it was opened by keys. */
  readonly takesFocus: boolean;
  /** The only unfolded group of settings; null: the first ones. */
  readonly unfold: SettingGroup | null;
}

export const elementCardOf = perSession(() =>
  createStore<ElementCardState>()(() => ({ element: null, takesFocus: false, unfold: null })),
);

export const useElementCard = hookOf(elementCardOf);

/** Opens the card of an element. @param takesFocus true if requested by keys or from another part of the page */
export const openElementCard = (
  session: Session,
  element: NetworkElement,
  takesFocus = true,
  unfold: SettingGroup | null = null,
): void => elementCardOf(session).setState({ element: element, takesFocus, unfold });

/** Opens the card of all senders at its rate control settings. */
export const openSources = (session: Session, takesFocus: boolean): void =>
  openElementCard(session, { kind: 'sender', id: null }, takesFocus, 'abr');

export const closeElementCard = (session: Session): void =>
  elementCardOf(session).setState({ element: null });

/** A press follows a VC and opens its card; while that card is open, the next press undoes both. */
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

/** A destination opens the card of the VC, a source that of the sender. */
export const pressDestination = (session: Session, vc: number): void => pressEnd(session, 'vc', vc, false);
