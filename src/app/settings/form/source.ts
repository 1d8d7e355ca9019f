import type { ComponentType } from 'react';
import {
  because,
  becauseNot,
  type ListSetting,
  type NumberSetting,
  type ParameterSpec,
  type ParameterValue,
  type PortState,
  type Problem,
  type Reason,
} from '../../../contract/index.ts';
import type { ListWords } from '../../../strings/en/settings/index.ts';
import type { OptionGroup } from '../../widgets/Select.tsx';
import type { PortShare } from '../shares.ts';
import type { RefusedValue } from './rows.tsx';

/** A value that a path is to have. */
export type Change = readonly [path: string, value: ParameterValue];

/** A value of a document or of a run, by its path. */
export type Read = (path: string) => ParameterValue | undefined;

/** What a form is about: a run on the stage, or a document that is being drawn. */
export interface Source {
  /** What is asked for at the path, else what holds; undefined: it is left out there. */
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

/** Where a setting is: a path for each value that it changes. */
export interface SettingPlace {
  readonly path: string;
  /** Holds where there is no value at the path. */
  readonly behind?: string;
  /** What it belongs to, where a form is about several. */
  readonly of: string;
}

/** A list in a form, with the row that it has. */
export interface ListControl {
  readonly words: ListWords;
  readonly setting: ListSetting;
  readonly Control: ComponentType<ListRowProps>;
}

export interface ListRowProps {
  readonly spec: ParameterSpec;
  readonly words: ListWords;
  readonly setting: ListSetting;
  /** All items, as one text. */
  readonly text: string;
  /** Id of the text that explains it. */
  readonly helpText: string | undefined;
  readonly refusal: RefusedValue | undefined;
  readonly onFault: (fault: RefusedValue) => void;
  readonly onChange: (text: string) => void;
}

/** A value that is a word, and what it is called. */
export interface Word {
  readonly value: string;
  readonly label: string;
}

/** A setting in a form. */
export interface FormRow {
  readonly spec: ParameterSpec;
  readonly places: readonly SettingPlace[];
  /** Holds where no place has a value; null: it follows from others. */
  readonly standard?: ParameterValue | null;
  /** For screen readers, where the label is not enough. */
  readonly spoken?: string | undefined;
  /** Cells that a maximum of `buffer` stands for. */
  readonly bufferCells?: number;
  /** What the box takes, where that is more than the slider has. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Why no document can have a value; left out: the run judges all of them. */
  readonly faultOf?: (value: ParameterValue) => Reason | null;
  /** Words that may be there instead of a number. */
  readonly words?: readonly Word[] | undefined;
  /** Of a choice the options under headings. */
  readonly groups?: readonly OptionGroup<string>[] | undefined;
  /** A row of its own for a list. */
  readonly list?: ListControl | undefined;
  /** What a value changes; left out: each place. */
  readonly changes?: (value: ParameterValue) => readonly Change[];
  /** What holds where nothing is said. */
  readonly follows?: Follows;
}

/** What a setting without a value follows from. */
export interface Follows {
  /** Null: it differs from place to place, or nothing says it. */
  readonly value: ParameterValue | null;
  /** Of a share: at each port; null: it is no share. */
  readonly shares: readonly PortShare[] | null;
}

/** What holds at a place: its own value, that of the document for all, or the default. */
export const shownAt = (
  { path, behind }: SettingPlace,
  read: Read,
  standard: ParameterValue | null = null,
): ParameterValue | null => read(path) ?? (behind === undefined ? undefined : read(behind)) ?? standard;

/** The value at the first place, and the places where it is another. */
export function differing(
  { places, standard }: Pick<FormRow, 'places' | 'standard'>,
  read: Read,
): {
  readonly value: ParameterValue | null;
  readonly others: readonly { readonly of: string; readonly value: ParameterValue | null }[];
} {
  const values = places.map((place) => ({ of: place.of, value: shownAt(place, read, standard) }));
  const value = values[0]?.value ?? null;
  return { value, others: values.filter((other) => other.value !== value) };
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
