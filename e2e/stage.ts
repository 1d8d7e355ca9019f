import {
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type WorkerInfo,
} from '@playwright/test';
import axe from 'axe-core';
import type {} from '../src/app/client/scripting/script.ts';

export { expect };

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What a page has complained about, and whether that fails the journey: it does once the page was opened by `open`. */
interface Complaints {
  heard: string[];
  matter: boolean;
}
const complaints = new WeakMap<Page, Complaints>();

function listenTo(page: Page): Complaints {
  const known = complaints.get(page);
  if (known) return known;
  const made: Complaints = { heard: [], matter: false };
  complaints.set(page, made);
  page.on('pageerror', (error) => made.heard.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // A browser with windows asks for the icon of its tab when it likes, also after the network has gone.
    const isIcon = message.location().url.endsWith('favicon.svg');
    if (message.type() === 'error' && !isIcon) made.heard.push(message.text());
  });
  return made;
}

const injected = new WeakMap<Page, { dispose(): Promise<void> }[]>();

/** Runs in each document of the page from now on, before its own scripts, until the journey is over. */
export async function inject(page: Page, script: () => void): Promise<void> {
  const before = injected.get(page) ?? [];
  injected.set(page, [...before, await page.addInitScript(script)]);
}

type Start = (options?: BrowserContextOptions) => Promise<Page>;

/** Nothing is kept on the device any more, nor in the tab. */
async function forget(page: Page, origin: string): Promise<void> {
  await page.evaluate(() => location.protocol.startsWith('http') && sessionStorage.clear());
  // What is open may still have something to keep.
  await leave(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await session.detach();
}

/** A page as a new one is, but for what the browser has compiled already. */
async function asNew(page: Page, { project }: Pick<WorkerInfo, 'project'>): Promise<void> {
  const { viewport, baseURL } = project.use;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of injected.get(page) ?? []) await script.dispose();
  injected.delete(page);
  await page.context().clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await page.mouse.move(0, 0);
  const { width, height } = page.viewportSize() ?? {};
  // The browser takes its time even to leave it as it is.
  if (viewport && (viewport.width !== width || viewport.height !== height))
    await page.setViewportSize(viewport);
  await forget(page, new URL(baseURL ?? '').origin);
  Object.assign(listenTo(page), { heard: [], matter: false });
}

/** A stage that is left open plays on, and takes the time of the journeys after it. */
async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
}

/** Fails with what the page has complained about. */
function expectQuiet(page: Page): void {
  const { heard, matter } = listenTo(page);
  if (matter) expect(heard, 'errors of the page').toEqual([]);
}

/**
 * Journeys of one worker share a page, and a second one for those who open a link elsewhere: a script the browser has compiled
 * before costs a third. Each begins with nothing kept and an address of its own: nothing of the journey before is left. `fresh` gives a page of
 * its own to those who count its history, or must be the first to open it.
 */
export const test = base.extend<
  { readonly fresh: boolean; readonly other: Page },
  { readonly start: Start; readonly first: Page; readonly second: Page }
>({
  fresh: [false, { option: true }],
  start: [
    async ({ browser }, use, { project }) => {
      const { viewport, deviceScaleFactor, locale, timezoneId, baseURL, serviceWorkers } = project.use;
      const usual = { viewport, deviceScaleFactor, locale, timezoneId, baseURL, serviceWorkers };
      await use(async (options) => {
        const page = await (await browser.newContext({ ...usual, ...options })).newPage();
        listenTo(page);
        return page;
      });
    },
    { scope: 'worker' },
  ],
  first: [async ({ start }, use) => use(await start()), { scope: 'worker' }],
  second: [async ({ start }, use) => use(await start()), { scope: 'worker' }],
  page: async ({ start, first, fresh }, use, info) => {
    const page = fresh ? await start() : first;
    if (fresh) await leave(first);
    else await asNew(page, info);
    await use(page);
    expectQuiet(page);
    if (fresh) await page.context().close();
  },
  other: async ({ second }, use, info) => {
    await asNew(second, info);
    await use(second);
    expectQuiet(second);
    await leave(second);
  },
});

/** For a layout or a theme beyond those that stand for all: `npm run test:long` goes through it. */
export const LONG = { tag: '@long' };
export const often = (isUsual: boolean) => (isUsual ? {} : LONG);

/** In a page that no other journey has seen or will see; a clock that is put into a page cannot be taken out again. */
export const testAlone = test.extend({ fresh: true });

/** The Tab key, until the focus is there. To find a control by its name takes longer than the key: that is done once. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 60,
): Promise<void> {
  const hasFocus = (one: Element) => (one.isConnected ? one === document.activeElement : null);
  let found = await control.elementHandle();
  const isThere = async (): Promise<boolean> => {
    const there = await found?.evaluate(hasFocus);
    if (typeof there === 'boolean') return there;
    // What was drawn anew in between is another element.
    found = await control.elementHandle();
    return (await found?.evaluate(hasFocus)) ?? false;
  };
  for (let presses = 0; presses < most && !(await isThere()); presses++) await page.keyboard.press(key);
  await expect(control).toBeFocused();
}

/** Opens the page at a link and waits until its opening is complete; errors in its console fail the journey. */
export async function open(page: Page, link = '/?scene=half-empty'): Promise<void> {
  listenTo(page).matter = true;
  await page.goto(link);
  await page.evaluate(() => window.cellscope.ready);
}

