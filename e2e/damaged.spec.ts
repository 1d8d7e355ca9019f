import type { Page } from '@playwright/test';
import { expect, often, open, state, test } from './stage.ts';

/** 40 changes of a drag, packed by version 1. */
const PACKED =
  '?scene=half-empty&seed=3&lens=1&theme=light&t=0.45&paused=1&state=1.126._UdUDQNW5yCfYyRlI1Og13F5A-FYqBA4M4GtAxV8MK' +
  'BjaGYOpIyNjJBZJmYglqHlqCyQZWlqbGJqaWlgZmGpA48vsqGBjhE4rmHxq2MIFKUBAtaxQBsM9AxMgSkIAA';
const at = PACKED.indexOf('state=') + 'state='.length;
const PLACE = at + 40;
const flipped = (place: number) =>
  PACKED.slice(0, place) + (PACKED[place] === 'A' ? 'B' : 'A') + PACKED.slice(place + 1);
const withState = (text: string) => PACKED.slice(0, at) + encodeURIComponent(text);

const CUT = 'is cut off';
const CHECKSUM = 'its checksum does not fit';
const DAMAGED: readonly (readonly [name: string, link: string, told: string])[] = [
  ['cut behind the version', PACKED.slice(0, at + 2), 'does not begin with version and length'],
  ['cut in the middle', PACKED.slice(0, PLACE), CUT],
  ['one character short', PACKED.slice(0, -1), CUT],
  ['a letter changed', flipped(PLACE), CHECKSUM],
  ['a letter of the checksum changed', flipped(at + 7), CHECKSUM],
  ['another version', PACKED.replace('state=1.', 'state=2.'), CHECKSUM],
  ['no version', withState('hello'), 'does not begin with version and length'],
  ['a bracket of the mail around it', `${PACKED})`, 'is none of A-Z'],
  ['a space in it', `${PACKED.slice(0, PLACE)}%20${PACKED.slice(PLACE + 1)}`, 'is none of A-Z'],
  ['too long', withState(`1.3000.${'A'.repeat(3000)}`), '3,007 characters long'],
  ['markup', withState('<img src=x onerror=alert(1)>'), 'state = <img src=x onerror=alert(1)>'],
  ['a broken escape', `${PACKED.slice(0, at)}%E0%A4%A`, 'does not begin with version and length'],
  ['a key cut short', '?scene=half-empty&seed=3&t=0.45&paus', 'paus'],
  ['a scene that is none', '?scene=%3Cscript%3E&seed=3&t=0.45&paused=1', 'scene = <script>'],
  ['a prototype', '?seed=3&t=0.45&paused=1&__proto__.policy=epd', '__proto__'],
  ['a number without end', `?seed=3&t=0.45&paused=1&policy.th1=${'9'.repeat(400)}`, 'not a number or a text'],
  ['an edit without a value', '?seed=3&t=0.45&paused=1&e=0.2~policy', 'not of the form seconds~path~value'],
  ['a lock that is none', '?seed=3&t=0.45&paused=1&lock=%3Cb%3E', 'lock = <b>'],
  ['a part that is none', '?seed=3&t=0.45&paused=1&hide=walls', 'hide = walls'],
  ['a seed of text', '?seed=three&t=0.45&paused=1', 'seed = three'],
];

/** The page can be used: it stands at its moment and steps on. */
async function expectUsable(page: Page): Promise<void> {
  const before = await state(page);
  expect(before).toMatchObject({ scenario: 'half-empty', failure: null });
  await page.evaluate(() => window.cellscope.pause());
  await page.getByRole('button', { name: 'Step forward: event' }).click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0.45);
}

/** One of each kind; how each of them reads is a unit test (tests/app/link/damage.test.ts). */
const USUAL = ['markup'];

for (const [name, link, told] of DAMAGED) {
  test(
    `a damaged link opens a usable page and says what is wrong: ${name}`,
    often(USUAL.includes(name)),
    async ({ page }) => {
      await open(page, `/${link}`);
      await expect(page.getByRole('alert')).toContainText(told);
      await expect(page.getByRole('alert')).toContainText('Everything else works.');
      if (link.includes('seed=3')) await expect.poll(async () => (await state(page)).seed).toBe(3);
      await expectUsable(page);
    },
  );
}

test('the same link undamaged says nothing', async ({ page }) => {
  await open(page, `/${PACKED}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await state(page)).edits).toHaveLength(33);
});
