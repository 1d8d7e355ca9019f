import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit, ParameterValue, ScenarioDocument } from '../../src/contract/index.ts';
import { applySettings, createSimulation } from '../../src/engine/node.ts';
import { complete } from '../support/networks.ts';
import { Page } from '../support/page.ts';
import { cases } from '../support/tier.ts';
import { worded } from '../support/worded.ts';
import { slow } from './slow.ts';

type Change = readonly [path: string, value: ParameterValue];

/** What `npm run sim -- run ... --set path=value` prints of it. */
function fromShell(changes: readonly Change[], seconds: number, live: readonly Edit[] = []): string {
  const { document, problems } = applySettings(slow, changes);
  expect(problems).toEqual([]);
  const simulation = createSimulation(complete(document), { seed: 1, edits: live });
  simulation.runUntil(seconds * 1e12);
  return simulation.digest();
}

const start = (page: Page, changes: readonly Change[]): Page =>
  page.tell({ type: 'fromStart', changes, id: 5 }).settle();
const plan = (page: Page, edits: readonly Edit[]): Page =>
  page.tell({ type: 'replaceEdits', edits, id: 3 }).settle();
const edits = (page: Page): readonly Edit[] => page.last('started').after.edits;
const at = (page: Page): number => page.batch.now / 1e12;

/** At 0.6 s. */
function underWay(document: ScenarioDocument = slow): Page {
  const page = new Page().load(document);
  page.seek(0.6);
  return page;
}

const SETTINGS: readonly Change[] = [
  ['tcp.minRtoMs', 80],
  ['tcp.congestionControl', 'reno'],
  ['tcp.windowBytes', 8_000],
  ['tcp.delayedAckMs', 100],
  ['vcs.2.tcp.minRtoMs', 200],
  ['links.S1>S2.delayMs', 7],
  ['links.*.cdvUs', 20],
  ['vcs.1.source.startMs', 250],
  ['ports.default.bufferCells', 90],
  ['ties', 'shuffled'],
  ['senders.S1', 5],
  ['senders.S1', 1],
];

describe('a change from the start', () => {
  it.each(SETTINGS)('of %s to %s gives the digest of the command line', (path, value) => {
    const page = start(underWay(), [[path, value]]);
    expect(page.last('started').problems).toEqual([]);
    expect(at(page)).toBe(0.6);
    expect(page.ask('digest')).toBe(fromShell([[path, value]], 0.6));
  });

  it('makes a branch that begins at 0 s; the one before stays as it was', () => {
    const page = underWay();
    const before = page.ask('digest');
    start(page, [['tcp.minRtoMs', 80]]);
    const { list, current } = page.last('branches');
    expect(current).toBe(2);
    expect(
      list.map(({ id, parent, forkTime, recordFromPs }) => [id, parent, forkTime, recordFromPs]),
    ).toEqual([
      [1, null, 0, 0],
      [2, 1, 0, 0],
    ]);
    expect(list[1]!.edits).toEqual([{ time: 0, path: 'tcp.minRtoMs', value: 80 }]);
    page.tell({ type: 'switch', branch: 1 }).settle();
    expect(page.ask('digest')).toBe(before);
  });

  it('keeps what was changed on the way', () => {
    const page = underWay().tell({ type: 'set', path: 'policy.threshold', value: 30, token: 7 });
    page.seek(1);
    start(page, [['tcp.minRtoMs', 80]]);
    const live = [{ time: 0.6e12, path: 'policy.threshold', value: 30 }];
    expect(edits(page)).toEqual([{ time: 0, path: 'tcp.minRtoMs', value: 80 }, ...live]);
    expect(page.ask('digest')).toBe(fromShell([['tcp.minRtoMs', 80]], 1, live));
  });

  it('joins the branch that the one before it made, as long as none has left that', () => {
    const page = start(start(underWay(), [['tcp.minRtoMs', 80]]), [['links.*.delayMs', 3]]);
    start(page, [['tcp.minRtoMs', 120]]);
    expect(page.last('branches').list).toHaveLength(2);
    expect(edits(page).map(({ path, value }) => [path, value])).toEqual([
      ['links.*.delayMs', 3],
      ['tcp.minRtoMs', 120],
    ]);
    page.tell({ type: 'fork', compared: false }).tell({ type: 'switch', branch: 2 }).settle();
    start(page, [['tcp.minRtoMs', 90]]);
    expect(page.last('branches')).toMatchObject({ current: 4 });
  });

  it('that is no value is refused with its range, and makes no branch', () => {
    const page = start(underWay(), [
      ['tcp.minRtoMs', 80],
      ['tcp.windowBytes', -1],
    ]);
    const { problems } = page.last('started');
    expect(worded(problems)).toMatchObject([{ path: 'tcp.windowBytes', value: -1 }]);
    expect(page.all('branches')).toEqual([]);
    expect(page.last('started').after).toEqual({ branch: 1, edits: [] });
  });

  it('of a live value that is none is refused too', () => {
    const page = start(underWay(), [['policy.threshold', -1]]);
    expect(page.last('started').problems).toHaveLength(1);
    expect(page.all('branches')).toEqual([]);
  });

  it('of a run without the shown end stops at its own', () => {
    const page = start(underWay(), [['run.durationS', 0.4]]);
    expect(at(page)).toBe(0.4);
    expect(page.last('structure').structure.endPs).toBe(0.4e12);
    page.tell({ type: 'compare', branches: [1] }).settle();
    page.seek(0.3);
    page.tell({ type: 'switch', branch: 1 }).settle();
    expect(page.seek(1.5).time).toBe(1.5e12);
  });
});