/** Waits until nothing on the page changes any more: fonts, fades, the worker and paints are done. */
export async function atRest(page: Page): Promise<void> {
  const hasStage = await page.evaluate(() => 'cellscope' in window);
  if (!hasStage) return page.locator('html[data-at-rest]').waitFor();
  await page.evaluate(async () => {
    const late = new Promise<string>((resolve) => setTimeout(resolve, 20_000, 'late'));
    if ((await Promise.race([window.cellscope.atRest(), late])) !== 'late') return;
    const { run, time } = window.cellscope.state();
    throw new Error(`the page does not come to rest: the run is ${run} at ${time} s`);
  });
}

/** A picture of the page at rest, or of a part of it. */
export async function picture(part: Page | Locator): Promise<Buffer> {
  await atRest('page' in part ? part.page() : part);
  return part.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Fails with each violation that axe finds on the page at rest, by rule and element. */
export async function expectClean(page: Page, within?: string): Promise<void> {
  await atRest(page);
  // Once in each document: to read its script takes a third of the time.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  // Without the selectors of all that is well.
  const { violations } = await page.evaluate(
    (part) => window.axe.run(part ?? document, { resultTypes: ['violations'] }),
    within,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')}: ${html}`),
  );
  expect(found, 'what axe finds').toEqual([]);
}

/** Pixels of the page at rest beyond the right and the lower edge of the window. */
export async function beyond(page: Page): Promise<{ x: number; y: number }> {
  await atRest(page);
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: scrollWidth - window.innerWidth, y: scrollHeight - window.innerHeight };
  });
}

export async function expectNothingSideways(page: Page): Promise<void> {
  await expect
    .poll(async () => (await beyond(page)).x, 'pixels beyond the right edge')
    .toBeLessThanOrEqual(0);
}

/** The whole page is in the window, but for so many pixels. */
export async function expectWholeInWindow(page: Page, most = 0): Promise<void> {
  const { x, y } = await beyond(page);
  expect(x, 'pixels beyond the right edge').toBeLessThanOrEqual(most);
  expect(y, 'pixels below the window').toBeLessThanOrEqual(most);
}

/** Where a part of the page at rest is. */
export async function boxOf(
  part: Locator,
): Promise<{ left: number; top: number; right: number; bottom: number }> {
  await part.waitFor();
  await atRest(part.page());
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} is not on the page`);
  const { x, y, width, height } = box;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Where to press a part of the page at rest: its middle. */
export async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const { left, top, right, bottom } = await boxOf(part);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** What is measured on a part of the page at rest. */
export async function measured<T>(part: Locator, measure: (one: HTMLElement) => T): Promise<T> {
  await atRest(part.page());
  return part.evaluate(measure as (one: SVGElement | HTMLElement) => T);
}

/** What is measured on several parts of the page at rest. */
export async function measuredAll<T>(parts: Locator, measure: (all: HTMLElement[]) => T): Promise<T> {
  await atRest(parts.page());
  return parts.evaluateAll(measure as (all: (SVGElement | HTMLElement)[]) => T);
}

export const state = (page: Page) => page.evaluate(() => window.cellscope.state());
export const digest = (page: Page) => page.evaluate(() => window.cellscope.digest());

/** Goes to a simulated time; gives the digest of the run up to there. */
export const runUntil = (page: Page, seconds: number) =>
  page.evaluate((time) => window.cellscope.runUntil(time), seconds);

/** What stands until it has been read, for seconds, goes at once from now on; or takes its time again. */
export const readFast = (page: Page, isFast = true): Promise<void> =>
  page.evaluate((fast) => {
    const kept = window as unknown as { usual?: typeof setTimeout };
    kept.usual ??= window.setTimeout.bind(window);
    const { usual } = kept;
    const faster = (task: () => void, ms = 0, ...rest: []) => usual(task, ms < 1000 ? ms : ms / 100, ...rest);
    window.setTimeout = fast ? (faster as typeof setTimeout) : usual;
  }, isFast);

/** Waits until the head has passed a simulated time. */
export async function reach(page: Page, seconds: number): Promise<void> {
  await expect
    .poll(async () => (await state(page)).time, { timeout: 20_000, message: `the run passes ${seconds} s` })
    .toBeGreaterThan(seconds);
}

/** Drops a file of this text on the page. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'application/json' }));
      window.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    },
    [name, text] as const,
  );
}

/** Drops a scenario on the page, and stops it where it is by then: a page that plays is never at rest. */
export async function openFile(
  page: Page,
  document: { readonly id: string; readonly [key: string]: unknown },
): Promise<void> {
  await dropFile(page, `${document.id}.json`, JSON.stringify(document));
  await expect
    .poll(async () => (await state(page)).scenario, { message: 'the file is open' })
    .toBe(document.id);
  await runUntil(page, (await state(page)).time);
}
