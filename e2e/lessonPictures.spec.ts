import { readdirSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { Lesson } from '../src/lessons/lesson.ts';
import type { Picture } from '../src/lessons/pictures/index.ts';
import { boxOf, expect, expectClean, expectNothingSideways, LONG, test } from './stage.ts';

const FOLDER = 'src/lessons/texts';
const lessons = readdirSync(FOLDER).map(
  (name): Lesson => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')),
);

interface Pressed {
  readonly figure: string | RegExp;
  /** What a reader does with it. */
  readonly press: (figure: Locator) => Promise<void>;
  /** What is to be read then. */
  readonly says: string | RegExp;
}

/** By the keyboard, one button after the other. */
const press =
  (...names: readonly string[]) =>
  async (figure: Locator) => {
    for (const name of names) await figure.getByRole('button', { name, exact: true }).first().press('Enter');
  };

/** Each picture in the last step of the first lesson that has it; null: nothing in it can be pressed. */
const PRESSED: Readonly<Record<Picture['name'], Pressed | null>> = {
  cells: { figure: 'A packet and its cells', press: press('Cell 2 of 33'), says: '32 cells are wasted.' },
  closer: null,
  loop: {
    figure: 'An RM cell of 3h1 on its loop',
    press: async (figure) => {
      await figure.getByRole('slider', { name: 'Share at sw2' }).press('End');
      for (let hop = 0; hop < 5; hop++) await press('Next hop')(figure);
    },
    says: '3h1 may send 115,763 cells/s: the least share of all, that of sw1.',
  },
  places: {
    figure: 'Who has the places of the buffer',
    press: async (figure) => {
      for (let packet = 0; packet < 4; packet++) await press('Sender 1: send a packet of 33 cells')(figure);
    },
    says: '32 of the 33 cells of sender 1 are refused: its limit is 100.',
  },
  repairs: {
    figure: 'How Reno and NewReno repair a window',
    press: press('Lose packet 2'),
    says: 'has sent all again after 66 ms. NewReno has after 16 ms.',
  },
  reservoir: {
    figure: 'A window above a rate, and where its cells wait',
    press: (figure) => figure.getByRole('slider', { name: 'Window of TCP' }).press('Home'),
    says: 'the sender stops and waits, and 61 % of the rate is used.',
  },
  window: {
    figure: 'A window of packets and what comes back',
    press: press('Packet 2 of 63, under way, in the window', 'Next round trip', 'Next round trip'),
    says: 'Only the timer is left: 50 ms or more, as long as 6 round trips, without a packet.',
  },
  pipe: {
    figure: 'Windows on the path and in the buffer',
    press: press('2,000 places'),
    says: '3 of 10 windows fit. With all 10 open, 10,650 cells find no place.',
  },
  grouped: {
    figure: 'A loss, counted three ways',
    press: press('Whole packets', 'Cell 1 of 12, packet 2'),
    says: '25 cells, 3 packets, 2 senders.',
  },
  seeds: {
    figure: 'Fairness index under ESPD, less that under EPD',
    press: async (figure) => {
      for (let seed = 2; seed < 10; seed++) await press('One more seed')(figure);
      // A dot and its value for each seed that has run.
      await expect(figure.getByRole('listitem').filter({ hasText: /\d\.\d{3}$/ })).toHaveCount(10);
    },
    says: '10 seeds: mean \u22120.016, 95 % interval from \u22120.046 to 0.015. 0 is within it: these seeds show no difference.',
  },
  front: {
    figure: 'Which cell of a full queue goes',
    press: press('Drop the oldest', 'Place with 3,000 cells ahead, the cell that arrives'),
    says: '3,000 cells leave before the hole.',
  },
  turns: {
    figure: 'Who is hit by each overflow',
    press: press('Next overflow', 'Next overflow'),
    says: 'ESPD: the last one hits 2 of 10, 1.7 on average.',
  },
  coin: {
    figure: 'A coin for each cell',
    press: press('Toss for 100 packets'),
    says: 'At an average of 12,000 cells the coin says no to a cell with 0.055 %.',
  },
};

for (const [name, pressed] of Object.entries(PRESSED)) {
  if (pressed === null) continue;
  test(
    `the picture “${name}” of a lesson answers a press, on a laptop and on a phone`,
    LONG,
    async ({ page }) => {
      const shows = ({ picture }: Lesson['steps'][number]) => picture?.name === name;
      const lesson = lessons.find(({ steps }) => steps.some(shows));
      if (lesson === undefined) throw new Error(`no lesson shows ${name}`);
      await page.goto(`/?lesson=${lesson.id}&step=${lesson.steps.findLastIndex(shows) + 1}`);
      const figure = page.getByRole('figure', { name: pressed.figure });
      await pressed.press(figure);
      await expect(figure).toContainText(pressed.says);
      await expectClean(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(figure).toContainText(pressed.says);
      await expectNothingSideways(page);
      await expectClean(page);
    },
  );
}

test('the name of a line near a curve is whole on a projector upright', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/de/?lesson=the-line&step=6&theme=projector');
  const name = page.getByRole('figure').getByText('Puffer 2.000', { exact: true });
  await expect.poll(async () => (await boxOf(name)).right).toBeLessThanOrEqual(806);
});
