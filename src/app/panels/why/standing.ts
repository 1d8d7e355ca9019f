import type { WhyReport } from '../../../contract/index.ts';
import { useStage } from '../../store/stage.ts';
import { useWhy } from '../../store/why.ts';
import { closeWhy } from './pick.ts';

/**
 * The stage shows the moment that an explanation is about, just behind the event, as a step to it does. Once for each
 * event: who goes elsewhere from there stays there.
 */
export function standAt({ event: { time, code, vc, port }, why }: WhyReport): void {
  if (why === null) return;
  const name = [time, code, vc, port].join(' ');
  const { stoodAt, from } = useWhy.getState();
  if (name === stoodAt) return;
  const { now, seek } = useStage.getState();
  const there = time + 1;
  useWhy.setState({ stoodAt: name, from: from ?? (now === there ? null : now) });
  if (now !== there) seek(there);
}

/** Closes the explanation and goes back to where the head was before the first of its events. */
export function returnFrom(): void {
  const { from } = useWhy.getState();
  closeWhy();
  if (from !== null) useStage.getState().seek(from);
}
