import type { CDPSession, Page } from '@playwright/test';
import type { MountedStage } from '../src/app/client/scripting/script.ts';
import { expect, expectClean, LONG, measured, open, test } from './stage.ts';

type Name = 'one' | 'two';
declare global {
  interface Window {
    stages: Record<Name, MountedStage>;
    /** Something that only a session holds, by the name of its stage. */
    held: Record<string, WeakRef<object>>;
  }
}

/** A page with a text and two live stages side by side in it, of other scenes than the page's own. */
async function mountTwo(page: Page): Promise<void> {
  await open(page, '/?scene=half-empty&t=0.1&paused=1');
  await page.evaluate(async () => {
    const row = document.createElement('div');
    row.style.cssText = 'display: flex; inline-size: 1440px';
    document.body.append(row);
    const mount = (id: string, link: string) => {
      const box = document.createElement('div');
      box.id = id;
      box.style.cssText = 'flex: 1; min-inline-size: 0';
      row.append(box);
      return window.cellscope.mount(box, link);
    };
    window.stages = {
      one: await mount('one', 'scene=half-empty&t=0.4&view=0,0.3&paused=1'),
      two: await mount('two', '?scene=exact-rates&t=0.05&paused=1'),
    };
    await Promise.all([window.stages.one.ready, window.stages.two.ready]);
    await window.cellscope.atRest();
  });
}

const stage = (page: Page, name: Name) => page.locator(`#${name}`);
const playOf = (page: Page, name: Name) => stage(page, name).getByRole('button', { name: /(Play|Pause)$/ });

/** How each run stands: the page's own, and those of the two stages. */
const runs = (page: Page) =>
  page.evaluate(() => [window.cellscope, window.stages.one, window.stages.two].map((run) => run.state().run));

const STILL = ['paused', 'paused', 'paused'];

/** Bytes in use once everything that can be collected is. */
async function bytesInUse(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = (await devtools.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize: number;
  };
  return usedSize + backingStorageSize;
}

/** Listeners on the window and the document. */
async function listeners(devtools: CDPSession): Promise<number> {
  const counts: number[] = [];
  for (const expression of ['window', 'document']) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const found = await devtools.send('DOMDebugger.getEventListeners', { objectId: String(result.objectId) });
    counts.push(found.listeners.length);
  }
  return counts.reduce((sum, count) => sum + count, 0);
}

test('a stage that is taken away ends its worker and leaves nothing behind', async ({ page }) => {
  await mountTwo(page);
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => window.stages.one.unmount());
  await expect.poll(() => page.workers().length).toBe(2);
  expect(await stage(page, 'one').evaluate((box) => box.childElementCount)).toBe(0);
  const before = { bytes: await bytesInUse(devtools), listeners: await listeners(devtools) };

  const full = await page.evaluate(async () => {
    const box = document.getElementById('one') as HTMLElement;
    window.stages.one = await window.cellscope.mount(box, 'scene=half-empty&paused=1');
    await window.stages.one.runUntil(3);
    const { ports } = window.stages.one.state();
    window.held = { ports: new WeakRef(ports), content: new WeakRef(box.firstElementChild as Element) };
    return ports.length;
  });
  expect(full).toBeGreaterThan(0);
  const during = await bytesInUse(devtools);
  expect(during - before.bytes).toBeGreaterThan(1e6);

  await page.evaluate(() => window.stages.one.unmount());
  await expect.poll(() => page.workers().length).toBe(2);
  // A notice, and what waits for a quiet moment, take their time.
  await expect
    .poll(async () => (await bytesInUse(devtools)) - before.bytes, { timeout: 60_000 })
    .toBeLessThan((during - before.bytes) / 5);
  // A headline is held for two seconds.
  const left = async () => {
    await bytesInUse(devtools);
    return page.evaluate(() => Object.values(window.held).map((ref) => ref.deref() === undefined));
  };
  await expect.poll(left).toEqual([true, true]);
  await expect.poll(() => listeners(devtools)).toBe(before.listeners);
  // The others go on.
  await playOf(page, 'two').click();
  await expect.poll(() => runs(page).then((all) => [all[0], all[2]])).toEqual(['paused', 'playing']);
});

