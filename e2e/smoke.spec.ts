import { test as base, expect } from '@playwright/test';
import type { Engine } from './engines/engine.ts';
import { ENGINES, findEngine } from './engines/find.ts';

const test = base.extend<{ readonly engine: Engine; readonly name: string }>({
  name: ['chromium', { option: true }],
  engine: async ({ name }, use, info) => {
    const engine = await findEngine(name);
    // The nightly run installs what it asks for: there a browser that does not start is a failure.
    info.skip(engine === undefined && !process.env.CI, `${name} is not on this machine`);
    if (engine === undefined) throw new Error(`${name} does not start on this machine`);
    await use(engine);
    await engine.close();
  },
});

const state = (engine: Engine, key: string) => engine.run(`window.cellscope.state().${key}`);

for (const name of Object.keys(ENGINES))
  test.describe(name, () => {
    test.use({ name });

    test('opens, swaps the policy, drags a threshold, runs both to the end, and a link brings it all back', async ({
      engine,
      baseURL,
    }) => {
      await engine.open(`${baseURL}?scene=half-empty`);
      await engine.sees('heading', 'Ten senders, half a link');
      const opened = Number(await state(engine, 'time'));
      await expect.poll(() => state(engine, 'time'), 'it plays').toBeGreaterThan(opened);

      await engine.open(`${baseURL}?policy=rcd&t=0.25&paused=1`);
      await engine.choose('Discard policy', 'epd');
      await expect.poll(() => state(engine, 'ports[0].policy')).toBe('epd');
      await engine.drag('Threshold T, cells', 30);
      await expect.poll(() => state(engine, 'ports[0].params.threshold')).toBeLessThan(1700);
      await engine.press('button', 'Copy link');
      expect(await state(engine, 'edits.length')).toBeGreaterThan(1);

      await engine.open(`${baseURL}?scene=half-empty&paused=1`);
      await engine.press('radio', /^ESPD/);
      await engine.press('button', 'Run both to the end');
      const result =
        /^With ESPD the network delivered 74,435 packets(?:: 113\s% more than|,) with RCD \(?34,995\)?\.$/;
      await engine.sees('heading', result);
      const [link, digest] = [await state(engine, 'link'), await engine.run('window.cellscope.digest()')];
      await engine.open(`${link}`);
      await engine.sees('heading', result);
      expect(await engine.run('window.cellscope.digest()')).toBe(digest);
      expect(await state(engine, 'failure')).toBeNull();
      expect(await state(engine, 'problems')).toEqual([]);
    });
  });
