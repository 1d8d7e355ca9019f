import { hasCapitalNouns } from '../../../contract/index.ts';

/** What the items of a list are called. */
export interface ListWords {
  /** `level`: of `Add a level`, `Level 2`. */
  readonly item: string;
  /** By their keys; an empty key where an item is a value. */
  readonly columns: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
}

/** What a setting is called on a card, and what it does. */
export interface SettingWords {
  readonly label: string;
  readonly help: string;
  /** Choices, where the word of the document does not say enough. */
  readonly options?: Readonly<Record<string, string>>;
  /** What 0 means, where it is not an amount. */
  readonly zero?: string;
  readonly list?: ListWords;
}

/** Settings under one heading, in the order of the card; by their keys behind the place of their thing. */
export interface SettingSection {
  readonly title: string;
  /** Null: the catalogue of rate control has its words. */
  readonly settings: Readonly<Record<string, SettingWords | null>>;
}

export const ON_OFF = { true: 'on', false: 'off' } as const;

/** A label inside a sentence: abbreviations stay as they are. */
export const inside = (label: string): string =>
  !hasCapitalNouns && /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
