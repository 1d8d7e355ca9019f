import type { WhyReport } from '../../../../contract/index.ts';
import type { Session } from '../../../session/session.ts';
import { setStoodAt, whyOf } from '../../../store/questions/why.ts';
import { stageOf } from '../../../store/stage.ts';
import { closeWhy } from '../../../why/pick.ts';

/**
 * The stage shows the moment that an explanation is about, just behind the event, as a step to it does. Once for each
 * event: who goes elsewhere from there stays there.
 */
export function seekToEvent(session: Session, { event: { time, code, vc, port }, why }: WhyReport): void {
  if (why === null) return;
  const name = [time, code, vc, port].join(' ');
  const { stoodAt, from } = whyOf(session).getState();
  if (name === stoodAt) return;
  const { now, seek } = stageOf(session).getState();
  const there = time + 1;
  setStoodAt(session, name, from ?? (now === there ? null : now));
  if (now !== there) seek(there);
}

/** Closes the explanation and goes back to where the head was before the first of its events. */
export function returnFrom(session: Session): void {
  const { from } = whyOf(session).getState();
  closeWhy(session);
  if (from !== null) stageOf(session).getState().seek(from);
}
