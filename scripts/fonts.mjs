// `npm run fonts`: writes the page's fonts, each as a small file for what the page says and one for the rest of Latin, and their style
// sheet. A browser fetches the second one with the first letter that needs it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @ts-expect-error It has no types of its own.
import subsetFont from 'subset-font';

/** @param {string} path */
const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OUT = 'src/app/theme/fonts';

/** What the strings of the page are made of; `tests/app/theme/fonts.test.ts` compares. */
const FIRST = [[0x20, 0x7e], 0xa0, 0xa7, 0xb0, 0xb1, 0xb2, 0xb3, 0xb5, 0xb7, 0xd7, 0xdc, 0xe7, 0xf7, 0xfc, 0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x202f, 0x2039, 0x203a, 0x2191, 0x2193, 0x2212]; // biome-ignore format: one table

/** What the files of the packages hold besides. */
const LATIN = [[0x00, 0xff], 0x131, [0x152, 0x153], [0x2bb, 0x2bc], 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329, [0x2000, 0x206f], 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd]; // biome-ignore format: one table

/** The page sets words without ligatures and figures of one width; weights from 400 to 700. */
const FONTS = [
  {
    family: 'Inter',
    name: 'inter',
    weight: '400 700',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    options: {
      keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'mkmk'],
      variationAxes: { wght: { min: 400, max: 700 } },
    },
    // Among figures of one width its hyphen is as wide as one, and `rt-VBR` has gaps: that one comes from a file without such figures.
    plain: [0x2d],
  },
  // The browser draws a bold line of code from it: a second weight would be 6 kB of the first load.
  {
    family: 'JetBrains Mono',
    name: 'jetbrains-mono-400',
    weight: '400',
    from: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
    options: { keepFeatures: ['ccmp', 'mark', 'mkmk'] },
  },
];

/** @typedef {readonly (number | readonly number[])[]} Ranges */

/** @param {Ranges} ranges @returns {number[]} */
const codesOf = (ranges) =>
  ranges.flatMap((range) => {
    const [from = 0, to = from] = typeof range === 'number' ? [range] : range;
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });

/** @param {number} code */
const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');

/** `U+0020-007E, U+00A0` @param {readonly number[]} codes */
function rangeOf(codes) {
  /** @type {[from: number, to: number][]} */
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const first = codesOf(FIRST);
const rest = codesOf(LATIN).filter((code) => !first.includes(code));

const sheet = ['/* Made by `npm run fonts`. Arrows and letters that are not Latin come from the system. */'];
mkdirSync(file(OUT), { recursive: true });
for (const { family, name, weight, from, options, plain = [] } of FONTS) {
  const font = readFileSync(file(`node_modules/${from}`));
  const parts = { first: first.filter((code) => !plain.includes(code)), rest, plain };
  for (const [part, codes] of Object.entries(parts)) {
    if (codes.length === 0) continue;
    const made = await subsetFont(font, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      ...options,
      ...(part === 'plain' ? { keepFeatures: [] } : {}),
    });
    writeFileSync(file(`${OUT}/${name}-${part}.woff2`), made);
    sheet.push(`@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./fonts/${name}-${part}.woff2") format("woff2");
  unicode-range: ${rangeOf(codes)};
}`);
  }
}
writeFileSync(file('src/app/theme/fonts.css'), `${sheet.join('\n\n')}\n`);
execFileSync(file('node_modules/.bin/biome'), ['format', '--write', file('src/app/theme/fonts.css')]);
for (const [of, name] of [
  ['@fontsource-variable/inter', 'inter'],
  ['@fontsource/jetbrains-mono', 'jetbrains-mono'],
])
  copyFileSync(file(`node_modules/${of}/LICENSE`), file(`${OUT}/${name}.license.txt`));
