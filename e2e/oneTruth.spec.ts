import type { Page } from '@playwright/test';
import { expect, LONG, often, open, reach, state, test } from './stage.ts';

/** What the panels show at one instant, as text of their regions and values of their controls. */
interface Seen {
  readonly head: string;
  readonly time: string;
  readonly sentence: string;
  readonly regions: Readonly<Record<string, string>>;
  readonly queue: string;
  /** Drawn on the canvases of a region. */
  readonly written: Readonly<Record<string, readonly string[]>>;
  /** Drawn on the axis of time. */
  readonly flag: readonly string[];
  readonly score: string;
}

const REGIONS = [
  'Network',
  'Buffer, cell by cell',
  'Buffer',
  'Queue',
  'All windows',
  'Windows',
  'Allowed rate',
  'Use of the link',
  'Score',
];
/** Where headline and sentence are. */
const EXPLANATION = 'What happens, by which rule, at what cost';

/** Keeps what is drawn as text on each canvas since it was cleared, also by way of another; before the page is opened. */
const keepTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const context = CanvasRenderingContext2D.prototype;
    const { drawImage, fillText, putImageData } = context;
    const texts = new WeakMap<HTMLCanvasElement, string[]>();
    context.putImageData = function (...values: unknown[]) {
      texts.set(this.canvas, []);
      return putImageData.apply(this, values as Parameters<typeof putImageData>);
    };
    context.fillText = function (text, ...place) {
      texts.get(this.canvas)?.push(text.replaceAll('\u00a0', ' '));
      fillText.call(this, text, ...place);
    };
    context.drawImage = function (...values: unknown[]) {
      const [from] = values;
      if (from instanceof HTMLCanvasElement && this.globalCompositeOperation === 'copy')
        texts.set(this.canvas, [...(texts.get(from) ?? [])]);
      return drawImage.apply(this, values as unknown as Parameters<typeof drawImage>);
    };
    Object.assign(window, {
      drawnIn: (region: Element | null) =>
        [...(region?.querySelectorAll('canvas') ?? [])].flatMap((canvas) => texts.get(canvas) ?? []),
    });
  });

/** Samples of one page, each of what a frame of the display shows: taken when all of it is laid out, before anything else is written. */
const samples = (page: Page, count: number): Promise<Seen[]> =>
  page.evaluate(
    async ([names, explanation, all]) => {
      const text = (element: Element | null | undefined) =>
        (element?.textContent ?? '').replaceAll('\u00a0', ' ');
      const named = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? '';
      const { drawnIn: drawn } = window as unknown as { drawnIn: (region: Element | null) => string[] };
      const seen: Seen[] = [];
      const ruler = document.createElement('div');
      ruler.style.position = 'fixed';
      document.body.append(ruler);
      const laidOut = () =>
        new Promise<void>((resolve) => {
          const observer = new ResizeObserver(() => {
            if (ruler.style.height === '') return;
            observer.disconnect();
            ruler.style.height = '';
            resolve();
          });
          observer.observe(ruler);
          requestAnimationFrame(() => {
            ruler.style.height = '1px';
          });
        });
      for (let i = 0; i < all; i++) {
        await laidOut();
        seen.push({
          head: attribute('[role="slider"][aria-label="Play head"]', 'aria-valuetext'),
          time: document.querySelector<HTMLInputElement>('input[aria-label="Time, seconds"]')?.value ?? '',
          sentence: `${text(named(explanation)?.querySelector('h2'))} ${text(named(explanation)?.querySelector('h2 + p'))}`,
          regions: Object.fromEntries(names.map((name) => [name, text(named(name))])),
          queue: attribute('section[aria-label="Queue"] [role="note"]', 'aria-label'),
          score: text(named('Score')),
          written: Object.fromEntries(names.map((name) => [name, drawn(named(name))])),
          flag: drawn(document.querySelector('[data-testid="time-axis"]')),
        });
      }
      ruler.remove();
      return seen;
    },
    [REGIONS, EXPLANATION, count] as const,
  );

test.beforeEach(({ page }) => keepTexts(page));

const number = (text: string | undefined): number => Number((text ?? 'NaN').replaceAll(',', ''));
const first = (text: string, pattern: RegExp): number => number(pattern.exec(text)?.[1]);

