// `npm run pictures [name...]`: the pictures of the README in docs/pictures, by the links that it names.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Cellscope, type Look, type Shot } from './author/cellscope.ts';
import { withServedPage } from './author/served.ts';

const FOLDER = 'docs/pictures';

interface Picture extends Look {
  readonly scene: string;
  /** What is done after it has been opened. */
  readonly way?: (shot: Shot) => Shot;
}

const TURNS: Picture = {
  scene: 'take-turns',
  link: 'e=0.8~policy~espd&t=1.15&view=0.4,1.8',
  way: (shot) => shot.ahead(1.6).at('drop'),
};

const PICTURES: Readonly<Record<string, Picture>> = {
  stage: TURNS,
  'stage-projector': { ...TURNS, theme: 'projector', size: 'projector' },
  'stage-phone': { ...TURNS, size: 'phone' },
  'stage-curve': { scene: 'early-warning', link: 'policy=atm-red&t=0.4', way: (shot) => shot.step() },
  'stage-lanes': { scene: 'unarmed-weights', link: 't=0.4' },
  'stage-abr': { scene: 'exact-rates', link: 'algorithm=eprca&t=0.05', way: (shot) => shot.step() },
};

const KNOWN = ['story', ...Object.keys(PICTURES)];
const names = process.argv.length > 2 ? process.argv.slice(2) : KNOWN;
const unknown = names.filter((name) => !KNOWN.includes(name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no picture of the README; known: ${KNOWN.join(', ')}`);
  process.exit(2);
}
await withServedPage(4891, async (address, newPage) => {
  for (const name of names) {
    const path = join(FOLDER, `${name}.png`);
    const page = await newPage();
    const picture = PICTURES[name];
    if (picture === undefined) await paintStory(page, address, path);
    else await wayOf(picture, new Cellscope(page, address)).screenshot({ path });
    await page.close();
    console.log(path);
  }
});

function wayOf({ scene, way, ...look }: Picture, cellscope: Cellscope): Shot {
  const shot = cellscope.open(scene, look);
  return way === undefined ? shot : way(shot);
}

/** The first story at its second moment, as a visitor meets it. */
async function paintStory(page: Page, address: string, path: string): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  const atRest = () => page.waitForFunction(() => document.documentElement.hasAttribute('data-at-rest'));
  // By way of the next moment, where it is known who sent the cells that wait.
  await page.goto(`${address}?story=half-empty&moment=3`);
  await page.getByRole('button', { name: /^Moment 3 of 4/ }).waitFor();
  await atRest();
  await page.getByRole('button', { name: /^Moment 2 of 4/ }).click();
  await atRest();
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}
