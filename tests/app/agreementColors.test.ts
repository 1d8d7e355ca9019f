import { describe, expect, it } from 'vitest';
import { agreementColors, agreementCss } from '../../src/app/theme/tokens/agreement.ts';
import { contrast, THEMES, tokens } from '../../src/app/theme/tokens/tokens.ts';
import { distance, SIGHTS } from '../support/colorSight.ts';

describe.each(THEMES)('colours of agreement in the %s theme', (theme) => {
  const all = Object.values(agreementColors[theme]);

  it('are read as text on the page and on what is lit', () => {
    for (const color of all)
      for (const ground of ['bg', 'hl2'] as const)
        expect(contrast(color, tokens[theme][ground]), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(SIGHTS))('stay apart in %s sight', (sight) => {
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1))
        expect(distance(one, other, sight), `${one} and ${other}`).toBeGreaterThanOrEqual(0.085);
  });
});

it('are written as a style sheet', async () => {
  await expect(agreementCss()).toMatchFileSnapshot('../../src/app/theme/tokens/agreement.css');
});
