import type { NumberParameter, ParameterValue } from './parameters.ts';
import { keysOf } from './paths.ts';
import type { SourceKind } from './sources.ts';

/** Parts of a scenario document with settings of their own, by the thing that has them. */
export const SETTING_GROUPS = [
  'senders',
  'source',
  'tcp',
  'abr',
  'credit',
  'vc',
  'link',
  'loss',
  'switch',
  'router',
  'pool',
  'run',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

interface Keyed {
  /** Behind the place of its thing in a path: `minRtoMs`, `coupling.k`, `share.min`. */
  readonly key: string;
  /** It can change while a run goes on; any other makes a branch that begins at 0 s. */
  readonly isLive: boolean;
  /** A document must have it: the default is what a new one begins with. */
  readonly isRequired: boolean;
  /** Kinds of source that have it; left out: all of them. */
  readonly kinds?: readonly SourceKind[];
}

export interface NumberSetting extends Keyed {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly unit: string;
  readonly scale: NumberParameter['scale'];
  /** What a document has that leaves it out; null: it follows from other values. */
  readonly default: number | null;
  /** Stands for a number: `roundTrip`. */
  readonly word?: string;
}

export interface ChoiceSetting extends Keyed {
  readonly kind: 'choice';
  /** Truth values are `true` and `false`, as in links. */
  readonly options: readonly string[];
  readonly default: string | null;
}

type Column =
  | Pick<NumberSetting, 'kind' | 'min' | 'max' | 'integer' | 'unit'>
  | Pick<ChoiceSetting, 'kind' | 'options'>;

/** What each item of a list has; the key is empty where an item is a value. */
export type ListColumn = Column & { readonly key: string; readonly isRequired: boolean };

export interface ListSetting extends Keyed {
  readonly kind: 'list';
  readonly columns: readonly ListColumn[];
  /** Items. */
  readonly min: number;
  readonly max: number;
  /** As a text (lists.ts). */
  readonly default: string | null;
}

/** A key of a scenario document that a card can change. Its words are in src/strings. */
export type Setting = NumberSetting | ChoiceSetting | ListSetting;
export type Settings = Readonly<Record<SettingGroup, readonly Setting[]>>;

/** The value at a key of an object, truth values as links write them; undefined where there is none. */
export function readSetting(object: unknown, key: string): ParameterValue | undefined {
  const value = keysOf(key).reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    object,
  );
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