test(
  'two stages beside the one of the page: each plays, is edited, stepped and told for itself; ids and landmarks, keys and focus, layout by the box of a stage, and commands that come too late',
  LONG,
  async ({ page }) => {
    await mountTwo(page);
    await test.step('every id is there once, landmarks have names of their own, axe finds nothing', async () => {
      const twice = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        return ids.filter((id, i) => ids.indexOf(id) !== i);
      });
      expect(twice).toEqual([]);
      await expectClean(page);
    });
    await test.step('keys, dialogs and the focus belong to the stage they are in', async () => {
      await playOf(page, 'two').focus();
      await page.keyboard.press('Alt+KeyK');
      await expect.poll(() => runs(page)).toEqual(['paused', 'paused', 'playing']);
      await page.keyboard.press('Alt+KeyK');
      await expect.poll(() => runs(page)).toEqual(STILL);
      await playOf(page, 'one').focus();
      await page.keyboard.press('Alt+Slash');
      await expect(stage(page, 'one').getByRole('dialog', { name: 'Help' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(playOf(page, 'one')).toBeFocused();
      // A card hangs on the stage that it belongs to: keys pressed in it are for that one.
      await stage(page, 'one').getByRole('button', { name: 'More' }).click();
      await page.keyboard.press('Alt+KeyB');
      const marks = await page.evaluate(() =>
        [window.cellscope, window.stages.one, window.stages.two].map((run) => run.state().bookmarks.length),
      );
      expect(marks).toEqual([0, 1, 0]);
      await page.keyboard.press('Escape');
      // Keys pressed outside every stage are for the one of the page.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Alt+KeyK');
      await expect.poll(() => runs(page)).toEqual(['playing', 'paused', 'paused']);
      await page.keyboard.press('Alt+KeyK');
      await expect.poll(() => runs(page)).toEqual(STILL);
    });
    await test.step('each stage is laid out for its own box: beside a text as on a phone, beside that as on a laptop', async () => {
      await stage(page, 'one').evaluate((box) => {
        box.style.flex = 'none';
        box.style.inlineSize = '360px';
      });
      const tabs = (name: Name) => stage(page, name).getByRole('tablist', { name: /^Panels/ });
      await expect(tabs('one')).toBeVisible();
      await expect(tabs('two')).toBeHidden();
      const inside = await measured(stage(page, 'one'), (box) => {
        const { left, right } = box.getBoundingClientRect();
        return [box.scrollWidth, box.clientWidth, right - left];
      });
      expect(inside).toEqual([360, 360, 360]);
      // A card in the top layer has the letters of its stage.
      const letters = (name: Name) =>
        stage(page, name).evaluate((box) => getComputedStyle(box).getPropertyValue('--target'));
      await expect.poll(() => letters('one')).toBe('44px');
      await expect.poll(() => letters('two')).toBe('28px');

      await stage(page, 'two').evaluate((box) => {
        box.style.flex = 'none';
        box.style.inlineSize = '500px';
      });
      await expect(tabs('two')).toBeVisible();
      await stage(page, 'one').evaluate((box) => {
        box.style.inlineSize = '800px';
      });
      await expect(tabs('one')).toBeHidden();
    });
    await test.step('each plays, is edited, stepped and told for itself', async () => {
      const address = page.url();
      await expect.poll(() => runs(page)).toEqual(STILL);
      expect(page.workers()).toHaveLength(3);

      await playOf(page, 'one').click();
      await expect.poll(() => runs(page)).toEqual(['paused', 'playing', 'paused']);
      await playOf(page, 'two').click();
      await expect.poll(() => runs(page)).toEqual(['paused', 'playing', 'playing']);
      await playOf(page, 'one').click();
      await playOf(page, 'two').click();
      await expect.poll(() => runs(page)).toEqual(STILL);

      await page.evaluate(() => window.stages.one.set('policy', 'espd'));
      const edited = await page.evaluate(() =>
        [window.cellscope, window.stages.one, window.stages.two].map((run) => run.state().edits.length),
      );
      expect(edited).toEqual([0, 1, 0]);
      // What is computed in a stage is what the page computes of the same run.
      const digests = await page.evaluate(async () => {
        await window.stages.two.load('half-empty', { seed: 3 });
        await window.cellscope.load('half-empty', { seed: 3 });
        const both = [window.cellscope, window.stages.two].map((run) => run.runUntil(0.2));
        return Promise.all(both);
      });
      expect(digests[1]).toBe(digests[0]);
      await page.evaluate(() => window.cellscope.load('half-empty'));
      expect(new URL(page.url()).searchParams.get('scene')).toBe(new URL(address).searchParams.get('scene'));
    });
    await test.step('commands of a stage that is taken away before they are carried out are rejected', async () => {
      const outcomes = await page.evaluate(async () => {
        const { one } = window.stages;
        const unanswered = [one.runUntil(9), one.step('drop'), one.digest()];
        one.unmount();
        const all = await Promise.allSettled([...unanswered, one.set('policy', 'espd')]);
        return all.map((outcome) =>
          outcome.status === 'rejected' ? String(outcome.reason) : outcome.status,
        );
      });
      expect(outcomes).toEqual(Array(4).fill('Error: the stage is unmounted'));
    });
  },
);
