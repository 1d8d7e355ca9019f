import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addSendersTo,
  addSwitchTo,
  arrangeSwitches,
  beginScene,
  beginTemplate,
  changeGroup,
  connectIn,
  edit,
  finished,
  moveSwitch,
} from '../../../src/app/builder/actions.ts';
import { setKind } from '../../../src/app/builder/document/network.ts';
import { setClass, setPort } from '../../../src/app/builder/document/ports.ts';
import { setControl } from '../../../src/app/builder/document/senders.ts';
import { draftOf } from '../../../src/app/builder/draft.ts';
import type { DraftMoment } from '../../../src/app/builder/layout.ts';
import { withPlaces } from '../../../src/app/builder/layout.ts';
import { fetchPacking } from '../../../src/app/link/packed/packing.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { EMPTY_LINK } from '../../../src/app/link/state.ts';
import type { Session } from '../../../src/app/session/session.ts';
import { withValue } from '../../../src/app/settings/document.ts';
import { EVERY } from '../../../src/app/settings/ports.ts';
import { simCommand } from '../../../src/cli/sim/simCommand.ts';
import type { RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario } from '../../../src/engine/node.ts';
import { Page } from '../../support/page.ts';
import { testSession } from '../../support/session.ts';

const momentOf = (session: Session): DraftMoment => {
  const { now } = draftOf(session).getState();
  if (now === null) throw new Error('nothing was begun');
  return now;
};

/** Four switches in a row with two groups, the second switch moved down. */
function built(): Session {
  const session = testSession();
  beginTemplate(session, 'empty');
  for (let i = 0; i < 4; i++) addSwitchTo(session);
  for (const [a, b] of ['S1 S2', 'S2 S3', 'S3 S4'].map((pair) => pair.split(' '))) connectIn(session, a!, b!);
  addSendersTo(session, 'S1', 'S4', 5);
  addSendersTo(session, 'S2', 'S4', 5);
  moveSwitch(session, 'S2', () => ({ column: 1, row: 1.5 }));
  return session;
}

/** As the page runs it. */
const onPage = (document: ScenarioDocument): string => new Page().load(document).seek(0.1).digest;

/** Digest of the file that the command line runs. */
async function onCommandLine(document: ScenarioDocument): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const file = join(folder, 'built.json');
  writeFileSync(file, JSON.stringify(document, null, 2));
  const printed: string[] = [];
  const output = { out: (line: string) => printed.push(line), err: (line: string) => printed.push(line) };
  const exit = await simCommand(['run', file, '--until', '0.1', '--json'], output);
  rmSync(folder, { recursive: true });
  expect(exit, printed.join('\n')).toBe(0);
  return (JSON.parse(printed.join('\n')) as RunResults).digest;
}

/** The same network by a link. */
async function byLink(document: ScenarioDocument): Promise<unknown> {
  await fetchPacking();
  const { query, form } = writeLink({ ...EMPTY_LINK, scenario: document });
  expect([form, query.length < 2_000]).toEqual(['packed', true]);
  return parseLink(query).link.scenario;
}

describe('a network that is built has one digest on the page, in its file and by its link', () => {
  it('with switches that were moved', async () => {
    const session = built();
    const document = finished(session) as ScenarioDocument;
    expect(document.stage?.places?.S2).toEqual({ column: 1, row: 1.5 });
    expect(await onCommandLine(document)).toBe(onPage(document));
    expect(onPage(momentOf(session).document)).toBe(onPage(document));
    expect(await byLink(document)).toEqual(document);
  });

  it('with policies of single ports, of classes, rate control and a router', async () => {
    const session = built();
    edit(session, (one) =>
      setPort(one, EVERY, { algorithm: 'erica', buffers: 'perClass', scheduler: 'wrr' }),
    );
    edit(session, (one) => setPort(one, 'S2>S3', { policy: 'epd', bufferCells: 400 }));
    edit(session, (one) => withValue(one, 'ports.S2>S3.policy.threshold', 150));
    edit(session, (one) => setClass(one, EVERY, 'ubr', { policy: 'espd', bufferCells: 700 }));
    edit(session, (one) => withValue(one, 'ports.S3>S4.classes.ubr.policy.th1', 300));
    changeGroup(session, 6, (one, group) => setControl(one, group, 'abr'));
    addSwitchTo(session);
    connectIn(session, 'S5', 'S1');
    edit(session, (one) => setKind(one, 'S5', 'router'));
    addSendersTo(session, 'S5', 'S4', 2);
    await expectSameEverywhere(session);
  });

  it('with credit', async () => {
    const session = built();
    for (const vc of [1, 6]) changeGroup(session, vc, (one, group) => setControl(one, group, 'credit'));
    edit(session, (one) => setPort(one, 'S3>S4', { scheduler: 'rr' }));
    await expectSameEverywhere(session);
  });
});

async function expectSameEverywhere(session: Session): Promise<void> {
  const document = finished(session) as ScenarioDocument;
  expect(checkScenario(document).problems).toEqual([]);
  expect(await onCommandLine(document)).toBe(onPage(document));
  expect(await byLink(document)).toEqual(document);
}

it('places that were chosen by hand come back with the document, and none are written once it is arranged again', () => {
  const session = built();
  const before = momentOf(session);
  const other = testSession();
  beginScene(other, withPlaces(before.document, before.places));
  expect(momentOf(other).places).toEqual(before.places);
  arrangeSwitches(other);
  const { document, places } = momentOf(other);
  expect(withPlaces(document, places).stage?.places).toBeUndefined();
});
