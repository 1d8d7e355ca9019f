import {
  because,
  becauseNot,
  type NumberSetting,
  type ParameterValue,
  type PortState,
  type Problem,
  type Reason,
  type Setting,
} from '../../../contract/index.ts';
import type { Change } from './changes.ts';
import type { Field, Place, Read } from './fields.ts';

/** Where the values of a card are: a run on the stage, or a document that is being drawn. */
export interface Values {
  /** As it is written at the path; undefined: it is left out there. */
  readonly read: Read;
  /** Changes that belong together. */
  readonly change: (changes: readonly Change[]) => void;
  /** Whether the value does anything now: `k` does only while a window follows its rate. */
  readonly matters?: (path: string) => boolean;
  /** A link has locked the path. */
  readonly isLocked?: (path: string) => boolean;
  /** Why the last value for the path was refused. */
  readonly refusalOf?: (path: string) => Problem | undefined;
  /** Refusals have been read. */
  readonly forgive?: (paths: readonly string[]) => void;
  /** Of the run, as they are now. */
  readonly ports?: readonly PortState[];
}

/** What holds at a place: its own value, that of the document for all, or the default; null: it follows from others. */
export const valueAt = (
  { setting }: Pick<Field, 'setting'>,
  { path, behind }: Place,
  read: Read,
): ParameterValue | null =>
  read(path) ?? (behind === undefined ? undefined : read(behind)) ?? setting.default;

/** The value at the first place, and the places where it is another. */
export function differing(
  field: Field,
  read: Read,
): {
  readonly value: ParameterValue | null;
  readonly others: readonly { readonly of: string; readonly value: ParameterValue | null }[];
} {
  const values = field.places.map((place) => ({ of: place.of, value: valueAt(field, place, read) }));
  const value = values[0]?.value ?? null;
  return { value, others: values.filter((one) => one.value !== value) };
}

/** Why a number cannot be there, whatever else is in the document. */
export function rangeFault(
  { min, max, integer, unit }: Pick<NumberSetting, 'min' | 'max' | 'integer' | 'unit'>,
  value: ParameterValue,
): Reason | null {
  const range = { min, max, unit };
  if (typeof value !== 'number') return becauseNot('number', range);
  if (integer && !Number.isInteger(value)) return becauseNot('whole', range);
  return value < min || value > max ? because('outside', range) : null;
}

/** Why no document can have the value; null: it may. What values ask of each other, the run judges; items of a list, their row. */
export const faultOf = (setting: Setting, value: ParameterValue): Reason | null =>
  setting.kind !== 'number' || value === setting.word ? null : rangeFault(setting, value);
