import {
  type ParameterValue,
  type Picoseconds,
  PS_PER_SECOND,
  plainNumber,
  type Reason,
} from '../../contract/index.ts';
import { whole } from '../format.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';
import type { Refuse } from './state.ts';

const DECIMAL = /^(\d+)(?:\.(\d*))?$/;

/** Names in one value of a link. */
export const MOST_NAMES = 200;
/** Settings that a link or a saved run changes. */
export const MOST_OVERRIDES = 5_000;
/** Edits of one branch: minutes of dragging without a pause. */
export const MOST_EDITS = 10_000;

export function toValue(text: string): ParameterValue {
  const number = plainNumber(text);
  return Number.isNaN(number) ? text : number;
}

/** Seconds as text to picoseconds, each digit kept: `8999.999999999999` is no binary fraction. */
export function toPicoseconds(text: string): Picoseconds {
  const match = DECIMAL.exec(text);
  if (!match) return Math.round(plainNumber(text) * PS_PER_SECOND);
  const digits = (match[2] ?? '').padEnd(13, '0');
  return Number(match[1]) * PS_PER_SECOND + Math.round(Number(digits.slice(0, 13)) / 10);
}

/** Why a text is no number of a range; null: it is one. */
function whyNoNumber(text: string, min: number, max: number): Reason | null {
  const value = plainNumber(text);
  if (value >= min && value <= max) return null;
  const say = Number.isNaN(value) ? reasons.notNumber : reasons.outside;
  return say(String(min), whole(max));
}

/** Why a text is no whole number of a range; null: it is one. */
export function whyNotWhole(text: string, min: number, max: number): Reason | null {
  const reason = whyNoNumber(text, min, max);
  if (reason !== null || Number.isInteger(plainNumber(text))) return reason;
  return reasons.notWhole(String(min), whole(max));
}

/** Reads the values of a link's keys; what is wrong is reported by `refuse` and gives undefined. */
export function reader(refuse: Refuse) {
  const unless = (reason: Reason | null, key: string, text: string): number | undefined => {
    if (reason === null) return plainNumber(text);
    refuse(key, text, reason);
    return undefined;
  };
  const number = (key: string, text: string, min: number, max: number): number | undefined =>
    unless(whyNoNumber(text, min, max), key, text);
  return {
    number,
    seconds: (key: string, text: string, max: number): Picoseconds | undefined =>
      number(key, text, 0, max) === undefined ? undefined : toPicoseconds(text),
    integer: (key: string, text: string, min: number, max: number): number | undefined =>
      unless(whyNotWhole(text, min, max), key, text),
    choice: <T extends string>(
      key: string,
      text: string,
      options: readonly T[],
      kept?: string,
    ): T | undefined => {
      const found = options.find((option) => option === text);
      if (found === undefined) refuse(key, text, reasons.notOneOf(options.join(', ')), kept);
      return found;
    },
    /** Names with commas between them; unknown ones are reported, the others kept; undefined when none is left. */
    names: <T extends string>(key: string, text: string, known: readonly T[]): readonly T[] | undefined => {
      const found: T[] = [];
      const asked = text.split(',').filter((part) => part !== '');
      if (asked.length > MOST_NAMES) refuse(key, asked.length, reasons.manyNames(whole(MOST_NAMES)));
      for (const name of asked.slice(0, MOST_NAMES)) {
        const match = known.find((option) => option === name);
        if (match === undefined) refuse(key, name, reasons.unknownName(known.join(', ')));
        else if (!found.includes(match)) found.push(match);
      }
      return found.length > 0 ? found : undefined;
    },
  };
}

export type Reader = ReturnType<typeof reader>;
