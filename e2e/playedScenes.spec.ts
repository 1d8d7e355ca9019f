import type { Page } from '@playwright/test';
import { type AnsweredQuestion, answered, type OutcomeMeasure, outcomeOf } from '../src/contract/index.ts';
import { scenes } from '../src/scenarios/index.ts';
import { region, sentence, status, transport } from './parts.ts';
import { expect, LONG, open, state, test } from './stage.ts';

/** What the network did, by the measure that the scene is about. */
const DID: Readonly<Record<OutcomeMeasure, string>> = {
  packets: 'delivered [\\d,]+ packets, and [\\d.]+\\s% of the cell slots passed empty',
  useful: 'filled [\\d.]+\\s% of the link with packets that arrived',
  dead: 'spent [\\d.]+\\s% of the link on cells of broken packets',
  lost: 'lost [\\d,]+ cells at this port',
  timeouts: 'had [\\d,]+ timeouts',
  queueMean: 'kept [\\d,]+ cells waiting on average',
  queueMax: 'kept at most [\\d,]+ cells waiting',
  delay: 'took [\\d.]+\\sms for a packet on average',
  fairness: 'shared the link with a fairness of [\\d.]+',
  through: 'let [\\d,]+ senders? through',
  share: 'gave the VC that got least [\\d.]+\\s% of its fair share',
  deviation: 'let allowed rates swing by [\\d.]+ of their mean',
  file: 'finished the slowest file after [\\d.]+\\sms',
  classLoss: 'lost [\\d.]+\\s% of the cells of the highest class',
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
async function askAll(page: Page, ask: readonly AnsweredQuestion[]): Promise<void> {
  const items = region(page, 'Questions of this scene').getByRole('listitem');
  await expect(items).toHaveCount(ask.length);
  for (const [at, { question, hint = 'nothing', answer }] of ask.entries()) {
    const item = items.nth(at);
    await item.getByText(question).click();
    await expect(item.getByText(filled(hint))).toBeVisible();
    await item.getByText('Show the answer', { exact: true }).click();
    await expect(item.getByText(filled(answer))).toBeVisible();
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
      // A run that has ended by now would begin again.
      if ((await state(page)).run === 'paused') await page.getByRole('button', { name: 'Play' }).click();
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
      const { fromS = 0, toS = scene.run.durationS } = scene.measure ?? {};
      const window = `^From ${fromS} to ${toS} s `.replaceAll('.', '\\.');
      // A number and its unit stay on one line.
      const said = `${window}the network ${DID[outcomeOf(scene).measure]}\\.$`.replaceAll(' ', '\\s');
      await expect(headline).toHaveText(new RegExp(said));
      await askAll(page, (scene.stage?.ask ?? []).map(answered));
    },
  );
