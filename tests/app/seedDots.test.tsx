import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PapersLink } from '../../src/app/story/screens/Ending.tsx';
import { dotLevels, dotsOnLine, lineFromNothing } from '../../src/app/widgets/seeds/levels.ts';
import { type SeedDot, SeedDots } from '../../src/app/widgets/seeds/SeedDots.tsx';
import { stories } from '../../src/stories/index.ts';
import type { Story } from '../../src/stories/story.ts';
import { findStudy } from '../../src/studies/index.ts';

const dot = (seed: number, by: number): SeedDot => ({ seed, by, words: `${by}` });
const drawn = (...dots: readonly SeedDot[]): string =>
  renderToStaticMarkup(<SeedDots dots={dots} shown={1} zero="A" />);
/** Where each dot is, 0 to 1, and whether above or below the line. */
const placesIn = (markup: string) =>
  [...markup.matchAll(/<i title="([^"]*)"[^>]*--at:([\d.]+);--above:(-?\d)/g)].map(([, title, at, level]) => [
    title,
    Number(at),
    Number(level),
  ]);

describe('a dot for each seed', () => {
  it('is as far from A as its two runs are apart; that of the run in sight is filled', () => {
    const markup = drawn(dot(1, 1), dot(2, 2), dot(3, 0.5));
    expect(placesIn(markup)).toEqual([
      ['Seed 1: 1', 0.5, 0],
      ['Seed 2: 2', 1, 0],
      ['Seed 3: 0.5', 0.25, 0],
    ]);
    expect(markup.match(/data-shown/g)).toHaveLength(1);
    // Where no difference is, there is A.
    expect(markup.indexOf('<b>A</b>')).toBeLessThan(markup.indexOf('<i'));
    const less = drawn(dot(1, -1), dot(2, -2));
    expect(less.indexOf('<b>A</b>')).toBeGreaterThan(less.lastIndexOf('<i'));
  });

  it('lies on both sides of A where seeds do not agree, and on another where they are the same', () => {
    expect(placesIn(drawn(dot(1, -1), dot(2, 1), dot(3, 1), dot(4, 1)))).toEqual([
      ['Seed 1: -1', 0, 0],
      ['Seed 2: 1', 1, 0],
      ['Seed 3: 1', 1, 1],
      ['Seed 4: 1', 1, -1],
    ]);
    expect(drawn(dot(1, -1), dot(2, 1))).toMatch(/--at:0\.5"><b>A<\/b>/);
    expect(dotLevels([10, 12, 14, 11], 3)).toEqual([0, 1, 0, 2]);
  });

  it('has its place on a line from nothing on, or on the scale of an ending', () => {
    expect(lineFromNothing([3, 5])).toEqual({ least: 0, most: 5 });
    expect(lineFromNothing([-3, -5])).toEqual({ least: -5, most: 0 });
    expect(dotsOnLine([0, 50, 51], { least: 0, most: 100 }, 0.05)).toEqual([
      { at: 0, level: 0 },
      { at: 0.5, level: 0 },
      { at: 0.51, level: 1 },
    ]);
    expect(dotsOnLine([0], lineFromNothing([]), 0.05)).toEqual([{ at: 0.5, level: 0 }]);
  });

  it('is none where a seed has no number', () => {
    expect(placesIn(drawn(dot(1, 1), dot(2, Number.NaN), dot(3, Infinity)))).toHaveLength(1);
    expect(drawn(dot(1, Number.NaN))).toBe('');
  });
});

it.each(Object.keys(stories))('the ending of %s leads to the tables of its paper', async (id) => {
  // A test checks each of these files.
  const story = (await stories[id]?.load())?.default as Story;
  const [, paper = ''] =
    /href="\?page=papers&amp;paper=(\d+)"/.exec(renderToStaticMarkup(<PapersLink story={story} />)) ?? [];
  expect(findStudy(paper)?.paper).toBe(paper);
});
