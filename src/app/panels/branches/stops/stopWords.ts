import type { LoadedReport, Stop } from '../../../../contract/index.ts';
import { exactSeconds, portName, shortNumber, whole } from '../../../format.ts';
import { vcName } from '../../../store/rated.ts';
import { en } from '../../../strings/en.ts';

const EVENTS: Readonly<Record<string, string>> = {
  loss: 'drop',
  halving: 'cut of a window',
  timeout: 'timeout',
};

/** Rates to the cell, other numbers with the digits that count. */
const limitIn = (quantity: string, limit: number): string =>
  quantity === 'acr' ? `${whole(Math.round(limit))} ${en.marks.units.rate}` : shortNumber(limit);

/**
 * `drop of VC 3`, `queue of S2 → S3 above 1,900`, `ACR of 3h1 below 35,321 cells/s`, `credit of 1h1 at sw0 → sw1 below 1`,
 * `at 1.25 s`.
 */
export function stopWords(stop: Stop, loaded: LoadedReport | null): string {
  const { at } = en.marks;
  const named = (vc: number): string => vcName(loaded, vc);
  if (stop.kind === 'time') return at.time(exactSeconds(stop.timePs));
  if (stop.kind === 'event') {
    const where = stop.vc === null ? stop.port && at.port(portName(stop.port)) : at.vc(named(stop.vc));
    return `${EVENTS[stop.event] ?? stop.event}${where ?? ''}`;
  }
  const [quantity = '', of = '', where] = stop.channel.split('/');
  const whose = /^\d+$/.test(of) ? named(Number(of)) : portName(of);
  const name = at.quantities[quantity] ?? quantity;
  const place = where === undefined ? '' : at.port(portName(where));
  return at.level(`${name} of ${whose}${place}`, stop.side, limitIn(quantity, stop.limit));
}