/** Every reading of the length of the shown queue, by who shows it. */
function queueReadings({ sentence, regions, queue, head, written }: Seen): Map<string, number> {
  const found = new Map<string, number>();
  const add = (who: string, value: number) => {
    if (!Number.isNaN(value)) found.set(who, value);
  };
  add('sentence', /Empty for/.test(sentence) ? 0 : first(sentence, /holds ([\d,]+) of/));
  add('rates', first(sentence, /At (?!most)\S+ ([\d,]+) cells? wait/));
  add('network', first(regions.Network!, /buffer of \S+ → \S+, ([\d,]+) of/));
  add('buffer', first(regions['Buffer, cell by cell']!, /([\d,]+) of [\d,]+/));
  const drawn = (region: string, pattern: RegExp) =>
    (written[region] ?? []).flatMap((text) => pattern.exec(text)?.[1] ?? []).map(number);
  add('lanes', drawn('Buffer', /^whole queues, ([\d,]+) of/)[0] ?? Number.NaN);
  const lanes = drawn('Buffer', /^([\d,]+)$/);
  if (lanes.length > 0)
    add(
      'each lane',
      lanes.reduce((sum, cells) => sum + cells, 0),
    );
  add('beside the head', drawn('Queue', /^([\d,]+) cells(?:, max|$)/)[0] ?? Number.NaN);
  const at = head.replace(' s', '');
  if (queue.startsWith(`At ${at} `)) add('plot', first(queue, /: ([\d,]+) cells?/));
  return found;
}

/** Of the scene whose lanes show one VC each. */
const SENDERS = 10;

function check(seen: Seen, scene: string): readonly string[] {
  const where = `${scene} at ${seen.head}: ${seen.sentence}`;
  expect(seen.time, where).toBe(seen.head);
  const flags = seen.flag.filter((text) => text.includes('\u2009'));
  expect(flags.length === 0 ? [seen.head] : flags, where).toEqual([seen.head]);
  const readings = queueReadings(seen);
  expect(new Set(readings.values()).size, `${where} ${JSON.stringify([...readings])}`).toBeLessThanOrEqual(1);
  for (const [, rate, fair] of seen.sentence.matchAll(/([\d.]+k?) of ([\d.]+k)/g))
    expect(seen.regions['Allowed rate'], where).toContain(`${rate} fair ${fair}`);
  const lane = first(seen.regions['All windows'] ?? '', /is ([\d,.]+) KB now/);
  const told = first(seen.sentence, /All windows together: ([\d,.]+) KB/);
  const together = Number.isNaN(told) ? lane : told;
  const beside = first(seen.written['All windows']?.join('|') ?? '', /^([\d,.]+) KB/);
  if (!Number.isNaN(beside) && !Number.isNaN(told)) expect(beside, where).toBe(told);
  const lanes = [
    ...(/Press Play\..*$/.exec(seen.regions.Windows ?? '')?.[0] ?? '').matchAll(/(\d[\d,.]*) KB/g),
  ];
  if (lanes.length === SENDERS && !Number.isNaN(together)) {
    const sum = lanes.reduce((all, [, size]) => all + number(size), 0);
    expect(Math.abs(sum - together), where).toBeLessThanOrEqual(0.5 * (SENDERS + 1));
  }
  checkLink(seen, where);
  const used = first(seen.sentence, /is (\d+) % used/);
  if (!Number.isNaN(used)) expect(seen.regions['Use of the link'], where).toContain(`${used} % used`);
  expect(seen.sentence, where).not.toMatch(/\b0 refused|(?<![\d,.])1 (cells|RTTs|timeouts)\b/);
  return [...readings.keys()];
}

/** Sentence, plot and score have one share of idle slots, and sentence and rings the same senders and timers. */
function checkLink({ sentence, regions }: Seen, where: string): void {
  const use = regions['Use of the link'] ?? '';
  const idle = first(sentence, /([\d.]+) % of all cell slots so far passed empty/);
  if (Number.isNaN(idle)) return;
  // What is written beside the row comes last; what is spoken of the plot is of an earlier moment while a run plays.
  expect(first(use, /^.*\b(\d+) % idle ?in the last/s), where).toBeGreaterThanOrEqual(60);
  // The score is measured twice a second while a run plays, and has a digit more.
  const scored = first(regions.Score ?? '', /The run so far: 0 to .* idle ([\d.]+) %/);
  if (!Number.isNaN(scored)) expect(Math.abs(scored - idle), where).toBeLessThanOrEqual(0.55);
  const next = /Next of those that wait: VC (\d+), in (\d+) ms/.exec(sentence);
  expect(next, where).not.toBeNull();
  expect(regions.Network, where).toContain(`${next?.[2]} ms`);
  const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const waiting = / sends alone\./.test(sentence)
    ? 'nine'
    : (/(?:and|idle\.) (\w+)(?: of \w+ senders)? waits? for (?:its|their) timers?/.exec(sentence)?.[1] ?? '');
  const rings = first(regions.Network ?? '', /(\d+) of \d+ waits?; ring/);
  // A headline stays long enough to be read: that before this one does not count who waits.
  if (waiting !== 'all' && waiting !== '') expect(rings, where).toBe(counts.indexOf(waiting.toLowerCase()));
}

