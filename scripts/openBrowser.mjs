// Finds Chromium, Firefox or WebKit, or gets it, and opens it at an address. Nobody sees the window.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser, fromDebian, fromPlaywright } from './browser.mjs';

/**
 * Opens an address; what it gives back closes the browser.
 * @typedef {(address: string) => Promise<() => Promise<void>>} Opener
 */

/** @type {Record<string, (install: boolean) => Promise<Opener | undefined>>} */
const FINDERS = {
  chromium: async (install) => byPlaywright(chromium, findBrowser({ install })),
  firefox: async (install) =>
    (await lookFor(firefox, firefoxAt)) ??
    (install ? await getAndLookFor(firefox, ['firefox-esr'], firefoxAt) : undefined),
  webkit: async (install) =>
    (await lookFor(webkit, webKitAt)) ??
    (install
      ? await getAndLookFor(webkit, ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'], webKitAt)
      : undefined),
};

/** In the order in which they are told. */
export const BROWSERS = Object.keys(FINDERS);

/**
 * @param {string} name one of BROWSERS
 * @returns {Promise<Opener | undefined>} undefined when there is none
 */
export async function findOpener(name, { install = false } = {}) {
  try {
    return await FINDERS[name]?.(install);
  } catch {
    return undefined;
  }
}

/** @typedef {import('@playwright/test').BrowserType} BrowserType */

/** @param {BrowserType} type @param {() => Opener | undefined} own @returns {Promise<Opener | undefined>} */
async function lookFor(type, own) {
  const path = type.executablePath();
  if (existsSync(path) && (await starts(type))) return byPlaywright(type, path);
  return own();
}

/** @param {BrowserType} type @param {string[]} packages @param {() => Opener | undefined} own */
async function getAndLookFor(type, packages, own) {
  for (const way of [() => fromPlaywright(type.name(), 1), () => fromDebian(packages)]) {
    way();
    const found = await lookFor(type, own);
    if (found) return found;
  }
  return undefined;
}

/** Downloaded is not enough: libraries of the system may be missing. @param {BrowserType} type */
async function starts(type) {
  try {
    await (await type.launch()).close();
    return true;
  } catch {
    return false;
  }
}

/** @param {BrowserType} type @param {string} executablePath @returns {Opener} */
function byPlaywright(type, executablePath) {
  return async (address) => {
    const args = type === chromium ? ['--no-sandbox'] : [];
    const browser = await type.launch({ executablePath, args });
    await (await browser.newPage()).goto(address);
    return () => browser.close();
  };
}

/** What a new profile would show or load by itself. */
const QUIET = [
  'browser.aboutwelcome.enabled',
  'browser.shell.checkDefaultBrowser',
  'datareporting.policy.dataSubmissionEnabled',
  'app.update.enabled',
  'network.captive-portal-service.enabled',
];

/**
 * A Firefox of the system, which starts with arguments and settings in a profile of its own.
 * @returns {((args: string[], settings?: Record<string, number>) => { folder: string, stop: () => Promise<void> }) | undefined}
 */
export function ownFirefox() {
  const { env, platform } = process;
  const path = [
    ...onPath(['firefox-esr', 'firefox']),
    ...(platform === 'darwin' ? ['/Applications/Firefox.app/Contents/MacOS/firefox'] : []),
    ...(platform === 'win32' ? [`${env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`] : []),
  ].find(existsSync);
  if (path === undefined || !says(path, /Mozilla Firefox/)) return undefined;
  return (args, settings = {}) => {
    const folder = temporary();
    const all = { ...Object.fromEntries(QUIET.map((name) => [name, false])), ...settings };
    const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${value});\n`);
    writeFileSync(join(folder, 'user.js'), lines.join(''));
    const stop = start(path, ['--headless', '--no-remote', '--profile', folder, ...args]);
    return { folder, stop: () => stop().finally(() => remove(folder)) };
  };
}

/**
 * WebKitGTK's small browser and the program that drives it; each starts on a screen that is only memory.
 * @returns {{ browser: string, driver: string | undefined, start: (path: string, args: string[]) => Promise<() => Promise<void>> } | undefined}
 */
export function ownWebKit() {
  const [screen] = onPath(['Xvfb']).filter(existsSync);
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec', ...inside('/usr/lib', /-linux-gnu/)];
  const browser = folders
    .flatMap((folder) => inside(folder, /^webkit(2?gtk)-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
  if (screen === undefined || browser === undefined) return undefined;
  return { browser, driver: onPath(['WebKitWebDriver']).find(existsSync), start: startOnScreen };

  /** @param {string} path @param {string[]} args */
  async function startOnScreen(path, args) {
    const home = temporary();
    const xvfb = spawn(screen ?? '', ['-displayfd', '1', '-screen', '0', '1440x960x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const number = await Promise.race([once(xvfb.stdout, 'data'), once(xvfb, 'exit')]);
    const stop = start(path, args, {
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
    });
    return () =>
      stop().finally(() => {
        xvfb.kill();
        remove(home);
      });
  }
}

/** Playwright cannot drive a Firefox of the system: an address is enough. @returns {Opener | undefined} */
function firefoxAt() {
  const begin = ownFirefox();
  return begin && (async (address) => begin([address]).stop);
}

/** @returns {Opener | undefined} */
function webKitAt() {
  const own = ownWebKit();
  return own && ((address) => own.start(own.browser, [address]));
}

/**
 * A program with all the processes it starts; what it gives back ends them.
 * @param {string} path @param {string[]} args @param {Record<string, string>} [env]
 */
function start(path, args, env = {}) {
  const group = process.platform !== 'win32';
  const child = spawn(path, args, {
    stdio: 'ignore',
    detached: group,
    env: { ...process.env, ...env },
  });
  child.on('error', () => {});
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (group) process.kill(-child.pid);
    else child.kill();
    await ended;
  };
}

/** @param {string[]} names */
const onPath = (names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

/** Entries of a folder by name; none when there is no such folder. @param {string} folder @param {RegExp} name */
const inside = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((entry) => (name.test(entry) ? [join(folder, entry)] : []))
    : [];

/** @param {string} path @param {RegExp} words */
const says = (path, words) =>
  process.platform === 'win32' ||
  words.test(spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).stdout ?? '');

const temporary = () => mkdtempSync(join(tmpdir(), 'cellscope-browser-'));
/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
