// `npm run pictures [name...]`: the pictures of the README in docs/pictures, by the links that it names.
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { Cellscope, type Look, type Shot } from './author/cellscope.ts';
import { findBrowser, STABLE_PIXELS } from './browser.mjs';

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
await build({ logLevel: 'warn' });
const server = await preview({ logLevel: 'silent', preview: { host: '127.0.0.1', port: 4891 } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', ...STABLE_PIXELS],
});
const options = { deviceScaleFactor: 1, serviceWorkers: 'block' } as const;
try {
  for (const name of names) {
    const path = join(FOLDER, `${name}.png`);
    const page = await browser.newPage(options);
    const picture = PICTURES[name];
    if (picture === undefined) await paintStory(page, path);
    else await wayOf(picture, page).screenshot({ path });
    await page.close();
    console.log(path);
  }
} finally {
  await browser.close();
  await server.close();
}

function wayOf({ scene, way, ...look }: Picture, page: Page): Shot {
  const shot = new Cellscope(page, address).open(scene, look);
  return way === undefined ? shot : way(shot);
}

/** The first story at its second moment, as a visitor meets it. */
async function paintStory(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${address}?story=half-empty&moment=2`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-at-rest'));
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}
