import * as v from 'valibot';
import { because, becauseNot, type Problem, type Reason } from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { decoded } from '../../engine/shapes.ts';
import { isRecord, namedPath } from './names.ts';

/** Result of checking a value against a schema, key by key. */
export interface Shaped {
  /**
   * The value with a blank for everything that is wrong, or missing though required: a number becomes NaN, a text '', a list or
   * an object an empty one. No comparison with NaN holds and nothing is named '', so the later checks of meaning never report
   * a blank.
   */
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Most entries of an object with free keys: `default`, and the ports of the largest network. */
const MOST_ENTRIES = 2 * LIMITS.links + 1;
/** Most unknown keys of one object that are reported one by one. */
const MOST_UNKNOWN = 100;
/** Most items of a too long list that are checked one by one. */
const MOST_ITEMS = 1000;
/** Deepest nesting of lists and objects; no document of ours has more than ten levels. */
const DEEPEST = 40;

/** Whether content is nested deeper than any document: recursion over it could exhaust the stack. */
function isTooDeep(content: unknown, levels = DEEPEST): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return levels === 0 || Object.values(content).some((inner) => isTooDeep(inner, levels - 1));
}

type Note = (keys: readonly string[], value: unknown, reason: Reason) => void;
type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Checks every key on its own, so that no error hides another, except below a value of the wrong type. */
export function shapeOf(schema: v.GenericSchema, document: unknown): Shaped {
  if (isTooDeep(document)) {
    const reason = because('tooDeep', { levels: DEEPEST });
    return { value: placeholder(schema), problems: [{ path: '(document)', value: undefined, reason }] };
  }
  const problems: Problem[] = [];
  const note: Note = (keys, value, reason) =>
    void problems.push({ path: namedPath(document, keys), value, reason });
  return { value: read(schema, document, [], note), problems };
}

function read(schema: v.GenericSchema, value: unknown, keys: readonly string[], note: Note): unknown {
  if (is<v.OptionalSchema<v.GenericSchema, undefined>>(schema, 'optional')) {
    return value === undefined ? undefined : read(schema.wrapped, value, keys, note);
  }
  const fitting = optionFor(schema, value);
  if (fitting !== schema) return read(fitting, value, keys, note);
  if (isRecord(value) && is<Alternatives>(schema, 'variant')) {
    const { key = '' } = schema;
    const reason = refusal(schema, value) ?? becauseNot('value');
    note([...keys, key], value[key], value[key] === undefined ? missing(reason) : reason);
    return placeholder(schema);
  }
  if (Array.isArray(value) && isList(schema)) return readList(schema, value, keys, note);
  if (isRecord(value) && is<ObjectSchema>(schema, 'strict_object')) {
    return readObject(schema.entries, value, keys, note);
  }
  if (isRecord(value) && is<RecordSchema>(schema, 'record')) {
    const entries = Object.entries(value);
    if (entries.length > MOST_ENTRIES) {
      const reason = because('outsideCount', { min: 0, max: MOST_ENTRIES, item: 'entries' });
      note(keys, undefined, because('given', { count: entries.length, reason }));
      return placeholder(schema);
    }
    return Object.fromEntries(
      entries.map(([key, item]) => [key, read(schema.value, item, [...keys, key], note)]),
    );
  }
  const reason = refusal(schema, value);
  if (reason === null) return value;
  note(keys, value, reason);
  return placeholder(schema);
}

const missing = (reason: Reason): Reason =>
  reason.key === 'not' ? because('missing', reason.values) : reason;

function readObject(
  entries: Entries,
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  note: Note,
): unknown {
  const known = Object.entries(entries).map(([key, schema]) => {
    const item = Object.hasOwn(value, key) ? value[key] : undefined;
    if (item !== undefined || schema.type === 'optional') {
      return [key, read(schema, item, [...keys, key], note)] as const;
    }
    const needed = refusal(schema, undefined) ?? becauseNot('value');
    note([...keys, key], undefined, missing(needed));
    return [key, placeholder(schema)] as const;
  });
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(entries, name));
  for (const key of unknown.slice(0, MOST_UNKNOWN)) {
    note([...keys, key], value[key], because('unknownKey', { known: Object.keys(entries) }));
  }
  if (unknown.length > MOST_UNKNOWN) {
    const reason = because('outsideCount', { min: 0, max: Object.keys(entries).length, item: 'entries' });
    note(keys, undefined, because('given', { count: Object.keys(value).length, reason }));
  }
  return Object.fromEntries(known.filter(([, item]) => item !== undefined));
}

/** Checks the items, then the list as a whole, of which only the length matters. */
function readList(
  schema: ListSchema,
  value: readonly unknown[],
  keys: readonly string[],
  note: Note,
): unknown {
  const { item, pipe = [] } = schema;
  const rules = pipe.slice(1) as v.GenericValidation[];
  for (const rule of rules) {
    const reason = refusal(v.pipe(v.unknown(), rule), value);
    if (reason === null) continue;
    note(keys, undefined, because('given', { count: value.length, reason }));
    if (rule.type === 'max_length' && value.length > MOST_ITEMS) return [];
  }
  return Array.from(value, (each, index) => read(item, each, [...keys, String(index)], note));
}

/** The alternative of a schema that a value is meant for; the schema itself if none is recognised. */
function optionFor(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  if (!isRecord(value) || !is<Alternatives>(schema, 'union', 'variant')) return schema;
  const objects = schema.options.filter((option) => is<ObjectSchema>(option, 'strict_object'));
  const { key } = schema;
  if (key === undefined) return objects.length === 1 ? objects[0]! : schema;
  return objects.find(({ entries }) => v.is(entries[key]!, value[key])) ?? schema;
}

/** Reason why a schema refuses a value; null if it accepts it. */
function refusal(schema: v.GenericSchema, value: unknown): Reason | null {
  // The schema library accepts a list as an object.
  const judged = Array.isArray(value) && !isList(schema) && schema.type !== 'unknown' ? null : value;
  const { issues } = v.safeParse(schema, judged);
  return issues === undefined ? null : decoded(issues[0].message);
}

function placeholder(schema: v.GenericSchema): unknown {
  if (is<v.OptionalSchema<v.GenericSchema, undefined>>(schema, 'optional'))
    return placeholder(schema.wrapped);
  if (is<Alternatives>(schema, 'union', 'variant')) return placeholder(schema.options[0]);
  if (is<ObjectSchema>(schema, 'strict_object')) {
    return Object.fromEntries(
      Object.entries(schema.entries).map(([key, entry]) => [key, placeholder(entry)]),
    );
  }
  if (isList(schema)) return [];
  if (schema.type === 'record') return {};
  return schema.type === 'number' ? Number.NaN : '';
}

type ObjectSchema = v.StrictObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema;
type RecordSchema = v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>;
type ListSchema = v.GenericSchema & {
  readonly item: v.GenericSchema;
  readonly pipe?: readonly unknown[];
};
type Alternatives = v.GenericSchema & {
  readonly options: readonly [ObjectSchema, ...ObjectSchema[]];
  /** Key that distinguishes the options of a variant. */
  readonly key?: string;
};

const is = <Schema extends v.GenericSchema>(
  schema: v.GenericSchema,
  ...types: readonly string[]
): schema is Schema => types.includes(schema.type);
const isList = (schema: v.GenericSchema): schema is ListSchema => schema.type === 'array';
