import * as v from 'valibot';
import { grouped } from '../text.ts';
import { LIMITS, outside } from './limits.ts';

/** An object with no other keys than these; every unknown key is named, not only the first. */
export function known<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Entries, string> {
  const rest = v.never(`unknown key; known: ${Object.keys(entries).join(', ')}`);
  const schema = v.objectWithRest(entries, rest, ({ expected }) =>
    expected === 'Object' ? 'not an object' : 'missing',
  );
  return schema as unknown as v.StrictObjectSchema<Entries, string>;
}

/** `range 0 to 2,000 cells` */
const range = (min: number, max: number, unit = ''): string =>
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
export const name = v.pipe(
  v.string('not a text'),
  v.regex(
    /^[A-Za-z0-9_-]{1,24}$/,
    `not a name: 1 to ${LIMITS.nameLength} letters, digits, dashes or underscores`,
  ),
);
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `not one of: ${options.join(', ')}`);
export const list = <Item extends v.GenericSchema>(item: Item, max: number, what: string) =>
  v.pipe(
    v.array(item, `not a list of 1 to ${grouped(max)} ${what}`),
    v.minLength(1, `outside 1 to ${grouped(max)} ${what}`),
    v.maxLength(max, `outside 1 to ${grouped(max)} ${what}`),
  );
