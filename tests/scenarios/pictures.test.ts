import { describe, expect, it } from 'vitest';
import { digestOf, lettersOf, pictureOf, stretchesOf, stripOf } from '../../scripts/thumbnails.ts';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { findScenario, scenarioIds } from '../../src/scenarios/index.ts';
import { DRAWN } from '../../src/scenarios/pictures/drawn.ts';
import { COLUMNS, HEIGHTS, NO_VALUE } from '../../src/scenarios/pictures/picture.ts';
import { STRIP } from '../../src/scenarios/pictures/strip.ts';
import { byTier } from '../support/tier.ts';

const documentOf = (id: string) => findScenario(id) as ScenarioDocument;

describe('pictures of scenes', () => {
  it('are of the scenarios as they are now; else run `npm run thumbnails`', () => {
    const digests = (ids: readonly string[], of: (id: string) => string | undefined) =>
      Object.fromEntries(ids.map((id) => [id, of(id)]));
    expect(digests(Object.keys(DRAWN), (id) => DRAWN[id]?.of)).toEqual(
      digests(scenarioIds(), (id) => digestOf(documentOf(id))),
    );
  });

  it('have a letter for each column', () => {
    const letters = new RegExp(`^[${HEIGHTS}${NO_VALUE}]{${COLUMNS}}$`);
    for (const [id, { queue, use = queue, rates = {} }] of Object.entries(DRAWN))
      for (const lane of [queue, use, ...Object.values(rates)]) expect(lane, id).toMatch(letters);
  });

  it('differ from each other, but for networks whose shown queue does not', () => {
    const lessons = Object.values(DRAWN).map(({ of: _document, ...lanes }) => JSON.stringify(lanes));
    expect(new Set(lessons).size).toBeGreaterThan(lessons.length - 6);
  });

  it.each(byTier(['far-near', 'not-free'], scenarioIds()))('are those of a new run: %s', (id) => {
    expect(pictureOf(documentOf(id))).toEqual(DRAWN[id]);
  });
});

describe('the strip of the home page', () => {
  it('is that of a new run; else run `npm run thumbnails half-empty`', () => {
    expect(stripOf(documentOf('half-empty'))).toEqual(STRIP);
  });

  it('says what share of the link was empty, as the use it draws does', () => {
    const { use, emptyPercent, fromMs, useMs } = STRIP;
    // The measured window begins at 0.5 s.
    const measured = use.slice((500 - fromMs) / useMs);
    const mean = measured.reduce((sum, share) => sum + share, 0) / measured.length;
    expect(Math.abs(100 - mean - emptyPercent)).toBeLessThan(1);
  });
});

describe('drawing in letters', () => {
  it('goes from nothing to the top, and no further', () => {
    const last = HEIGHTS.charAt(HEIGHTS.length - 1);
    expect(lettersOf([0, 10, 20, Number.NaN], 10)).toBe(`a${last}${last}${NO_VALUE}`);
  });

  it('joins columns with drops that are next to each other', () => {
    const at = (column: number) => column + 0.5;
    expect(stretchesOf([at(3), at(4), at(4), at(9), at(COLUMNS)], { from: 0, to: COLUMNS })).toBe('3+2 9+1');
  });
});
