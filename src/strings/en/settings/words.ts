import { hasCapitalNouns } from '../../../contract/index.ts';

/** Names for the items of a list. */
export interface ListWords {
  /** Name of an item: `level` in `Add a level`, `Level 2`. */
  readonly item: string;
  /** Labels of fields by key; an empty key where an item is a single value. */
  readonly columns: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
}

/** Label and help of a setting on a card. */
export interface SettingWords {
  readonly label: string;
  readonly help: string;
  /** Texts of choices that the words of the document do not explain. */
  readonly options?: Readonly<Record<string, string>>;
  /** Meaning of 0, where it is not an amount. */
  readonly zero?: string;
  readonly list?: ListWords;
}

/** Settings under one heading, in the order of the card; by path relative to their object. */
export interface SettingSection {
  readonly title: string;
  /** Null: the catalogue of rate control has its texts. */
  readonly settings: Readonly<Record<string, SettingWords | null>>;
}

export const ON_OFF = { true: 'on', false: 'off' } as const;

/** A label within a sentence: abbreviations are unchanged. */
export const inside = (label: string): string =>
  !hasCapitalNouns && /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
