import { describe, expect, it } from 'vitest';
import { SETTING_GROUPS, type SettingGroup, type Settings } from '../../src/contract/index.ts';
import { catalog } from '../../src/engine/node.ts';
import { SETTING_WORDS } from '../../src/strings/en/settings/index.ts';

const settings = catalog.settings as Settings;
const worded = (group: SettingGroup) =>
  SETTING_WORDS[group].flatMap((section) => Object.entries(section.settings));

describe.each(SETTING_GROUPS)('the words of the settings of %s', (group) => {
  it('are there for each of them, once, and for no others', () => {
    const keys = worded(group).map(([key]) => key);
    expect(keys.toSorted()).toEqual([...new Set(settings[group].map(({ key }) => key))].toSorted());
  });

  it('leave only to rate control what it has words for', () => {
    const rates = catalog.rateControl.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    const left = worded(group).filter(([, words]) => words === null);
    expect(left.map(([key]) => key).filter((key) => !rates.includes(key))).toEqual([]);
  });

  it('name choices that there are', () => {
    for (const [key, words] of worded(group)) {
      const of = settings[group].filter((one) => one.key === key);
      const known = of.flatMap((one) =>
        one.kind === 'choice' ? one.options : one.kind === 'number' ? (one.word ?? []) : [],
      );
      const more = key === 'kind' ? catalog.sources.map(({ id }) => id as string) : [];
      for (const option of Object.keys(words?.options ?? {}))
        expect([...known, ...more], key).toContain(option);
    }
  });
});
