import type { ParameterSpec, ParameterValue, Reason, Setting } from '../../../contract/index.ts';
import { SETTING_WORDS, type SettingWords } from '../../../strings/en/settings/index.ts';
import type { Field } from './fields.ts';
import { ListRow } from './list/ListRow.tsx';
import { type FormRow, rangeFault } from './source.ts';

/** A field with its words. */
export type SettingsRow = Field & FormRow;

/** Rows under one heading. */
export interface Part {
  readonly title: string;
  readonly rows: readonly SettingsRow[];
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

function rowOf(field: Field, spec: ParameterSpec, words: SettingWords | null): SettingsRow {
  const { setting } = field;
  const word = setting.kind === 'number' ? setting.word : undefined;
  return {
    ...field,
    spec,
    standard: setting.default,
    words: word === undefined ? undefined : [{ value: word, label: words?.options?.[word] ?? word }],
    list:
      words?.list && setting.kind === 'list' ? { words: words.list, setting, Control: ListRow } : undefined,
    ...(!setting.isLive && { faultOf: (value) => valueFault(setting, value) }),
  };
}

/** Why no document can have the value; null: it may. What values ask of each other, the run judges; items of a list, their row. */
export const valueFault = (setting: Setting, value: ParameterValue): Reason | null =>
  setting.kind !== 'number' || value === setting.word ? null : rangeFault(setting, value);

/** The fields of a card under the headings of their words. @param rates parameters of rate control, with their own words */
export function cardParts(fields: readonly Field[], rates: readonly ParameterSpec[]): readonly Part[] {
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
            return spec === undefined ? [] : [rowOf(field, spec, words)];
          });
        }),
      })),
    )
    .filter(({ rows }) => rows.length > 0);
}
