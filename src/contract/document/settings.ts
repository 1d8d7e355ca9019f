import type { NumberParameter, ParameterValue } from './parameters.ts';
import { keysOf } from './paths.ts';
import type { SourceKind } from './sources.ts';

/** Objects of a scenario document whose settings cards can change. */
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
  /** Path relative to its object: `minRtoMs`, `coupling.k`, `share.min`. */
  readonly key: string;
  /** Can change during a run; any other setting makes a branch that begins at 0 s. */
  readonly isLive: boolean;
  /** A document must have it; the default is the value in a new one. */
  readonly isRequired: boolean;
  /** Kinds of source that have it; absent: all of them. */
  readonly kinds?: readonly SourceKind[];
}

export interface NumberSetting extends Keyed {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly unit: string;
  readonly scale: NumberParameter['scale'];
  /** Value if a document leaves it out; null: it follows from other values. */
  readonly default: number | null;
  /** Word instead of a number: `roundTrip`. */
  readonly word?: string;
}

export interface ChoiceSetting extends Keyed {
  readonly kind: 'choice';
  /** Booleans are `true` and `false`, as in links. */
  readonly options: readonly string[];
  readonly default: string | null;
}

type Column =
  | Pick<NumberSetting, 'kind' | 'min' | 'max' | 'integer' | 'unit'>
  | Pick<ChoiceSetting, 'kind' | 'options'>;

/** A field of each item of a list; the key is empty where an item is a single value. */
export type ListColumn = Column & { readonly key: string; readonly isRequired: boolean };

export interface ListSetting extends Keyed {
  readonly kind: 'list';
  readonly columns: readonly ListColumn[];
  /** Range of the number of items. */
  readonly min: number;
  readonly max: number;
  /** In the text form of lists.ts. */
  readonly default: string | null;
}

/** A key of a scenario document that a card can change. Its words are in src/strings. */
export type Setting = NumberSetting | ChoiceSetting | ListSetting;
export type Settings = Readonly<Record<SettingGroup, readonly Setting[]>>;

/** Value at a key of an object, booleans as links write them; undefined where there is none. */
export function readSetting(object: unknown, key: string): ParameterValue | undefined {
  const value = keysOf(key).reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    object,
  );
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
