import type { CDPSession, Locator, Page } from '@playwright/test';
import { atRest, boxOf, expect, open, state, test } from './stage.ts';

const LINK = '/?scene=half-empty&t=0.46&view=0.4,0.5&paused=1';

const queue = (page: Page) => page.getByRole('slider', { name: /^Queue of .*, cursor$/ });
const from = (page: Page) => page.getByRole('slider', { name: 'Visible range from, seconds' });
const to = (page: Page) => page.getByRole('slider', { name: 'Visible range to, seconds' });

/** The visible range, seconds, as the link says. */
async function range(page: Page): Promise<{ from: number; to: number; span: number }> {
  await atRest(page);
  const view = new URL((await state(page)).link).searchParams.get('view') ?? '';
  const [low = Number.NaN, high = Number.NaN] = view.split(',').map(Number);
  return { from: low, to: high, span: high - low };
}

async function drag(page: Page, part: Locator, byX: number, byY = 0): Promise<void> {
  const { left, right, top, bottom } = await boxOf(part);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX, y + byY, { steps: 8 });
  await page.mouse.up();
}

/** Shift and drag mark a range; a press alone changes nothing. */
async function markRange(page: Page): Promise<void> {
  const before = await range(page);
  const { left, right, top } = await boxOf(queue(page));
  const width = right - left;
  await page.keyboard.down('Shift');
  await page.mouse.move(left + width * 0.2, top + 60);
  await page.mouse.down();
  await page.mouse.move(left + width * 0.6, top + 60, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const after = await range(page);
  const { span } = before;
  expect(after.from).toBeCloseTo(before.from + span * 0.2, 3);
  expect(after.to).toBeCloseTo(before.from + span * 0.6, 3);
  await page.mouse.click(left + width * 0.5, top + 120);
  await expect.poll(() => range(page)).toEqual(after);
}

/** The timeline goes where it is pressed, its bracket by its sides and keys. */
async function useBracket(page: Page): Promise<void> {
  // Wide enough to take hold of either side.
  await queue(page).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('-');
  const { left, right, top } = await boxOf(page.getByRole('slider', { name: 'Play head' }).locator('..'));
  const before = await range(page);
  const end = Number(await from(page).getAttribute('aria-valuemax'));
  const perPixel = end / (right - left);

  await drag(page, to(page), 60);
  const longer = await range(page);
  expect(longer.from).toBe(before.from);
  expect(longer.to).toBeCloseTo(before.to + 60 * perPixel, 2);

  await drag(page, from(page), right - left);
  const crossed = await range(page);
  expect(crossed.from).toBeLessThan(crossed.to);
  expect(crossed.to).toBeCloseTo(longer.to, 5);
  await from(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await range(page)).from).toBe(0);

  await page.mouse.click((left + right) / 2, top + 20);
  await expect.poll(async () => (await state(page)).time).toBeCloseTo(end / 2, 1);
}

test('a plot is panned by the mouse, zoomed by the wheel about the pointer, and by keys; Shift and drag mark a range, which is then what is seen, a press alone changes nothing; the timeline goes where it is pressed, and its bracket by its sides, its grip and keys', async ({
  page,
}) => {
  await open(page, LINK);
  const before = await range(page);
  const { span } = before;
  const { left, right, top } = await boxOf(queue(page));
  const width = right - left;

  await drag(page, queue(page), width / 10);
  const panned = await range(page);
  expect(panned.from).toBeCloseTo(before.from - span / 10, 3);
  expect(panned.span).toBeCloseTo(span, 5);
  await expect.poll(async () => (await state(page)).time).toBe(0.46);

  await page.mouse.move(left + width / 4, top + 40);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  const zoomed = await range(page);
  expect(zoomed.span).toBeCloseTo(span * 1.0015 ** -400, 4);
  expect(zoomed.from + zoomed.span / 4).toBeCloseTo(panned.from + span / 4, 3);

  await page.keyboard.down('Control');
  await page.mouse.wheel(width / 4, 0);
  await page.keyboard.up('Control');
  const aside = await range(page);
  expect(aside.from).toBeCloseTo(zoomed.from + zoomed.span / 4, 3);
  expect(aside.span).toBeCloseTo(zoomed.span, 5);

  await queue(page).focus();
  await page.keyboard.press('-');
  await expect.poll(async () => (await range(page)).span).toBeCloseTo(2 * zoomed.span, 4);
  await page.keyboard.press('+');
  await expect.poll(async () => (await range(page)).span).toBeCloseTo(zoomed.span, 4);
  await markRange(page);
  await useBracket(page);
});

test.describe('by touch', () => {
  /** Fingers from places to places, in steps. */
  async function fingers(
    touch: CDPSession,
    paths: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[],
  ): Promise<void> {
    const at = (share: number) =>
      paths.map(([x0, y0, x1, y1], id) => ({ x: x0 + share * (x1 - x0), y: y0 + share * (y1 - y0), id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 10; step++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a finger that goes up scrolls the page, sideways it pans, and two zoom', async ({ start }) => {
    const page = await start({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await open(page, `${LINK}&tab=traces`);
    const touch = await page.context().newCDPSession(page);
    const before = await range(page);
    const { left, right, top } = await boxOf(queue(page));
    const [middle, width] = [(left + right) / 2, right - left];
    const scrolled = () => page.evaluate(() => document.scrollingElement?.scrollTop ?? 0);
    await fingers(touch, [[middle, top + 100, middle, top + 20]]);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect.poll(() => range(page)).toEqual(before);

    const y = (await boxOf(queue(page))).top + 60;
    await fingers(touch, [[middle, y, middle + width / 4, y]]);
    const panned = await range(page);
    expect(panned.span).toBeCloseTo(before.span, 5);
    expect(panned.from).toBeCloseTo(before.from - before.span / 4, 2);

    await fingers(touch, [
      [middle - 30, y, middle - 90, y],
      [middle + 30, y, middle + 90, y],
    ]);
    const pinched = await range(page);
    expect(pinched.span).toBeCloseTo(before.span / 3, 3);
    expect(pinched.from + pinched.span / 2).toBeCloseTo(panned.from + panned.span / 2, 3);
    await page.context().close();
  });
});
