import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addSendersTo, addSwitchTo, beginTemplate, connectIn } from '../../../src/app/builder/actions.ts';
import { draftOf } from '../../../src/app/builder/draft.ts';
import { fetchPacking } from '../../../src/app/link/packed/packing.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { NOTHING_SAID } from '../../../src/app/link/state.ts';
import { simCommand } from '../../../src/cli/sim/simCommand.ts';
import type { RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { Page } from '../../support/page.ts';
import { testSession } from '../../support/session.ts';

/** Four switches in a row with two groups. */
function built(): ScenarioDocument {
  const session = testSession();
  beginTemplate(session, 'empty');
  for (let i = 0; i < 4; i++) addSwitchTo(session);
  for (const [a, b] of ['S1 S2', 'S2 S3', 'S3 S4'].map((pair) => pair.split(' '))) connectIn(session, a, b);
  addSendersTo(session, 'S1', 'S4', 5);
  addSendersTo(session, 'S2', 'S4', 5);
  const { now } = draftOf(session).getState();
  if (now === null) throw new Error('nothing was begun');
  return now.document;
}

/** As the page runs it. */
const onPage = (document: ScenarioDocument): string => new Page().load(document).seek(0.1).digest;

it('a network that is built has one digest on the page, in its file and by its link', async () => {
  const document = built();
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const file = join(folder, 'built.json');
  writeFileSync(file, JSON.stringify(document, null, 2));
  const printed: string[] = [];
  const output = { out: (line: string) => printed.push(line), err: (line: string) => printed.push(line) };
  const exit = await simCommand(['run', file, '--until', '0.1', '--json'], output);
  rmSync(folder, { recursive: true });
  expect(exit, printed.join('\n')).toBe(0);
  expect((JSON.parse(printed.join('\n')) as RunResults).digest).toBe(onPage(document));

  await fetchPacking();
  const { query, form } = writeLink({ ...NOTHING_SAID, scenario: document });
  expect([form, query.length < 2_000]).toEqual(['packed', true]);
  const { scenario } = parseLink(query).link;
  expect(scenario).toEqual(document);
});
