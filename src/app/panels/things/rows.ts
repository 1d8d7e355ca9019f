import type { ParameterSpec, Setting } from '../../../contract/index.ts';
import { type ListWords, SETTING_WORDS, type SettingWords } from '../../../strings/en/settings/index.ts';
import type { Field } from './fields.ts';

/** A field with its words. */
export interface Row extends Field {
  readonly spec: ParameterSpec;
  /** Of the word that may be there instead of a number. */
  readonly wordLabel?: string | undefined;
  /** Of a list: what an item is called, and what it has. */
  readonly list?: ListWords | undefined;
}

/** Rows under one heading. */
export interface Part {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** How the controls of the page see a setting. */
function specOf(setting: Setting, { label, help, options, zero }: SettingWords): ParameterSpec {
  const { key, kind } = setting;
  const named = { name: key, label, help };
  if (kind === 'number') {
    const { min, max, integer, unit, scale } = setting;
    const range = { min, max, integer, unit, scale, default: setting.default ?? min } as const;
    return { kind, ...named, ...range, role: 'plain', ...(zero === undefined ? {} : { zero }) };
  }
  // A list is one text, which its own row takes apart.
  if (kind === 'list') return { kind: 'choice', ...named, options: [], default: setting.default ?? '' };
  const worded = setting.options.map((value) => ({ value, label: options?.[value] ?? value }));
  return { kind: 'choice', ...named, options: worded, default: setting.default ?? '' };
}

/** The fields of a card under the headings of their words. @param rates parameters of rate control, with their own words */
export function partsOf(fields: readonly Field[], rates: readonly ParameterSpec[]): readonly Part[] {
  const groups = [...new Set(fields.map(({ group }) => group))];
  return groups
    .flatMap((group) =>
      SETTING_WORDS[group].map(({ title, settings }) => ({
        title,
        rows: Object.entries(settings).flatMap(([key, words]) => {
          const of = fields.filter((field) => field.group === group && field.setting.key === key);
          return of.flatMap((field) => {
            const spec =
              words === null ? rates.find(({ name }) => name === key) : specOf(field.setting, words);
            const word = field.setting.kind === 'number' ? field.setting.word : undefined;
            const wordLabel = word === undefined ? undefined : words?.options?.[word];
            return spec === undefined ? [] : [{ ...field, spec, wordLabel, list: words?.list }];
          });
        }),
      })),
    )
    .filter(({ rows }) => rows.length > 0);
}
