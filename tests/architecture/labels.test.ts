import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Whether two stretches meet: what a placer of labels asks. */
const OVERLAP = new RegExp(
  [
    String.raw`\b(from|left) < (\w+\.)?(to|right) && (\w+\.)?(to|right) > (\w+\.)?(from|left)\b`,
    String.raw`\b(from|left) < (\w+\.)?(to|right) && (\w+\.)?(from|left) < (\w+\.)?(to|right)\b`,
    String.raw`\b(to|right) <= (\w+\.)?(from|left) \|\|`,
  ].join('|'),
);

/** Ranges of text, which are no labels. */
const TEXT = 'panels/policy/editor/';

it('notices a second placer of labels', () => {
  expect(OVERLAP.test('list.some((b) => a.from < b.to && b.from < a.to)')).toBe(true);
  expect(OVERLAP.test('if (one.from < to && one.to > from) return;')).toBe(true);
  expect(OVERLAP.test('placed.every((other) => other.to <= from || other.from >= to)')).toBe(true);
  expect(OVERLAP.test('if (from < 0 || from + long > width) return null;')).toBe(false);
});

it('only plot/labels asks whether labels meet', () => {
  const others = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(TEXT))
    .filter((file) => OVERLAP.test(readFileSync(join('src/app', file), 'utf8').replace(/\s+/g, ' ')));
  expect(others, 'use placeLabels or meets of app/plot/labels').toEqual(['plot/labels.ts']);
});
