import { expect, open, state, test } from './stage.ts';

/** What a script may write by mistake, and what it is told. */
const MISTAKES: readonly (readonly [code: string, told: string])[] = [
  ['runUntil("0.1")', 'runUntil: 0.1 is not a number; range 0 to 0.3 s'],
  ['runUntil(NaN)', 'runUntil: NaN is not a number; range 0 to 0.3 s'],
  ['runUntil(-1)', 'runUntil: -1 is outside 0 to 0.3 s'],
  ['runUntil(0.31)', 'runUntil: 0.31 is outside 0 to 0.3 s'],
  ['step("frames")', 'step: frames is unknown; known: event, cell, frame, rtt, drop, timeout, threshold, rm'],
  ['load("exact-rate")', 'load: exact-rate is unknown; did you mean exact-rates?'],
  ['load("coupled", { seed: "x" })', 'load: seed: x is not a seed; whole numbers from 0 to 4,294,967,295'],
  ['load(null)', '(document): not an object'],
  ['load("coupled", { seed: 1.5 })', 'load: seed: 1.5 is not a seed; '],
  ['set(undefined, 1)', 'set: path: undefined is not a text, like policy.th1'],
  ['set("abr.rif", {})', 'abr.rif = {}: not a number or a text'],
  ['set("abr.rif", NaN)', 'abr.rif = NaN: not a number; range 1/32768 to 1'],
  ['why("rate", { vc: 1, port: null })', 'why: time: undefined is not a number of seconds'],
  ['why("rate", { time: 0.02, port: null })', 'why: vc: undefined is not the number of a VC'],
  [
    'why("rate", { time: 0.02, vc: 1, port: null }, "later")',
    'why: find: later is unknown; known: at, nearest, ',
  ],
];

test('a script that asks for what is not there is told what is, and the run stays', async ({ page }) => {
  await open(page, '/?scene=ulku-r1-lan&seed=2&t=0.05&paused=1');
  for (const [code, told] of MISTAKES) {
    const message = await page.evaluate(
      (call) =>
        (new Function('c', `return c.${call}`)(window.cellscope) as Promise<unknown>).then(
          () => 'nothing',
          (error: Error) => `${error.name}: ${error.message}`,
        ),
      code,
    );
    expect(message, code).toContain(`RangeError: ${told}`);
  }
  await expect.poll(() => state(page)).toMatchObject({ scenario: 'ulku-r1-lan', seed: 2, time: 0.05 });
  const digest = await page.evaluate(() => window.cellscope.runUntil(0.3));
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
});

test('commands given before the page stands wait until it does', async ({ page }) => {
  await page.goto('/?scene=ulku-r1-lan&seed=2&t=0.05&paused=1', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'cellscope' in window);
  const edit = await page.evaluate(() => window.cellscope.set('abr.rif', '1/32'));
  expect(edit).toEqual({ time: 50_000_000_000, path: 'abr.rif', value: 1 / 32 });
  await expect.poll(() => state(page)).toMatchObject({ scenario: 'ulku-r1-lan', time: 0.05, edits: [edit] });
});
