import { describe, expect, it } from 'vitest';
import {
  THEMES,
  type Theme,
  type Tokens,
  tokens,
  vcColor,
  vcTier,
} from '../../src/app/theme/tokens/tokens.ts';
import { distance, SIGHTS } from '../support/colorSight.ts';

/** OKLab: closer than this, two areas of colour next to each other may be taken for one. */
const APART = 0.085;
const VCS = Array.from({ length: 15 }, (_, i) => i + 1);

type Named = Exclude<keyof Tokens, 'vc'>;

/** Colours that are seen next to each other in one picture. */
const TOGETHER: readonly (readonly [one: Named, other: Named])[] = [
  // A refusal among lines of the run, of the axes and of another branch.
  ['drop', 'ink'],
  ['drop', 'ink2'],
  ['drop', 'ink3'],
  ['drop', 'axis'],
  ['drop', 'ghost'],
  ['drop', 'bg'],
  ['drop', 'hl'],
  // The curve of the run, and that of another branch.
  ['ink', 'ghost'],
  ['ink', 'axis'],
  ['ghost', 'axis'],
  // The line of code that decides, steps of a lecture, the gap between two branches, on their grounds.
  ['hl', 'bg'],
  ['hl', 'panel'],
  ['hl', 'ink'],
  ['hl2', 'ink'],
];

/** What tells a pair apart that a sight takes for one colour. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'drop axis': 'an axis is a line of one pixel, a refusal a triangle that points down',
  'ghost axis': 'the curve of another branch is dashed and has its name at its end',
  'hl panel': 'what is lit has bold letters too',
};

/** Sights and themes in which two colours are taken for one. */
const collisions = (colors: (theme: Theme) => readonly [string, string]): readonly string[] =>
  THEMES.flatMap((theme) =>
    Object.keys(SIGHTS)
      .filter((sight) => distance(...colors(theme), sight) < APART)
      .map((sight) => `${theme}, ${sight}`),
  );

describe('colours that are on one picture', () => {
  it.each(TOGETHER)('%s and %s are told apart in every sight, or by what else they are', (one, other) => {
    const found = collisions((theme) => [tokens[theme][one], tokens[theme][other]]);
    const otherwise = OTHERWISE[`${one} ${other}`];
    if (otherwise === undefined) expect(found).toEqual([]);
    else expect(found.length, `${one} and ${other} need no more than their colours`).toBeGreaterThan(0);
  });

  const pairs = VCS.flatMap((a) => VCS.filter((b) => b > a).map((b) => [a, b] as const));
  it('VCs have another marker and another dash where their colours are alike', () => {
    const alike = pairs.filter(
      ([a, b]) => collisions((theme) => [vcColor(theme, a), vcColor(theme, b)]).length > 0,
    );
    expect(alike.filter(([a, b]) => vcTier(a) === vcTier(b))).toEqual([]);
    expect(alike.length, 'pairs that need their markers').toBeGreaterThan(0);
  });

  it.each(THEMES)(
    'a refusal is never the colour of its VC alone: it is a triangle on the %s ground',
    (theme) => {
      const { drop, bg } = tokens[theme];
      for (const sight of Object.keys(SIGHTS)) expect(distance(drop, bg, sight)).toBeGreaterThan(0.3);
    },
  );
});
