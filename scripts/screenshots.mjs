// Renders scenarios at a chosen moment, the same bytes each time.
// `npm run screenshots -- [scenario ...] [--at s] [--looks light,dark,projector,phone] [--out dir] [--twice]`
// `--link 'e=0.8~policy~espd'` adds to the address, `--ahead s` computes the run so far first, `--drop` goes on
// from the moment to the next drop (docs/reference/cli.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser, STABLE_PIXELS } from './browser.mjs';

const LOOKS = {
  light: { theme: 'light', width: 1366, height: 768 },
  dark: { theme: 'dark', width: 1366, height: 768 },
  projector: { theme: 'projector', width: 1920, height: 1080 },
  phone: { theme: 'light', width: 390, height: 844 },
};

// The browser smooths text differently after a layer has moved; hidden and shown, all is drawn from nothing.
const DRAW_ANEW = `new Promise((done) => {
  const twoFrames = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  document.documentElement.style.visibility = 'hidden';
  twoFrames(() => {
    document.documentElement.style.visibility = '';
    twoFrames(done);
  });
})`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ahead: { type: 'string' },
    at: { type: 'string' },
    drop: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    link: { type: 'string', default: '' },
    looks: { type: 'string', default: Object.keys(LOOKS).join(',') },
    out: { type: 'string', default: 'screenshots' },
    twice: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(
    'usage: screenshots [scenario ...] [--looks light,dark,projector,phone] [--at s] [--drop] [--ahead s] ' +
      '[--link key=value&...] [--out dir] [--twice]',
  );
  process.exit(0);
}
const looks = values.looks.split(',');
const unknown = looks.filter((look) => !Object.hasOwn(LOOKS, look));
if (unknown.length > 0) {
  console.error(`--looks ${unknown.join(',')}: unknown look; known: ${Object.keys(LOOKS).join(', ')}`);
  process.exit(2);
}
for (const option of /** @type {const} */ (['at', 'ahead'])) {
  if (values[option] !== undefined && !(Number(values[option]) >= 0)) {
    console.error(`--${option} ${values[option]}: not a number of seconds; range 0 to the end of the run`);
    process.exit(2);
  }
}

await build({ logLevel: 'warn' });
const server = await preview({ logLevel: 'silent', preview: { host: '127.0.0.1', port: 4890 } });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', ...STABLE_PIXELS],
});

/** What the page says is wrong with the address: nothing is shown then that was not asked for. */
class Refused extends Error {
  /** @param {string[]} lines */
  constructor(lines) {
    super(lines.join('\n'));
  }
}

/**
 * One picture: the scene at `at`, or one step after its opening moment: a drop, of rate control an RM cell, with
 * the decision told; or one drop after `at`.
 * @param {string} scenario @param {string} look @returns {Promise<Buffer>}
 */
async function picture(scenario, look) {
  const { theme, width, height } = LOOKS[/** @type {keyof typeof LOOKS} */ (look)];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  const parts = [`scene=${scenario}&theme=${theme}&paused=1`];
  if (values.link !== '') parts.push(values.link);
  if (values.at !== undefined) parts.push(`t=${values.at}`);
  await page.goto(`${server.resolvedUrls?.local[0]}?${parts.join('&')}`);
  // The script interface of the page: docs/reference/scripting.md.
  await page.evaluate('window.cellscope.ready');
  const { time, problems } =
    /** @type {{ time: number, problems: { path: string, value: unknown, reason: string }[] }} */ (
      await page.evaluate('window.cellscope.state()')
    );
  if (problems.length > 0)
    throw new Refused(problems.map((one) => `${one.path} = ${one.value}: ${one.reason}`));
  if (values.ahead !== undefined) {
    await page.evaluate(`window.cellscope.runUntil(${Number(values.ahead)})`);
    await page.evaluate(`window.cellscope.runUntil(${time})`);
  }
  if (values.drop) await page.evaluate("window.cellscope.step('drop')");
  else if (values.at === undefined) await page.evaluate('window.cellscope.step()');
  await page.evaluate('window.cellscope.atRest()');
  await page.evaluate(DRAW_ANEW);
  const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return bytes;
}

/** @returns {Promise<string[]>} */
async function scenarioIds() {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}?paused=1`);
  await page.evaluate('window.cellscope.ready');
  const ids = await page.evaluate('window.cellscope.scenarios()');
  await page.close();
  return /** @type {string[]} */ (ids);
}

let differing = 0;
try {
  mkdirSync(values.out, { recursive: true });
  for (const scenario of positionals.length > 0 ? positionals : await scenarioIds()) {
    for (const look of looks) {
      const file = join(values.out, `${scenario}-${look}.png`);
      const bytes = await picture(scenario, look);
      writeFileSync(file, bytes);
      const same = !values.twice || readFileSync(file).equals(await picture(scenario, look));
      if (!same) differing++;
      console.log(
        `${file}${values.twice ? (same ? '  same bytes twice' : '  DIFFERS the second time') : ''}`,
      );
    }
  }
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await browser.close();
  await server.close();
}
process.exit(differing > 0 ? 1 : process.exitCode);
