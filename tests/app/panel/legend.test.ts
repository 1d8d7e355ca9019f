import { expect, it } from 'vitest';
import { PANELS } from '../../../src/app/panel/registry.ts';
import { legendTexts } from '../../../src/app/strings/panels/legend.ts';
import { legendTexts as german } from '../../../src/german/app/strings/panels/legend.ts';

/** Panels of words and tables, which have nothing drawn in them. */
const WORDS_ONLY = ['questions', 'sessions'];

it('has rows for each panel there is, and for no other; only those of words have none', () => {
  const ids = PANELS.map(({ id }) => id).sort();
  expect(Object.keys(legendTexts.panels).sort()).toEqual(ids);
  const empty = ids.filter((id) => legendTexts.panels[id]?.length === 0);
  expect(empty).toEqual(WORDS_ONLY);
});

it('shows the same signs in both languages', () => {
  const signs = ({ panels }: Pick<typeof legendTexts, 'panels'>) =>
    Object.fromEntries(Object.entries(panels).map(([id, rows]) => [id, rows.map(([sign]) => sign)]));
  expect(signs(german as typeof legendTexts)).toEqual(signs(legendTexts));
});
