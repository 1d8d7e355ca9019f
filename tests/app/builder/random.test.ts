import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../src/app/builder/document/groups.ts';
import { trunksOf } from '../../../src/app/builder/document/parts.ts';
import { isConnected } from '../../../src/app/builder/document/routes.ts';
import { TEMPLATES } from '../../../src/app/builder/document/templates.ts';
import { change, draftOf, redo, undo } from '../../../src/app/builder/draft.ts';
import { automaticPlaces } from '../../../src/app/builder/layout.ts';
import type { Session } from '../../../src/app/session/session.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { buildings, networkOf, type Step, stepOf } from '../../support/randomNetworks.ts';
import { testSession } from '../../support/session.ts';
import { cases } from '../../support/tier.ts';

/** A fifth of a millisecond. */
const SHORT = 2e8;
/** Of which a network may have too few. */
const LISTS = new Set(['nodes', 'links', 'vcs']);
const SEQUENCES = cases(100);

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

  it('is what it was when all of that is undone', () => {
    fc.assert(
      fc.property(buildings, ({ template, steps }) => {
        const first = TEMPLATES[template]('Built');
        const session = built(first, steps);
        undoAll(session);
        expect(documentOf(session)).toEqual(first);
      }),
      { numRuns: SEQUENCES },
    );
  });

  it('runs as it did at first when all of that is undone, and as it did at last when it is done again', () => {
    fc.assert(
      fc.property(buildings, ({ template, steps }) => {
        const first = TEMPLATES[template]('Built');
        const session = built(first, steps);
        const last = documentOf(session);
        undoAll(session);
        expect(digestOf(documentOf(session))).toBe(digestOf(first));
        while (draftOf(session).getState().later.length > 0) redo(session);
        expect(digestOf(documentOf(session))).toBe(digestOf(last));
      }),
      { numRuns: Math.ceil(SEQUENCES / 25) },
    );
  });

  it('has every VC in one group, and every group a way, if there is one', () => {
    fc.assert(
      fc.property(buildings, (building) => {
        const last = networkOf(building);
        const groups = groupsOf(last);
        expect(groups.flatMap(({ vcs }) => vcs.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
          last.vcs.map(({ id }) => id).toSorted((a, b) => a - b),
        );
        for (const { route } of groups) expect(isConnected(last, route) || isCut(last, route)).toBe(true);
      }),
      { numRuns: SEQUENCES },
    );
  });
});

/** A draft to which all of that has been done. */
function built(first: ScenarioDocument, steps: readonly Step[]): Session {
  const session = testSession();
  draftOf(session).setState({ now: { document: first, places: automaticPlaces(first) } });
  for (const step of steps) change(session, ({ document }) => ({ document: stepOf(step, document) }));
  return session;
}

function undoAll(session: Session): void {
  while (draftOf(session).getState().past.length > 0) undo(session);
}

const documentOf = (session: Session): ScenarioDocument =>
  draftOf(session).getState().now?.document as ScenarioDocument;

/** Of its first 20 ms, in which all senders have begun; null where the judge lets none pass. */
function digestOf(document: ScenarioDocument): string | null {
  const { scenario } = checkScenario(document);
  if (scenario === null) return null;
  const run = createSimulation(scenario, { seed: 1 });
  run.runUntil(Math.min(2e10, scenario.durationPs));
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
