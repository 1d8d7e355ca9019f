import type { Page } from '@playwright/test';
import { kept, region } from './parts.ts';
import { expect, LONG, measured, open, test } from './stage.ts';

const VCS = 120;
const ids = Array.from({ length: VCS }, (_, i) => i + 1);

/** More VCs under rate control over one link than a window has rows for. */
const MANY = {
  version: 1,
  id: 'many',
  title: 'Many',
  nodes: [
    { id: 'A', kind: 'switch' },
    { id: 'B', kind: 'switch' },
    ...ids.flatMap((i) => [
      { id: `s${i}`, kind: 'host' },
      { id: `d${i}`, kind: 'host' },
    ]),
  ],
  links: [
    { a: 'A', b: 'B', rateMbps: 155, delayMs: 0.01 },
    ...ids.flatMap((i) => [
      { a: `s${i}`, b: 'A', rateMbps: 155, delayMs: 0.001 },
      { a: 'B', b: `d${i}`, rateMbps: 155, delayMs: 0.001 },
    ]),
  ],
  vcs: ids.map((id) => ({ id, path: [`s${id}`, 'A', 'B', `d${id}`], source: { kind: 'greedy' }, abr: {} })),
  abr: { icr: 1000, mcr: 100 },
  ports: { default: { bufferCells: 1000, algorithm: 'eraa' } },
  run: { durationS: 0.1 },
  seed: 1,
};

/** Rows of pixels with a route in them, of the lowest 120 of the routes in the window. */
const drawnRows = (page: Page) =>
  measured(region(page, 'Routes').locator('canvas'), (element) => {
    const canvas = element as HTMLCanvasElement;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no routes');
    const { top, bottom } = canvas.getBoundingClientRect();
    const from = Math.floor(Math.min(bottom, innerHeight) - top) - 120;
    const { data } = context.getImageData(0, from, canvas.width, 120);
    const rows = Array.from({ length: 120 }, (_, y) =>
      data.subarray(4 * y * canvas.width, 4 * (y + 1) * canvas.width).filter((_, i) => i % 4 === 3),
    );
    return rows.filter((row) => row.filter((alpha) => alpha > 0).length > canvas.width / 3).length;
  });

test(
  'of many routes those are drawn that come in sight, and few VCs stand in the table of the algorithm',
  LONG,
  async ({ page }) => {
    await open(page, '/?scene=ulku-r1-lan&paused=1');
    await page.evaluate((document) => window.cellscope.load(document as never), MANY);
    await page.evaluate(() => window.cellscope.runUntil(0.01));
    await expect.poll(() => drawnRows(page)).toBeGreaterThan(8);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await expect.poll(() => drawnRows(page)).toBeGreaterThan(8);
    await expect(kept(page).getByRole('rowgroup').last().getByRole('row')).toHaveCount(16);
    await expect(kept(page)).toContainText('16 of 120 VCs');
  },
);