/** Each with the panels that must have shown the queue at least once; a run of windows and one of rates stand for all. */
const SCENES = [
  ['take-turns&lens=1', 0.9, ['sentence', 'network', 'buffer', 'plot']],
  ['early-warning&lens=1', 0.4, ['sentence', 'network', 'buffer', 'plot']],
  ['half-empty', 0.44, ['sentence', 'network', 'plot']],
  ['exact-rates', 0.05, ['rates', 'beside the head']],
  ['unarmed-weights', 0.1, ['sentence', 'network', 'lanes', 'each lane']],
  ['ulku-credit', 0.05, ['rates', 'network', 'plot']],
] as const;

const USUAL: readonly string[] = ['exact-rates'];

for (const [scene, from, panels] of SCENES)
  test(
    `one value for one thing, playing and paused: ${scene}`,
    often(USUAL.includes(scene)),
    async ({ page }) => {
      await open(page, `/?scene=${scene}&t=${from}&paused=1`);
      const all = await samples(page, 1);
      await page.getByRole('button', { name: 'Play' }).click();
      await reach(page, from);
      all.push(...(await samples(page, 25)));
      await page.getByRole('button', { name: /Pause$/ }).click();
      await expect.poll(async () => (await state(page)).run).toBe('paused');
      for (let i = 0; i < 14; i++) {
        await page.evaluate((seconds) => window.cellscope.runUntil(seconds), from + 0.0137 * (i + 1));
        all.push(...(await samples(page, 1)));
      }
      expect(all).toHaveLength(40);
      const shown = new Set(all.flatMap((seen) => check(seen, scene)));
      for (const panel of panels) expect(shown, panel).toContain(panel);
    },
  );

test(
  'Play at the end begins again and keeps branches, edits and what can be taken back',
  LONG,
  async ({ page }) => {
    await open(page, '/?scene=take-turns&policy=epd&t=2.9&paused=1');
    await page.evaluate(() => window.cellscope.runUntil(2.95));
    await page.keyboard.press('Alt+f');
    await page.evaluate(() => window.cellscope.set('policy', 'espd'));
    const before = await state(page);
    await page.evaluate((seconds) => window.cellscope.runUntil(seconds), 3);
    await expect.poll(async () => (await state(page)).run).toBe('ended');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(async () => (await state(page)).run).toBe('playing');
    await page.getByRole('button', { name: 'Pause' }).click();
    const after = await state(page);
    expect(after.time).toBeLessThan(2);
    expect([after.branch, after.together]).toEqual([before.branch, before.together]);
    expect(after.branches).toEqual(before.branches);
    expect(after.edits).toEqual(before.edits);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
);

test('an explanation and the stage show one moment, and a button returns', async ({ page }) => {
  await open(page, '/?scene=take-turns&policy=epd&t=1.2&paused=1&view=0.6,1.8');
  const plot = page.getByRole('slider', { name: /^Queue of/ });
  await plot.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Why', exact: true });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(/refused/);
  await expect(card.getByRole('button', { name: 'back to 1.200 s' })).toBeVisible();
  await expect
    .poll(async () => {
      const { time } = await state(page);
      const drops = await page.evaluate(() => window.cellscope.events('drop').map((one) => one.time));
      return drops.some((drop) => Math.round(drop * 1e12) + 1 === Math.round(time * 1e12));
    })
    .toBe(true);
  const told = (await card.textContent()) ?? '';
  const [seen] = await samples(page, 1);
  const queue = /([\d,]+) cells? has reached|holds ([\d,]+) of|queue of ([\d,]+)/.exec(told);
  const readings = queueReadings(seen!);
  expect(new Set([...readings.values()]).size).toBe(1);
  if (queue !== null) expect([...readings.values()]).toContain(number(queue[1] ?? queue[2] ?? queue[3]));
  await card.getByRole('button', { name: 'back to 1.200 s' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await state(page)).time).toBe(1.2);
});
