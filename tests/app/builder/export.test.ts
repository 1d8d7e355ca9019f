import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  addSendersTo,
  addSwitchTo,
  arrange,
  beginScene,
  beginTemplate,
  connectIn,
  moveSwitch,
} from '../../../src/app/builder/actions.ts';
import { draftOf, type Moment } from '../../../src/app/builder/draft.ts';
import { withPlaces } from '../../../src/app/builder/layout.ts';
import { fetchPacking } from '../../../src/app/link/packed/packing.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { NOTHING_SAID } from '../../../src/app/link/state.ts';
import type { Session } from '../../../src/app/session/session.ts';
import { simCommand } from '../../../src/cli/sim/simCommand.ts';
import type { RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { Page } from '../../support/page.ts';
import { testSession } from '../../support/session.ts';

const momentOf = (session: Session): Moment => {
  const { now } = draftOf(session).getState();
  if (now === null) throw new Error('nothing was begun');
  return now;
};

/** Four switches in a row with two groups, the second switch moved down. */
function built(): Session {
  const session = testSession();
  beginTemplate(session, 'empty');
  for (let i = 0; i < 4; i++) addSwitchTo(session);
  for (const [a, b] of ['S1 S2', 'S2 S3', 'S3 S4'].map((pair) => pair.split(' '))) connectIn(session, a, b);
  addSendersTo(session, 'S1', 'S4', 5);
  addSendersTo(session, 'S2', 'S4', 5);
  moveSwitch(session, 'S2', () => ({ column: 1, row: 1.5 }));
  return session;
}

/** As the page runs it. */
const onPage = (document: ScenarioDocument): string => new Page().load(document).seek(0.1).digest;

it('a network that is built has one digest on the page, in its file and by its link', async () => {
  const { document: network, places } = momentOf(built());
  const document = withPlaces(network, places);
  expect(document.stage?.places?.S2).toEqual({ column: 1, row: 1.5 });
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const file = join(folder, 'built.json');
  writeFileSync(file, JSON.stringify(document, null, 2));
  const printed: string[] = [];
  const output = { out: (line: string) => printed.push(line), err: (line: string) => printed.push(line) };
  const exit = await simCommand(['run', file, '--until', '0.1', '--json'], output);
  rmSync(folder, { recursive: true });
  expect(exit, printed.join('\n')).toBe(0);
  expect((JSON.parse(printed.join('\n')) as RunResults).digest).toBe(onPage(document));
  expect(onPage(network)).toBe(onPage(document));

  await fetchPacking();
  const { query, form } = writeLink({ ...NOTHING_SAID, scenario: document });
  expect([form, query.length < 2_000]).toEqual(['packed', true]);
  const { scenario } = parseLink(query).link;
  expect(scenario).toEqual(document);
});

it('places that were chosen by hand come back with the document, and none are written once it is arranged again', () => {
  const session = built();
  const before = momentOf(session);
  const other = testSession();
  beginScene(other, withPlaces(before.document, before.places));
  expect(momentOf(other).places).toEqual(before.places);
  arrange(other);
  const { document, places } = momentOf(other);
  expect(withPlaces(document, places).stage?.places).toBeUndefined();
});
