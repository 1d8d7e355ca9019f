import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where one large lane and many small ones are laid out, named, painted and read: panels give it lanes as data. Stories have pictures. */
const HOME = 'src/app/lanes/';

/** What a second stack of lanes is made of, and what panels do instead. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [
    /\bclassName=(\{`|")[^"`]*\blane-(label|top|zero|value)\b|"lanes-inside"/,
    'names and values are those of LaneStack',
  ],
  [/\browsOf\b[^;]*from '[./]*plot\/paint\/image\.ts'/, 'lanes are painted by their traces (lanes/paint.ts)'],
  [
    /\b(height|inner)\b[^;,\n]{0,12}\/ (Math\.max\(1, )?\(?[\w.]*(length|lanes|others|weights|rows)\b/,
    'heights are those of placeLanes and stackLanes',
  ],
  [/\bMath\.floor\([\w.]*\broom \/ rows\.length\)/, 'heights within limits are those of stackLanes'],
  [/\btop \+= (\w+\.)?height\b/, 'placeLanes and stackLanes put lanes one below the other'],
  [/\blast\.length < \w+ &&/, 'rows are shared by grouped of lanes/lanes.ts'],
  [/\$\{\w*vcs\[0\]\}(\\u2013|–)/, 'several VCs are called by vcsLabel'],
  [/<TimePlot\b/, 'a plot over time is a PlotRow, and lanes a LaneStack'],
];

/** Files with a part of their own that is none, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/app/plot/PlotRow.tsx': 'the only row with a plot over time',
  'src/app/panels/buffer/paint.ts': 'rows of cells of one buffer, which is no plot over time',
};

const partsIn = (text: string): string[] =>
  PARTS.flatMap(([pattern, instead]) => (pattern.test(text) ? [instead] : []));

const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src/app', name))
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(HOME) && !name.startsWith('src/app/story/'));

it('notices a panel that builds a stack of lanes', () => {
  for (const text of [
    '<label className="lane-label" data-followed={i === 0}>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    '<label className={`lane-label ${className}`}>',
    '<div className="lanes-inside">',
    "import { fillRect, pixelOf, rowsOf } from '../../plot/paint/image.ts';",
    'const unit = height / Math.max(1, ordered.length - 1 + LARGE);',
    'const unit = height / Math.max(1, weights(levels));',
    'const each = Math.min(sizes.maxHeight, (height - wanted) / others);',
    'const each = Math.min(most, Math.floor(heights.room / rows.length));',
    'top += height;',
    'if (last && last.length < size && rank(last[0]) === rank(i)) last.push(i);',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    'return `${vcs[0]}–${vcs.at(-1)}`;',
    '<TimePlot label={words.label} />',
  ])
    expect(partsIn(text), text).toHaveLength(1);
  for (const text of [
    '<LaneStack room={room} lanes={lanes} />',
    "import { fillRect, pixelOf } from '../../plot/paint/image.ts';",
    'const middle = top + height / 2;',
  ])
    expect(partsIn(text), text).toEqual([]);
});

it('one large lane and many small ones are a LaneStack everywhere', () => {
  const found = files.flatMap((file) => {
    const parts = file in ELSEWHERE ? [] : partsIn(readFileSync(file, 'utf8'));
    return parts.map((instead) => `${file}: ${instead}`);
  });
  expect(found).toEqual([]);
});
