import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finished } from '../../../src/app/builder/actions.ts';
import { senderGroups } from '../../../src/app/builder/document/groups.ts';
import { hopOf, trunksOf } from '../../../src/app/builder/document/parts.ts';
import { draftOf, redoDraft } from '../../../src/app/builder/draft.ts';
import { present } from '../../../src/app/builder/selected.ts';
import { isValid, knownFaults } from '../../../src/app/builder/validation.ts';
import type { Session } from '../../../src/app/session/session.ts';
import type { Report, ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { sayReason } from '../../../src/strings/en/reasons/index.ts';
import { SimulationHost } from '../../../src/worker/simulationHost.ts';
import { build, drafts, editAll, momentOf, undoTo } from '../../support/randomBuilding.ts';
import { buildings, networkOf } from '../../support/randomNetworks.ts';
import { testSession } from '../../support/session.ts';
import { byTier, cases, counted } from '../../support/tier.ts';

/** A fifth of a millisecond. */
const SHORT = 2e8;
/** In which all senders have begun. */
const BEGINNING = 1.2e10;
/** Of which a network may have too few. */
const LISTS = new Set(['nodes', 'links', 'vcs']);
const SEQUENCES = cases(100);
/** Each is judged and run three times; the long tier has ten parts of two hundred. */
const PARTS = Array.from({ length: byTier(1, 10) }, (_, part) => part);
const EDITED = byTier(counted(40), 200);

/** Problems that say that a document is no document, not that something of it is missing or too large. */
const MISSHAPEN = new Set([
  'missing',
  'not',
  'unknownKey',
  'noSuch',
  'usedTwice',
  'selfLink',
  'secondLink',
  'wrongKind',
  'visitedTwice',
]);

/** Whether every hop of a route is a link. */
function isConnected(document: ScenarioDocument, route: readonly string[]): boolean {
  const hops = new Set(trunksOf(document).flatMap(({ a, b }) => [hopOf(a, b), hopOf(b, a)]));
  return route.slice(1).every((to, i) => hops.has(hopOf(route[i] ?? '', to)));
}

describe('a network that is built at random', () => {
  it('names nothing that is not there, and runs if the judge lets it pass', () => {
    fc.assert(
      fc.property(buildings, (building) => {
        const last = networkOf(building);
        const { problems, scenario } = checkScenario(last);
        const wrong = problems.filter(({ path, reason }) => MISSHAPEN.has(reason.key) && !LISTS.has(path));
        expect(wrong).toEqual([]);
        expect(scenario === null).toBe(problems.length > 0);
        if (scenario) createSimulation(scenario, { seed: 1 }).runUntil(Math.min(SHORT, scenario.durationPs));
      }),
      { numRuns: SEQUENCES },
    );
  });

  it('has every VC in one group, and every group a way, if there is one', () => {
    fc.assert(
      fc.property(buildings, (building) => {
        const last = networkOf(building);
        const groups = senderGroups(last);
        expect(groups.flatMap(({ vcs }) => vcs.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
          last.vcs.map(({ id }) => id).toSorted((a, b) => a - b),
        );
        for (const { route } of groups) expect(isConnected(last, route) || isCut(last, route)).toBe(true);
      }),
      { numRuns: SEQUENCES },
    );
  });
});

describe('a network that is built at random in the builder, and then edited', () => {
  it.each(PARTS)(
    'can be run if the engine takes it, and no other can; undo leads back to the first run, redo to the last: part %#',
    async (part) => {
      const { seed = Date.now() } = fc.readConfigureGlobal() ?? {};
      const met = { sound: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(drafts, async ({ built, edits }) => {
          const session = judgedSession();
          const steps = build(session, built);
          const first = momentOf(session);
          const digest = await expectJudgedAsRun(session);
          editAll(session, edits);
          const last = momentOf(session);
          const lastDigest = await expectJudgedAsRun(session);
          const undone = undoTo(session, steps);
          expect(momentOf(session)).toEqual(first);
          expect(await expectJudgedAsRun(session)).toBe(digest);
          for (let i = 0; i < undone; i++) redoDraft(session);
          expect(momentOf(session)).toBe(last);
          met[lastDigest === null ? 'refused' : 'sound']++;
        }),
        { numRuns: EDITED, seed: seed + part },
      );
      expect(Math.min(met.sound, met.refused)).toBeGreaterThan(EDITED / 20);
    },
  );
});

/** A session whose worker judges at once. */
function judgedSession(): Session {
  const reports: Report[] = [];
  const host = new SimulationHost({
    now: () => 0,
    soon: () => {},
    post: (report) => reports.push(report),
    answering: () => {},
  });
  const session = testSession((command) => {
    host.command(command);
    queueMicrotask(() => {
      for (const report of reports.splice(0)) session.report(report);
    });
  });
  return session;
}

/** The buttons *Run*, *Copy link* and *Save file* take what the engine takes; the digest of its beginning, null where it cannot run. */
async function expectJudgedAsRun(session: Session): Promise<string | null> {
  await new Promise(setImmediate);
  const { now, problems, selected } = draftOf(session).getState();
  if (now === null) throw new Error('no network has been begun');
  const faults = knownFaults(now.document, problems, sayReason);
  const { scenario, problems: refused } = checkScenario(finished(session));
  expect(isValid(faults), JSON.stringify({ faults, refused })).toBe(scenario !== null);
  for (const { at, sentence } of faults ?? []) {
    expect(present(now.document, at), sentence).toEqual(at);
    expect(sentence).toMatch(/^\S.*[.?]$/);
  }
  expect(present(now.document, selected)).toEqual(selected);
  return scenario === null ? null : digestOf(finished(session));
}

function digestOf(document: ScenarioDocument | null): string | null {
  const { scenario } = checkScenario(document);
  if (scenario === null) return null;
  const run = createSimulation(scenario, { seed: 1 });
  run.runUntil(Math.min(BEGINNING, scenario.durationPs));
  return run.digest();
}

/** No chain of links leads from the entry of a route to its exit. */
function isCut(document: ScenarioDocument, route: readonly string[]): boolean {
  const reached = new Set<string | undefined>([route[0]]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const { a, b } of trunksOf(document)) {
      if (reached.has(a)) reached.add(b);
      if (reached.has(b)) reached.add(a);
    }
  }
  return !reached.has(route.at(-1));
}