describe('a run with changes from the start among its edits', () => {
  const changed: readonly Edit[] = [{ time: 0, path: 'tcp.minRtoMs', value: 80 }];

  it('is that run from the beginning, and knows what was loaded', () => {
    const page = new Page().load(slow, changed);
    expect(page.last('loaded')).toMatchObject({ edits: changed, base: slow });
    expect(page.last('loaded').scenario.tcp?.minRtoMs).toBe(80);
    expect(page.seek(0.5).digest).toBe(fromShell([['tcp.minRtoMs', 80]], 0.5));
  });

  it('reports one that is refused, and goes on without it', () => {
    const page = new Page().load(slow, [{ time: 0, path: 'tcp.minRtoMs', value: -5 }]);
    expect(page.last('rejected').problem).toMatchObject({ path: 'tcp.minRtoMs', value: -5 });
    expect(page.last('loaded').edits).toEqual([]);
    expect(page.seek(0.5).digest).toBe(fromShell([], 0.5));
  });

  it('is a branch beside others as a link tells of it', () => {
    const page = new Page().load(slow);
    page.tell({ type: 'importBranch', id: 2, parent: 1, forkTime: 0, edits: changed });
    page.tell({ type: 'switch', branch: 2 }).settle();
    expect(page.last('structure')).toMatchObject({ branch: 2 });
    expect(page.seek(0.5).digest).toBe(fromShell([['tcp.minRtoMs', 80]], 0.5));
  });
});

describe('undo of changes from the start', () => {
  const live = fc.tuple(fc.constant('live' as const), fc.integer({ min: 5, max: 60 }));
  const setting = fc.tuple(fc.constant('setting' as const), fc.integer({ min: 0, max: SETTINGS.length - 1 }));

  it('comes back to the digest from before them, in any order with live ones', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(live, setting), { minLength: 1, maxLength: 5 }), (steps) => {
        const page = new Page().load(slow);
        page.seek(0.2);
        const digest = page.ask('digest');
        const standings = [{ branch: 1, edits: [] as readonly Edit[] }];
        for (const [kind, n] of steps) {
          if (kind === 'live') page.tell({ type: 'set', path: 'policy.threshold', value: n, token: 7 });
          else start(page, [SETTINGS[n] as Change]);
          const done = page.last(kind === 'live' ? 'applied' : 'started');
          standings.push(done.type === 'applied' ? { branch: done.branch, edits: done.edits } : done.after);
        }
        const last = page.ask('digest');
        for (const { branch, edits: before } of standings.toReversed()) {
          page.tell({ type: 'switch', branch });
          plan(page, before);
        }
        expect(page.ask('digest')).toBe(digest);
        const { branch, edits: after } = standings[standings.length - 1] as (typeof standings)[number];
        plan(page.tell({ type: 'switch', branch }), after);
        expect(page.ask('digest')).toBe(last);
      }),
      { numRuns: cases(8) },
    );
  });
});
