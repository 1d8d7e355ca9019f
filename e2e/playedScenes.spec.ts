import type { Page } from '@playwright/test';
import { answers } from '../src/scenarios/answers.ts';
import { scenes } from '../src/scenarios/index.ts';
import { hints } from '../src/scenarios/teaching/hints.ts';
import { region, sentence, status, transport } from './parts.ts';
import { expect, LONG, open, state, test } from './stage.ts';

/** The headline of each scene at its end. */
const AT_THE_END: Readonly<Record<string, string>> = {
  'half-empty': 'The queue is filling.',
  'one-cell': 'The queue is nearly empty.',
  'whole-frames': 'The queue is filling.',
  'take-turns': 'The queue holds its level.',
  'buffer-dial': 'The queue is nearly empty.',
  'loss-paradox': 'The queue is filling.',
  'other-tcp': 'The queue holds its level.',
  'long-short': 'The queue is filling.',
  'far-near': 'The queue holds its level.',
  capture: 'The buffer stays full.',
  'unarmed-weights': 'All 4 senders lose cells.',
  'five-classes': 'UBR loses cells, CBR, rt-VBR, nrt-VBR and ABR lose none.',
  'beat-down': '3h1 is allowed 10 % of its fair share.',
  'exact-rates': '3h1 is allowed 123 % of its fair share.',
  'front-drop': 'The queue holds its level.',
  'early-warning': 'The queue is draining.',
  'not-free': '3h1 is allowed 95 % of its fair share.',
  'idle-share': 'No VC has anything to send.',
  coupled: 'No VC has anything to send.',
};

/** The words around the figures that the page fills in, as a pattern; a figure it cannot fill is a dash. */
function filled(text: string): RegExp {
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(literal)
      .join('(?!–)\\S+(\\s%)?')}$`,
  );
}

/** Opens the questions of a scene one by one, each with its hint and then its answer. */
async function askAll(page: Page, id: string, ask: readonly string[]): Promise<void> {
  const items = region(page, 'Questions of this scene').getByRole('listitem');
  await expect(items).toHaveCount(ask.length);
  for (const [at, question] of ask.entries()) {
    const item = items.nth(at);
    await item.getByText(question).click();
    await expect(item.getByText(filled(hints[id]?.[at] ?? 'nothing'))).toBeVisible();
    await item.getByText('Show the answer', { exact: true }).click();
    await expect(item.getByText(filled(answers[id]?.[at] ?? 'nothing'))).toBeVisible();
    await item.getByText('Hide', { exact: true }).click();
  }
}

for (const [scene] of scenes)
  test(
    `${scene.id} is played to its end, its questions have hints and answers, and nothing is wrong`,
    LONG,
    async ({ page }) => {
      await open(page, `/?scene=${scene.id}`);
      await transport(page).getByRole('button', { name: 'max', exact: true }).click();
      const play = page.getByRole('button', { name: 'Play' });
      if (await play.isVisible()) await play.click();
      await expect(status(page)).toContainText('at the end of the run', { timeout: 150_000 });
      const { time, run, problems, failure, scenario } = await state(page);
      expect({ time, run, problems, failure, scenario }).toEqual({
        time: scene.run.durationS,
        run: 'ended',
        problems: [],
        failure: null,
        scenario: scene.id,
      });
      const headline = sentence(page).getByRole('heading', { level: 2 });
      await expect(headline).toHaveText(AT_THE_END[scene.id] ?? 'a headline');
      await askAll(
        page,
        scene.id,
        (scene.stage?.ask ?? []).map((asked) => (typeof asked === 'string' ? asked : asked.question)),
      );
    },
  );
