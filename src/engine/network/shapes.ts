import * as v from 'valibot';
import { grouped } from '../text.ts';
import { LIMITS, outside } from './limits.ts';

/** An object with no other keys than these (shape.ts names those that are missing or unknown). */
export const known = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, `not an object with the keys ${Object.keys(entries).join(', ')}`);

/** `range 0 to 2,000 cells` */
export const range = (min: number, max: number, unit = ''): string =>
  outside(min, max, unit).replace('outside', 'range');

export const number = (min: number, max: number, unit = '') =>
  v.pipe(
    v.number(`not a number; ${range(min, max, unit)}`),
    v.minValue(min, outside(min, max, unit)),
    v.maxValue(max, outside(min, max, unit)),
  );

export const whole = (min: number, max: number, unit = '') =>
  v.pipe(
    v.number(`not a number; ${range(min, max, unit)}`),
    v.integer(`not a whole number; ${range(min, max, unit)}`),
    v.minValue(min, outside(min, max, unit)),
    v.maxValue(max, outside(min, max, unit)),
  );

export const text = v.string('not a text');
/** A text of this form; what is no text at all is refused in the same words. */
export const form = (pattern: RegExp, reason: string) => v.pipe(v.string(reason), v.regex(pattern, reason));
export const name = form(
  /^[A-Za-z0-9_-]{1,24}$/,
  `not a name: 1 to ${LIMITS.nameLength} letters, digits, dashes or underscores`,
);
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `not one of: ${options.join(', ')}`);
export const list = <Item extends v.GenericSchema>(item: Item, max: number, what: string, min = 1) => {
  const none = `not a list of ${min < max ? `${min} to ` : ''}${grouped(max)} ${what}`;
  const reason = min < max ? `outside ${min} to ${grouped(max)} ${what}` : none;
  return v.pipe(v.array(item, none), v.minLength(min, reason), v.maxLength(max, reason));
};
