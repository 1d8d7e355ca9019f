import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Whether two stretches meet: what a placer of labels asks. */
const OVERLAP = new RegExp(
  [
    String.raw`\b(from|left) < (\w+\.)?(to|right) && (\w+\.)?(to|right) > (\w+\.)?(from|left)\b`,
    String.raw`\b(from|left) < (\w+\.)?(to|right) && (\w+\.)?(from|left) < (\w+\.)?(to|right)\b`,
    String.raw`\b(to|right) <= (\w+\.)?(from|left) \|\|`,
    // By their middles.
    String.raw`Math\.abs\([^)]*\) < [\w.]*[wW]idth \/ 2 && Math\.abs\(`,
    // By a middle and the halves of both.
    String.raw`Math\.abs\([^)]*\) < [^;,&|]{0,40} \/ 2 \+ \w`,
    String.raw`- \w+ < \w+ \+ \w+ \+ \w+ \?`,
  ].join('|'),
);

/** Ranges of text, which are no labels. */
const TEXT = 'panels/policy/editor/';

it('notices a second placer of labels', () => {
  expect(OVERLAP.test('list.some((b) => a.from < b.to && b.from < a.to)')).toBe(true);
  expect(OVERLAP.test('if (one.from < to && one.to > from) return;')).toBe(true);
  expect(OVERLAP.test('placed.every((other) => other.to <= from || other.from >= to)')).toBe(true);
  expect(OVERLAP.test('Math.abs(x - box.x) < width / 2 && Math.abs(y - box.y) < height / 2')).toBe(true);
  expect(OVERLAP.test('boxes.filter((box) => Math.abs(box.y - line) < pitch / 2 + half)')).toBe(true);
  expect(OVERLAP.test('at - half < x + left + letters ? at + half - x : left')).toBe(true);
  expect(OVERLAP.test('if (from < 0 || from + long > width) return null;')).toBe(false);
});

it('only plot/labels asks whether labels meet', () => {
  const others = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(TEXT))
    .filter((file) => OVERLAP.test(readFileSync(join('src/app', file), 'utf8').replace(/\s+/g, ' ')));
  expect(others, 'use placeLabels or meets of app/plot/labels').toEqual(['plot/labels.ts']);
});

/** Names of settings, which are no places. */
const NAMES = 'settings/labels.ts';

it('what is called after labels has them placed by plot/labels', () => {
  const others = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /labels?\.tsx?$/i.test(file) && file !== NAMES)
    .filter(
      (file) => !/\bplaceLabels\(|function placeLabels</.test(readFileSync(join('src/app', file), 'utf8')),
    );
  expect(others, 'use placeLabels of app/plot/labels; what a place covers is its costOf').toEqual([]);
});

/** What words take up, compared with what there is. */
const COMPARED = /(?<!=)[<>]=? [^;,]{0,60}\bmeasureText\(|\bmeasureText\([^;]{0,60}[^=][<>]=? /;
/** It chooses the longer words for a link, or the brief ones. */
const CHOOSES_WORDS = 'panels/network/paint.ts';

it('only plot/labels asks whether there is room for words', () => {
  expect('if (left < free || left + ctx.measureText(text).width > width) continue;').toMatch(COMPARED);
  expect('const onLeft = head > ctx.measureText(text).width + 12;').toMatch(COMPARED);
  expect('const sized = ends.map((text) => ctx.measureText(text).width);').not.toMatch(COMPARED);
  const others = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => COMPARED.test(readFileSync(join('src/app', file), 'utf8')));
  expect(others, 'use placeLabels, meets or isWithin of app/plot/labels').toEqual([CHOOSES_WORDS]);
});

/** What opens in front of the page, who has it, and what serves all others. */
const IN_FRONT = [
  {
    what: 'a card in front of the page',
    pattern: /\bpopover="|\bshowPopover\(/,
    planted: '<div popover="auto" className="popover">',
    // Opened by every term of a stage, by pointer, focus and tap; placed by that of Popup.
    known: ['chrome/glossary/GlossaryCard.tsx', 'widgets/overlay/Popup.tsx'],
    instead: 'Popup of app/widgets/overlay',
  },
  {
    what: 'a place next to a button for such a card',
    pattern: /overlay\/nextTo\.ts|\bfloating-ui\b/,
    planted: "import { nextTo } from '../../widgets/overlay/nextTo.ts';",
    known: [],
    instead: 'place of app/widgets/overlay/Popup.tsx',
  },
  {
    what: 'a dialog',
    pattern: /<dialog\b|\bshowModal\(/,
    planted: '<dialog ref={box}>',
    known: ['widgets/overlay/Sheet.tsx'],
    instead: 'Sheet of app/widgets/overlay',
  },
  {
    what: 'a control of Radix',
    pattern: /'radix-ui'/,
    planted: "import { Popover } from 'radix-ui';",
    known: ['widgets/numbers/ScaleSlider.tsx'],
    instead: 'a widget of app/widgets',
  },
] as const;

it.each(IN_FRONT)('few have $what', ({ pattern, planted, known, instead }) => {
  expect(planted).toMatch(pattern);
  const found = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && pattern.test(readFileSync(join('src/app', file), 'utf8')))
    .toSorted();
  expect(found, `use ${instead}`).toEqual(known);
});
