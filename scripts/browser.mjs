// Finds a Chromium for the tests, or gets one. `node scripts/browser.mjs` prints its path.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

export { STABLE_PIXELS } from './pixels.mjs';

/** Chromium without windows: the journeys take a sixth less processor time in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const CACHE = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));
const WRAPPER = join(CACHE, 'chromium.sh');
const PACKAGED = '@sparticuz/chromium@153.0.0';

/**
 * Path of a Chromium that starts. Looks first, then gets one; remembers the answer for child processes.
 * @throws when there is none and none could be had; the message says how to name one.
 */
export function findBrowser({ install = true } = {}) {
  const named = process.env.CELLSCOPE_BROWSER;
  if (named && !existsSync(named)) throw new Error(`CELLSCOPE_BROWSER=${named}: there is no such file.`);
  const found = named ?? firstThatStarts(places()) ?? (install ? get() : undefined);
  if (!found) {
    throw new Error(
      'No Chromium found. Install Chromium or Chrome, or run `npx playwright install --with-deps chromium`, ' +
        'or set CELLSCOPE_BROWSER to the path of one.',
    );
  }
  process.env.CELLSCOPE_BROWSER = found;
  return found;
}

/** Path of a Chromium with windows that starts, where there is one: only those measure the memory of a page. */
export const browserWithWindows = () =>
  firstThatStarts(places().filter((path) => basename(path) !== SHELL && path !== WRAPPER));

/** Where a browser usually is, best first. */
function places() {
  const { env, platform } = process;
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  /** @type {Partial<Record<NodeJS.Platform, string[]>>} */
  const usual = {
    darwin: ['', env.HOME ?? ''].flatMap((home) =>
      apps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    ),
    win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((base) =>
      base
        ? ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((exe) =>
            join(base, exe),
          )
        : [],
    ),
  };
  return [chromium.executablePath(), ...onPath, ...(usual[platform] ?? []), WRAPPER];
}

/** @param {string[]} paths */
const firstThatStarts = (paths) => paths.find((path) => existsSync(path) && starts(path));

/**
 * Installed is not enough: libraries may be missing, and some distributions ship a stub under this name.
 * @param {string} path
 */
function starts(path) {
  if (process.platform === 'win32') return true; // there `--version` opens a window
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /Chrom|Edge/.test(stdout);
}

function get() {
  const debian = [SHELL, 'chromium'].map((name) => () => fromDebian([name]));
  for (const way of [() => fromPlaywright('chromium'), ...debian, fromNpm]) {
    way();
    const found = firstThatStarts(places());
    if (found) return found;
  }
  return undefined;
}

/** @param {string} command @param {string[]} args @param {number} minutes */
function run(command, args, minutes) {
  console.error(`No browser yet: ${[command, ...args].join(' ')}`);
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'inherit']);
  return spawnSync(command, args, { stdio, timeout: minutes * 60_000 }).status === 0;
}

/** @param {string} name of one of Playwright's browsers */
export function fromPlaywright(name, minutes = 5) {
  const cli = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '../cli.js');
  run(process.execPath, [cli, 'install', name], minutes);
}

/** @param {string[]} packages */
export function fromDebian(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  process.env.DEBIAN_FRONTEND ??= 'noninteractive';
  run('apt-get', ['-qq', 'update'], 3);
  run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], 5);
}

/** A Chromium for Linux inside an npm package; it brings its libraries, hence the wrapper. */
function fromNpm() {
  if (process.platform !== 'linux') return;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'package.json'), '{ "private": true, "type": "module" }');
  if (!run('npm', ['install', '--prefix', CACHE, '--no-save', '--no-audit', '--no-fund', PACKAGED], 5))
    return;
  const script = `
    const { default: chromium } = await import('@sparticuz/chromium');
    console.log(JSON.stringify([await chromium.executablePath(), process.env.LD_LIBRARY_PATH ?? '']));`;
  const env = { ...process.env, TMPDIR: CACHE, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  const unpack = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: CACHE,
    env,
    encoding: 'utf8',
  });
  if (unpack.status !== 0) return;
  const [path, libraries] = JSON.parse(unpack.stdout);
  writeFileSync(WRAPPER, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${path}' "$@"\n`);
  chmodSync(WRAPPER, 0o755);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(findBrowser());
}
