import type { Session } from '../session/session.ts';
import { closeElementCard, elementCardOf } from '../store/elementCard.ts';
import { closeMechanism, pageOf } from '../store/page.ts';
import { whyOf } from '../store/questions/why.ts';
import { stageOf } from '../store/stage.ts';
import { closeWhy } from '../why/pick.ts';

/** Whether a modal dialog or popover of the browser is open, which Escape closes by default. */
export const isOverlaid = (): boolean => document.querySelector(':modal, :popover-open') !== null;

/** A text that changes when the open cards on a stage or the followed VC change. */
export function whatIsOpen(session: Session): string {
  const { element } = elementCardOf(session).getState();
  const { event } = whyOf(session).getState();
  const { mechanism } = pageOf(session).getState();
  return JSON.stringify([element, event, mechanism, stageOf(session).getState().followedVc]);
}

/** Closes the explanation, else the card of an element, else the explained mechanism; false: none of them is open. */
export function closeOpen(session: Session): boolean {
  if (whyOf(session).getState().event !== null) closeWhy(session);
  else if (elementCardOf(session).getState().element !== null) closeElementCard(session);
  else if (pageOf(session).getState().mechanism !== null) closeMechanism(session);
  else return false;
  return true;
}
