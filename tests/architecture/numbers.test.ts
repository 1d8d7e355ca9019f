import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What reads or writes numbers by itself, of which some know no language and others only that of the browser. */
const OWN =
  /\.toFixed\(|\.toLocale\w*String\(|\bIntl\.|\bparse(Float|Int)\b|\bNumber\((text|typed|entered|query|search|amount|target\.textContent)\b|\.join\(['"][,;\\]t?['"]\)\)\.join/g;

/** Files that may, and why: none of them writes a number for a reader or reads one that was typed. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/app/plot/TimePlot.tsx': 'writes a place in a drawing or in CSS',
  'src/app/format.ts':
    'gives sliders their values, which have points in every language; rounds what `exact` writes',
  'src/app/lab/RunStatus.tsx': 'writes a date',
  'src/app/rules/RuleList.tsx': 'writes a date',
  'src/app/chrome/axis/TimeAxis.tsx': 'reads a length of CSS',
  'src/app/widgets/size.ts': 'reads a length of CSS',
  'src/app/picture/page/box.ts': 'reads a length of CSS',
  'src/app/picture/page/texts.ts': 'reads a length of CSS',
  'src/app/picture/page/read.ts': 'reads a depth of CSS',
  'src/app/widgets/stageSize.ts': 'reads a length of CSS',
  'src/app/lesson/drawing/ground.tsx': 'writes a place in a drawing or in CSS',
  'src/app/panels/policy/explained/Sketch.tsx': 'writes a place in a drawing or in CSS',
  'src/app/panels/network/rings/timerRings.ts': 'writes a place in a drawing or in CSS',
  'src/app/panels/policy/editor/waiting/WaitingPanel.tsx': 'writes a place in a drawing or in CSS',
  'src/app/panels/queue/scale.ts': 'writes a place in a drawing or in CSS',
  'src/app/widgets/cssValues.ts': 'writes a place in a drawing or in CSS',
  'src/app/panels/sequence/SequenceValues.tsx': 'writes a place in a drawing or in CSS',
  'src/app/papers/tables/NumberLine.tsx': 'writes a place in a drawing or in CSS',
  'src/app/theme/tokens/tokens.ts': 'reads a color',
  'src/app/plot/paint/image.ts': 'reads a color',
  'src/app/panels/policy/curve/words.ts': 'rounds a cell of a table, which stays a number',
  'src/app/panels/buffer/lanes/ShareHandle.tsx': 'rounds a share that is dragged',
  'src/race/sweep/axis.ts': 'takes the error of binary fractions from the steps of a range',
  'src/race/sentence.ts': 'its language sets the decimal sign (`words.signed`)',
  'src/cli/text.ts': 'the writer of the command line, which is in English',
  'src/cli/reproduce/report/markdown.ts': 'writes a table in English',
  'src/cli/reproduce/studyTables.ts': 'writes a table in English',
};

const own = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => line.match(OWN) ?? []);

const files = ['src/app', 'src/race', 'src/cli'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('src/cli/bench/')),
);

describe('numbers are read and written in one place (contract/numbers.ts, app/format.ts)', () => {
  it('by all other files', () => {
    const found = files
      .filter((file) => !(file in ALLOWED))
      .flatMap((file) => own(file).map((one) => `${file}: ${one}`));
    expect(found).toEqual([]);
  });

  it.each(Object.entries(ALLOWED))('%s %s', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(OWN.source));
  });

  it.each([
    'const value = parseFloat(box.value);',
    'value.toLocaleString()',
    'new Intl.NumberFormat()',
    'const seeds = Number(text);',
    'const shown = share.toFixed(1);',
    "rows.map((row) => row.join(',')).join('\\n')",
  ])('%s is found', (line) => expect(line.match(OWN)).not.toBeNull());
});
