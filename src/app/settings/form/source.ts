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

/** A new value for a path. */
export type Change = readonly [path: string, value: ParameterValue];

/** Reads a value of a document or run by its path. */
export type Read = (path: string) => ParameterValue | undefined;

/** The object of a form: a run on the stage, or a document in the builder. */
export interface Source {
  /** The requested value at a path, else the one in force; undefined where there is none. */
  readonly read: Read;
  /** Makes several changes as one step. */
  readonly change: (changes: readonly Change[]) => void;
  /** Whether the value has an effect now: `k` has one only while a window follows its rate. */
  readonly matters?: (path: string) => boolean;
  /** Whether a link has locked the path. */
  readonly isLocked?: (path: string) => boolean;
  /** Why the last value for the path was refused. */
  readonly refusalOf?: (path: string) => Problem | undefined;
  /** Clears refusals that the reader has read. */
  readonly forgive?: (paths: readonly string[]) => void;
  /** Current port states of the run. */
  readonly ports?: readonly PortState[];
}

/** Location of a setting: the path of a value that it changes. */
export interface SettingPlace {
  readonly path: string;
  /** Path of the value that applies if there is none at `path`. */
  readonly behind?: string;
  /** Name of the element, where a form is about several. */
  readonly of: string;
}

/** Control of a list setting in a form. */
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
  /** Id of the element with the help text. */
  readonly helpText: string | undefined;
  readonly refusal: RefusedValue | undefined;
  readonly onFault: (fault: RefusedValue) => void;
  readonly onChange: (text: string) => void;
}

/** A word as a value, with its label. */
export interface Word {
  readonly value: string;
  readonly label: string;
}

/** A setting in a form. */
export interface FormRow {
  readonly spec: ParameterSpec;
  readonly places: readonly SettingPlace[];
  /** Default where no place has a value; null: it follows from other settings. */
  readonly standard?: ParameterValue | null;
  /** Label for screen readers, where the visible label is not enough. */
  readonly spoken?: string | undefined;
  /** Number of cells that `buffer` as a maximum represents. */
  readonly bufferCells?: number;
  /** Range of the box, where it exceeds the slider's. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Why no document can have a value; without it the run judges all values. */
  readonly faultOf?: (value: ParameterValue) => Reason | null;
  /** Words that may replace a number. */
  readonly words?: readonly Word[] | undefined;
  /** Options of a choice under headings. */
  readonly groups?: readonly OptionGroup<string>[] | undefined;
  /** Control of its own for a list. */
  readonly list?: ListControl | undefined;
  /** Changes that a value implies; by default one for each place. */
  readonly changes?: (value: ParameterValue) => readonly Change[];
  /** Effective value where the document sets none. */
  readonly follows?: Follows;
}

/** Effective value of a setting that is not set. */
export interface Follows {
  /** Null where it differs between places, or nothing determines it. */
  readonly value: ParameterValue | null;
  /** For a share, its value at each port; null for other settings. */
  readonly shares: readonly PortShare[] | null;
}

/** Effective value at a place: its own, that of the document for all, or the default. */
export const shownAt = (
  { path, behind }: SettingPlace,
  read: Read,
  standard: ParameterValue | null = null,
): ParameterValue | null => read(path) ?? (behind === undefined ? undefined : read(behind)) ?? standard;

/** The value at the first place, and the places with other values. */
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

/** Reason why a number is invalid whatever else the document has. */
export function rangeFault(
  { min, max, integer, unit }: Pick<NumberSetting, 'min' | 'max' | 'integer' | 'unit'>,
  value: ParameterValue,
): Reason | null {
  const range = { min, max, unit };
  if (typeof value !== 'number') return becauseNot('number', range);
  if (integer && !Number.isInteger(value)) return becauseNot('whole', range);
  return value < min || value > max ? because('outside', range) : null;
}
