// Renders scenes at a chosen moment, the same bytes each time (docs/reference/cli.md):
// `npm run screenshots -- [--scenes id,...] [--themes ...] [--sizes ...] [--sights ...] [--at s] [--drop] [--ahead s] [--link ...] [--out dir] [--twice]`
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cellscope, Refused, type Shot } from './author/cellscope.ts';
import { SIZES, type SizeName, sightOf, sizeOf, THEMES, themeOf } from './author/looks.ts';
import { withServedPage } from './author/served.ts';

const USAGE =
  'usage: screenshots [--scenes id,...] [--themes light,dark,projector] [--sizes laptop,projector,tablet,phone,1024x768] ' +
  '[--sights usual,protanopia,deuteranopia,tritanopia,achromatopsia] [--at s] [--drop] [--ahead s] [--link key=value&...] [--out dir] [--twice]';

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function secondsOf(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (value.trim() !== '' && seconds >= 0) return seconds;
  return fail(`--${option} ${value}: not a number of seconds; range 0 to the end of the run`);
}

const { values } = parseArgs({
  options: {
    ahead: { type: 'string' },
    at: { type: 'string' },
    drop: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    link: { type: 'string', default: '' },
    out: { type: 'string', default: 'screenshots' },
    scenes: { type: 'string' },
    sights: { type: 'string', default: 'usual' },
    sizes: { type: 'string', default: 'laptop,projector,phone' },
    themes: { type: 'string', default: THEMES.join(',') },
    twice: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const at = secondsOf('at', values.at);
const ahead = secondsOf('ahead', values.ahead);
const sizes = values.sizes.split(',');
const themes = values.themes.split(',');
const sights = values.sights.split(',');
try {
  sizes.forEach(sizeOf);
  themes.forEach(themeOf);
  sights.forEach(sightOf);
} catch (error) {
  fail((error as Error).message);
}

/** The scene at `at`, or one step after its opening moment: a drop, of rate control an RM cell, with the decision told. */
function wayOf(shot: Shot): Shot {
  const computed = ahead === undefined ? shot : shot.ahead(ahead);
  if (values.drop) return computed.at('drop');
  return at === undefined ? computed.step() : computed;
}

const link = [values.link, at === undefined ? '' : `t=${at}`].filter((part) => part !== '').join('&');

/** Pictures of a scene in every look; how many of them differ the second time. @throws Refused */
async function take(cellscope: Cellscope, scene: string): Promise<number> {
  let differing = 0;
  for (const { theme, size, sight } of looks) {
    const shot = wayOf(
      cellscope.open(scene, {
        theme: themeOf(theme),
        size: size in SIZES ? (size as SizeName) : sizeOf(size),
        sight: sightOf(sight),
        link,
      }),
    );
    const name = [scene, theme, size, ...(sight === 'usual' ? [] : [sight])].join('-');
    const path = join(values.out, `${name}.png`);
    await shot.screenshot({ path });
    const same = !values.twice || readFileSync(path).equals(await shot.screenshot());
    if (!same) differing++;
    console.log(`${path}${values.twice ? (same ? '  same bytes twice' : '  DIFFERS the second time') : ''}`);
  }
  return differing;
}

const looks = themes.flatMap((theme) =>
  sizes.flatMap((size) => sights.map((sight) => ({ theme, size, sight }))),
);
let differing = 0;
let refused = 0;
await withServedPage(4890, async (address, newPage) => {
  const cellscope = new Cellscope(await newPage(), address);
  mkdirSync(values.out, { recursive: true });
  for (const scene of values.scenes?.split(',') ?? (await cellscope.scenes())) {
    try {
      differing += await take(cellscope, scene);
    } catch (error) {
      // One that ends before `--at` takes nothing from the others.
      if (!(error instanceof Refused)) throw error;
      refused++;
      console.error(`${scene}: ${error.message}`);
    }
  }
});
process.exit(differing > 0 ? 1 : refused > 0 ? 2 : 0);
