import * as v from 'valibot';
import { because, becauseNot, type ListItem, type Reason } from '../contract/index.ts';
import { LIMITS } from './limits.ts';

/** Encodes a reason as text, because messages of the schema library are texts, and decodes it. */
export const coded = (reason: Reason): string => JSON.stringify(reason);
export const decoded = (text: string): Reason => JSON.parse(text);

/** An object with these keys and no others (shape.ts reports missing or unknown ones). */
export const known = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, coded(becauseNot('objectWith', { keys: Object.keys(entries) })));

export const number = (min: number, max: number, unit = '') => {
  const range = { min, max, unit };
  const outside = coded(because('outside', range));
  return v.pipe(
    v.number(coded(becauseNot('number', range))),
    v.minValue(min, outside),
    v.maxValue(max, outside),
  );
};

export const whole = (min: number, max: number, unit = '') => {
  const range = { min, max, unit };
  const outside = coded(because('outside', range));
  return v.pipe(
    v.number(coded(becauseNot('number', range))),
    v.integer(coded(becauseNot('whole', range))),
    v.minValue(min, outside),
    v.maxValue(max, outside),
  );
};

export const text = v.string(coded(becauseNot('text')));
export const yesOrNo = v.optional(v.boolean(coded(becauseNot('boolean'))));
/** A text that matches the pattern; a value that is not a text is refused with the same reason. */
export const form = (pattern: RegExp, reason: Reason) =>
  v.pipe(v.string(coded(reason)), v.regex(pattern, coded(reason)));
export const name = form(/^[A-Za-z0-9_-]{1,24}$/, becauseNot('name', { longest: LIMITS.nameLength }));
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, coded(becauseNot('oneOf', { options })));
export const list = <Item extends v.GenericSchema>(item: Item, max: number, what: ListItem, min = 1) => {
  const count = { min, max, item: what };
  const none = becauseNot('list', count);
  const reason = coded(min < max ? because('outsideCount', count) : none);
  return v.pipe(v.array(item, coded(none)), v.minLength(min, reason), v.maxLength(max, reason));
};
