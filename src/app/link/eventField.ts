import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';
import { typedNumber } from '../widgets/numbers/typedNumber.ts';
import { type EventPlace, type Refuse, STEP_KINDS } from './state.ts';

/** Each of them is a step. */
export const MOST_EVENTS = 99;

const PLACE = /^([a-z]+)(\d{1,3})$/;

export const writePlace = ({ kind, count }: EventPlace): string => `${kind}${count}`;

/** `drop1`; null for anything else. */
export function readEventPlace(text: string): EventPlace | null {
  const [, name, digits] = PLACE.exec(text) ?? [];
  const kind = STEP_KINDS.find((stepKind) => stepKind === name);
  const count = Number(digits);
  return kind !== undefined && count >= 1 && count <= MOST_EVENTS ? { kind, count } : null;
}

export function readPlace(text: string, refuse: Refuse): EventPlace | undefined {
  const found = readEventPlace(text);
  if (found === null) refuse('at', text, reasons.notEventPlace(MOST_EVENTS, STEP_KINDS.join(', ')));
  return found ?? undefined;
}

/** `1.1504 drop 2` as people type it: seconds as links write them, and the event, the first one unless numbered. */
export function typedPlace(text: string): { readonly time: string; readonly place: EventPlace } | null {
  const [, time = '', name, digits = '1'] =
    /^\s*(\d[\d.,\s\u2009]*?)\s*(?:s\b)?[\s,]*([a-z]+)\s*(\d*)\s*$/i.exec(text) ?? [];
  const place = name === undefined ? null : readEventPlace(`${name.toLowerCase()}${digits || '1'}`);
  const seconds = typedNumber(time);
  return Number.isNaN(seconds) || place === null ? null : { time: String(seconds), place };
}
