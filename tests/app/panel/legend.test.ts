import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as registry from '../../../src/app/panel/registry.ts';
import { en } from '../../../src/app/strings/en.ts';
import { legendTexts } from '../../../src/app/strings/panels/legend.ts';
import { inGerman } from '../../support/inLanguage.ts';

const { legendTexts: german } = await inGerman<typeof import('../../../src/app/strings/panels/legend.ts')>(
  'app/strings/panels/legend.ts',
);

const all = Object.values(registry);
const signsOf = (meanings: object | undefined): readonly string[] => Object.keys(meanings ?? {});

it('says what each sign means that a panel declares, and of no other; a panel that draws none has no canvas', () => {
  const drawing = all.filter(({ draws }) => draws.length > 0);
  const declared = Object.fromEntries(drawing.map(({ id, draws }) => [id, draws]));
  for (const { panels } of [legendTexts, german])
    expect(
      Object.fromEntries(
        Object.entries(panels).flatMap(([id, means]) =>
          signsOf(means).length > 0 ? [[id, signsOf(means)]] : [],
        ),
      ),
    ).toEqual(declared);
  const silent = all.filter(({ draws }) => draws.length === 0).map(({ id }) => id);
  const painting = readdirSync('src/app/panels').filter(
    (folder) => !folder.includes('.') && /<TimePlot\b|<canvas\b/.test(codeOf(folder)),
  );
  const ids = painting.flatMap((folder) =>
    [...codeOf(folder).matchAll(/^ {2}id: '([\w-]+)'/gm)].map(([, id]) => id),
  );
  expect(silent.filter((id) => ids.includes(id))).toEqual([]);
});

it('has a short name for each sign on the wall, in both languages', () => {
  for (const { wall } of [legendTexts, german])
    for (const { id, draws, places } of all)
      if (places.projector) expect(signsOf(wall[id]), id).toEqual(draws);
});

/** What draws a sign, by its name in the code of a panel. */
const DRAWN_BY: Readonly<Record<string, RegExp>> = {
  triangle: /\bdropTriangle\(/,
  cross: /\bpushedCross\(/,
  marked: /\befciRing\(/,
  diamond: /\bdiamond\(/,
  square: /\btimeoutSquare\(/,
  capital: /(?<!\w)triangle\(/,
  dashed: /setLineDash\(\[(?!\])|\bpaintThresholdLines\(|\blimits: /,
  area: /\bdrawArea\(|\bfill: (?!null)|\bpaintQueueLine\(/,
};
/** Panels that are drawn on a canvas, and the folders of what paints them. */
const PAINTED: Readonly<Record<string, readonly string[]>> = {
  acr: ['acr'],
  segments: ['../lanes/levels'],
  'credit-left': ['credit', '../lanes/levels'],
  'queue-length': ['queue', '../thresholds'],
  queues: ['queues'],
  frames: ['spacetime'],
  cwnd: ['windows'],
  'all-windows': ['allWindows'],
  bandwidth: ['bandwidth'],
  sequence: ['sequence'],
};
const codeOf = (folder: string): string =>
  readdirSync(`src/app/panels/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/app/panels/${folder}/${file}`, 'utf8'))
    .join('\n');

it.each(Object.entries(PAINTED))(
  'of %s has a row for each sign that is painted there, and for no other',
  (id, folders) => {
    const code = folders.map(codeOf).join('\n');
    const painted = Object.entries(DRAWN_BY).flatMap(([sign, call]) => (call.test(code) ? [sign] : []));
    const rows = signsOf(legendTexts.panels[id]).filter((sign) => sign in DRAWN_BY);
    expect([...new Set(rows)].sort()).toEqual(painted.sort());
  },
);

it('of credit names the parts that a bar has', () => {
  const parts = [...codeOf('credit').matchAll(/const PARTS = \[(.*?)\]/g)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  expect(parts).toHaveLength(3);
  expect(signsOf(legendTexts.panels.credit)).toEqual(['solid', 'hatched', 'box']);
});

it('of frames has each kind of frame that its key has', () => {
  expect(signsOf(legendTexts.panels.frames)).toEqual(expect.arrayContaining(['line', 'ringed', 'dashed']));
  const { ack, duplicate, again } = en.panels.spacetime;
  const text = Object.values(legendTexts.panels.frames ?? {}).join(' ');
  for (const kind of [ack, duplicate, again.replace('sent ', '')]) expect(text).toContain(kind);
});
