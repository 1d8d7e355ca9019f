import type { Stop } from '../../../contract/index.ts';
import { exactSeconds, whole } from '../../format.ts';
import { en } from '../../strings/en.ts';

const EVENTS: Readonly<Record<string, string>> = {
  loss: 'drop',
  halving: 'cut of a window',
  timeout: 'timeout',
};

/** `drop of VC 3`, `queue of S2>S3 above 1,900`, `at 1.25 s`. */
export function stopWords(stop: Stop): string {
  const { at } = en.marks;
  if (stop.kind === 'time') return at.time(exactSeconds(stop.timePs));
  if (stop.kind === 'event') return at.event(EVENTS[stop.event] ?? stop.event, stop.vc);
  const [quantity, of] = stop.channel.split('/');
  return at.level(`${quantity} of ${of}`, stop.side, whole(stop.limit));
}
