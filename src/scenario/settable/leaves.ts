import { isListKey, type SourceKind } from '../../contract/index.ts';

/** The parts of a schema of the library that our schemas use. */
interface Shape {
  readonly type: string;
  readonly message?: unknown;
  readonly requirement?: unknown;
  readonly wrapped?: unknown;
  readonly pipe?: readonly Shape[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
  readonly item?: unknown;
  readonly value?: unknown;
  readonly literal?: unknown;
}

/** A key of a document, with the schema of its value. */
export interface Leaf {
  /** Keys without list indices and record names: `vcs`, `tcp`, `minRtoMs`. */
  readonly keys: readonly string[];
  readonly shape: Shape;
  /** Kind of source that has it; null: it does not depend on the kind. */
  readonly kind: SourceKind | null;
  readonly isRequired: boolean;
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'type' in value;

/** All keys of a document, from its schema. */
export function leavesOf(
  shape: unknown,
  before: readonly string[] = [],
  kind: SourceKind | null = null,
  isRequired = true,
): readonly Leaf[] {
  if (!isShape(shape)) return [];
  const { type, entries = {}, options = [] } = shape;
  const inside = shape.wrapped ?? shape.item ?? shape.value;
  if (type === 'optional') return leavesOf(inside, before, kind, false);
  if ((type === 'array' || type === 'record') && isObject(inside) && !isListKey(before))
    return leavesOf(inside, before, kind);
  if (type === 'strict_object')
    return Object.entries(entries).flatMap(([key, inner]) => leavesOf(inner, [...before, key], kind));
  if (type === 'variant') return options.flatMap((option) => leavesOf(option, before, kindOf(option)));
  const deeper =
    type === 'union' ? options.filter(isObject).flatMap((option) => leavesOf(option, before, kind)) : [];
  return [
    { keys: before, shape, kind, isRequired },
    ...deeper.map((leaf) => ({ ...leaf, isRequired: false })),
  ];
}

const isObject = (value: unknown): boolean =>
  isShape(value) && ['strict_object', 'variant'].includes(value.type);

function kindOf(option: unknown): SourceKind | null {
  const kind = isShape(option) ? option.entries?.kind : undefined;
  return isShape(kind) ? (kind.literal as SourceKind) : null;
}

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly unit: string;
  /** A word that is accepted instead of a number. */
  readonly word?: string;
}

/** Range of a number; null if the schema accepts none. @param unitOf unit in the message of a check */
export function rangeOf(shape: Shape, unitOf: (message: unknown) => string): NumberRange | null {
  const { type, options = [], pipe = [], message } = shape;
  if (type === 'union') return rangeAmong(options.filter(isShape), unitOf);
  if (type === 'picklist') return listed(options.map(Number), unitOf(message));
  if (type !== 'number') return null;
  const limit = (check: string) => Number(pipe.find((step) => step.type === check)?.requirement);
  return {
    min: limit('min_value'),
    max: limit('max_value'),
    integer: pipe.some((step) => step.type === 'integer'),
    unit: unitOf(message),
  };
}

function rangeAmong(options: readonly Shape[], unitOf: (message: unknown) => string): NumberRange | null {
  const range = options.map((option) => rangeOf(option, unitOf)).find((found) => found !== null);
  const word = options.find(({ type }) => type === 'literal')?.literal;
  if (range === undefined) return null;
  return word === undefined ? range : { ...range, word: String(word) };
}

function listed(numbers: readonly number[], unit: string): NumberRange | null {
  if (numbers.some(Number.isNaN)) return null;
  return { min: Math.min(...numbers), max: Math.max(...numbers), integer: true, unit };
}

/** A field of each item of a list; the key is empty where an item is a single value. */
export interface ListEntry {
  readonly key: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
}

interface ListShape {
  readonly min: number;
  readonly max: number;
  readonly entries: readonly ListEntry[];
}

/** Shape of a list; null for other schemas. */
export function listIn({ type, item, pipe = [] }: Shape): ListShape | null {
  if (type !== 'array' || !isShape(item)) return null;
  const limit = (check: string) => Number(pipe.find((step) => step.type === check)?.requirement);
  const entries = Object.entries(item.entries ?? { '': item }).filter((entry): entry is [string, Shape] =>
    isShape(entry[1]),
  );
  return {
    min: limit('min_length'),
    max: limit('max_length'),
    entries: entries.map(([key, shape]) => ({
      key,
      shape: isShape(shape.wrapped) ? shape.wrapped : shape,
      isRequired: shape.type !== 'optional',
    })),
  };
}

/** Words to choose from; null for other schemas. */
export function optionsOf({ type, options = [] }: Shape): readonly string[] | null {
  if (type === 'boolean') return ['true', 'false'];
  return type === 'picklist' ? options.map(String) : null;
}
