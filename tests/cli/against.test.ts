import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { againstTables } from '../../src/cli/bench/against/against.ts';
import { type Checkout, commitOf, runnerScriptOf } from '../../src/cli/bench/against/checkout.ts';
import { compareEngines, type HopCost } from '../../src/cli/bench/against/engine.ts';
import { mainThreadOf, type TraceEvent } from '../../src/cli/bench/against/mainThread.ts';
import { firstThatMeasures } from '../../src/cli/bench/against/memory.ts';
import {
  byTurns,
  comparisonOf,
  eachOf,
  knownOf,
  type OtherPage,
  orNullIfRefused,
} from '../../src/cli/bench/against/page.ts';
import { acknowledgementIn, type Served, serve } from '../../src/cli/bench/against/serve.ts';
import { watchedOf } from '../../src/cli/bench/against/watched.ts';
import { benchCommand } from '../../src/cli/bench/command.ts';
import { holdLimits, limitsOption } from '../../src/cli/bench/limit.ts';
import { type Runner, type RunTask, type StartRunner, startRunner } from '../../src/cli/bench/turns.ts';
import { Failure, UsageError } from '../../src/cli/output.ts';
import { recorder } from './support.ts';

const MAIN = { pid: 7, tid: 1 };
const called = (name: string, { pid, tid } = MAIN): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  ts: 0,
  args: { name },
});
const task = (startMs: number, ms: number, at = MAIN): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts: 1_000 * startMs,
  dur: 1_000 * ms,
  ...at,
});
const frame = (ms: number): TraceEvent => ({
  name: 'FireAnimationFrame',
  ph: 'X',
  ts: 1_000 * ms,
  ...MAIN,
});

it('a frame costs the tasks of the main thread up to the next frame', () => {
  const other = { pid: 8, tid: 1 };
  const events = [
    called('CrRendererMain'),
    called('Compositor', other),
    ...[1, 23, 42, 101].map(frame),
    ...[task(-5, 2), task(0, 4), task(10, 6), task(20, 4), task(40, 55), task(100, 3), task(3, 90, other)],
  ];
  const { p50, p95, busy, longTasks, longest } = mainThreadOf(events);
  expect([p50, p95, longTasks, longest]).toEqual([10, 10, 1, 55]);
  expect(busy).toBeCloseTo(0.69, 9);
});

it('plots are painted in a share of the frames, and words are behind by no more than from one writing to the next', () => {
  const { painted, wordsBehind } = watchedOf(600, 570, [0, 200, 398, 610, 800]);
  expect(painted).toBe(95);
  expect(wordsBehind).toBe(200);
});

it('ratios are taken round by round, so a machine that changes pace between rounds does not show in them', () => {
  expect(
    comparisonOf('ms', [
      [1, 2],
      [10, 20],
      [3, 5],
    ]),
  ).toEqual({ what: 'ms', now: 3, before: 5, times: 0.5 });
});

describe('the engine of another commit', () => {
  const roots: string[] = [];
  afterAll(() => {
    for (const root of roots) rmSync(root, { recursive: true });
  });
  /** A commit whose engine is so much as runs by turns need. */
  function commitWith(recorder: string): Checkout {
    const root = mkdtempSync(join(tmpdir(), 'another-'));
    roots.push(root);
    const files = {
      'src/engine/whole.ts': `export { Recorder } from './probe/recorder.ts';
export const createSimulation = () => ({ end: 1, hops: 10, runUntil: () => {} });`,
      'src/engine/probe/recorder.ts': recorder,
      'src/cli/scenarioSource.ts': 'export const readScenario = (id) => id, completeScenario = (id) => id;',
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return { root, remove: () => {} };
  }

  it('is measured by the names that it has', async () => {
    const other = commitWith('export class Recorder {\n  settle() {\n  }\n}');
    const runner = await startRunner({ scenario: 'any', settings: [], traces: true }, runnerScriptOf(other));
    expect(await runner.run()).toBeGreaterThanOrEqual(0);
    await runner.end();
  });

  it('is not passed over where it runs nothing: what its process said is named', async () => {
    const other = commitWith("throw new TypeError('flush');\nexport class Recorder {\n}");
    const measured = compareEngines(
      ['engine'],
      1,
      [{ commit: 'abc', script: runnerScriptOf(other), take: () => {} }],
      [],
    );
    await expect(measured).rejects.toThrow(
      /^abc runs none of what is measured\n.*code 1\nTypeError: .*flush/,
    );
  });
});

describe('the engines of several commits', () => {
  /** Runners of scripts by what a hop costs there; that of this state has none. */
  const startWith =
    (costOf: (script: string | undefined, task: RunTask) => number) =>
    async (task: RunTask, script?: string): Promise<Runner> => {
      const cost = costOf(script, task);
      if (Number.isNaN(cost)) throw new Error('no such scene');
      return { run: async () => cost, end: async () => {} };
    };
  const rowsOf = () => new Map<string, HopCost[]>();
  const other = (rows: Map<string, HopCost[]>, commit: string) => {
    const own: HopCost[] = [];
    rows.set(commit, own);
    return { commit, script: commit, take: (row: HopCost) => own.push(row) };
  };

  it('are measured with this one, and each has the rows that it knows', async () => {
    const rows = rowsOf();
    const costOf = (script: string | undefined, { settings }: RunTask) =>
      script === 'old' && settings.length > 0 ? Number.NaN : script === undefined ? 30 : 60;
    await compareEngines(['engine'], 2, [other(rows, 'new'), other(rows, 'old')], [], startWith(costOf));
    const named = (commit: string) => rows.get(commit)!.map(({ what }) => what);
    const withoutTraces = ['wfq with 50 senders', 'fifo with 100 senders'];
    expect(named('new').filter((what) => !what.endsWith(', all traces'))).toEqual(withoutTraces);
    expect(named('old')).toEqual(named('new').filter((what) => what.endsWith(', all traces')));
    for (const row of [...rows.values()].flat()) expect(row).toMatchObject({ nsPerHop: 30, times: 0.5 });
  });

  it('are measured although another runs nothing, which is a failure in the end', async () => {
    const rows = rowsOf();
    const costOf = (script: string | undefined) => (script === 'old' ? Number.NaN : 30);
    const measured = compareEngines(
      ['engine'],
      1,
      [other(rows, 'old'), other(rows, 'new')],
      [],
      startWith(costOf),
    );
    await expect(measured).rejects.toThrow(
      new UsageError(['old runs none of what is measured', 'no such scene']),
    );
    expect(rows.get('new')!.length).toBeGreaterThan(0);
  });

  it('have a table each', () => {
    const report = { rounds: 10, page: [], engine: [{ what: 'a', nsPerHop: 40, times: 1.2 }] };
    const tables = againstTables([
      { ...report, commit: 'new' },
      { ...report, commit: 'old', page: [comparisonOf('p', [[3, 2]])] },
    ]);
    expect(tables).toMatch(/^Beside new, medians of 10 rounds by turns\n\nmechanism +ns\/hop +times new\n/);
    expect(tables).toMatch(
      /\n\nBeside old, medians of 10 rounds by turns\n\nmechanism +ns\/hop +times old\n/,
    );
    expect(tables).toMatch(/^p +3\.0 +2\.0 +1\.50$/m);
  });
});

it('what takes more than its limit is named', () => {
  const engine = [
    { what: 'a', nsPerHop: 40, times: 1.21 },
    { what: 'b', nsPerHop: 40, times: 1.2 },
  ];
  const compared = [...engine, comparisonOf('p', [[3, 2]])];
  const limits = (text: string) => limitsOption(text, ['a', 'p'])!;
  expect(() => holdLimits(limits('1.2'), compared)).toThrow(new Failure(['a: 1.21 times', 'p: 1.50 times']));
  expect(() => holdLimits(limits('1.2,p=1.5'), compared)).toThrow(new Failure(['a: 1.21 times']));
  expect(() => holdLimits(limits('1.5,a=1.2'), compared)).toThrow(new Failure(['a: 1.21 times']));
  holdLimits(limits('1.5'), compared);
  holdLimits(limits('1.2,a=1.3,p=1.5'), compared);
});

it('a scene has its limit wherever it is measured', () => {
  const limits = limitsOption('1,half-empty=2', ['half-empty']);
  const of = (what: string) => [{ what, times: 1.5 }];
  for (const what of [
    'half-empty, all traces',
    'half-empty in a worker, ns/hop',
    'first run of half-empty in it, ms/s',
  ])
    holdLimits(limits!, of(what));
  expect(() => holdLimits(limits!, of('half-empty-2, all traces'))).toThrow(Failure);
});

it.each([
  ['1.5', 1],
  ['1.6', 0],
  ['1.5,half-empty=1.6', 0],
  ['1.7,half-empty=1.5', 1],
])(
  'so is a scene that takes 1.6 times as long with all traces as with none, where the limit is %s',
  async (limit, code) => {
    const start: StartRunner = async ({ scenario, traces }) => ({
      run: async () => (traces === true && scenario === 'half-empty' ? 160 : 100),
      end: async () => {},
    });
    const output = recorder();
    expect(await benchCommand(['--only', 'traces', '--limit', limit], output, start)).toBe(code);
    expect(output.errors).toEqual(code === 0 ? [] : ['half-empty, all traces: 1.60 times']);
  },
);

it('the last release is the commit that gave the package its version', () => {
  const version = (commit: string) =>
    JSON.parse(execFileSync('git', ['show', `${commit}:package.json`], { encoding: 'utf8' })).version;
  const release = commitOf('release');
  expect(version(release)).toBe(version('HEAD'));
  expect(version(`${release}~`)).not.toBe(version('HEAD'));
});

it('what cannot be measured takes nothing from the others, and is a failure in the end', async () => {
  const refusal = new UsageError(['memory: no']);
  const measured: string[] = [];
  const all = eachOf(['frames', 'memory', 'weight'], async (part) => {
    if (part === 'memory') throw refusal;
    measured.push(part);
  });
  await expect(all).rejects.toBe(refusal);
  expect(measured).toEqual(['frames', 'weight']);
});

describe('measuring by turns', () => {
  const servedAt = (address: string): Served => ({
    address,
    spokenTo: { worker: '', acknowledgement: '' },
    take: () => [],
    weigh: () => 0,
    close: async () => {},
  });
  const now = servedAt('now');
  const pageOf = (commit: string): OtherPage => ({ commit, served: servedAt(commit), take: () => {} });
  const [before, longBefore] = [pageOf('before'), pageOf('long before')];

  it('begins every second round with the other one', async () => {
    const order: string[] = [];
    const measured = await byTurns(3, async ({ address }) => order.push(address), now, [before]);
    expect(order).toEqual(['now', 'before', 'before', 'now', 'now', 'before']);
    const rounds = [
      [1, 2],
      [4, 3],
      [5, 6],
    ];
    expect(measured).toEqual([{ other: before, rounds }]);
  });

  it('measures this state once a round beside several', async () => {
    const order: string[] = [];
    const measured = await byTurns(2, async ({ address }) => order.push(address), now, [before, longBefore]);
    expect(order).toEqual(['now', 'before', 'long before', 'long before', 'before', 'now']);
    expect(measured.map(({ rounds }) => rounds)).toEqual([
      [
        [1, 2],
        [6, 5],
      ],
      [
        [1, 3],
        [6, 4],
      ],
    ]);
  });

  const failing = (message: string) => async (served: Served) => {
    if (served === before.served) throw new Error(message);
    return 1;
  };

  it('says whose failure it was, and in which round', async () => {
    await expect(byTurns(3, failing('no memory'), now, [before])).rejects.toThrow(
      new Failure(['before, round 1 of 3: Error: no memory']),
    );
  });

  it('leaves out what a commit does not know, and any other failure is one', async () => {
    const said = (type: string) => `page.evaluate: Error: ${JSON.stringify({ type, problems: [] })}`;
    const measure = (type: string) =>
      byTurns(1, orNullIfRefused(failing(said(type))), now, [before, longBefore]);
    expect(knownOf(await measure('refused'))).toEqual([{ other: longBefore, rounds: [[1, 1]] }]);
    await expect(measure('failed')).rejects.toThrow(said('failed'));
  });
});

it('memory is measured in the first browser that can, and a refusal names those that cannot', async () => {
  const asked: string[] = [];
  const open = async (path: string) => {
    asked.push(path);
    return path === '/windows' ? path : null;
  };
  expect(await firstThatMeasures(['/shell', '/windows', '/other'], open)).toBe('/windows');
  expect(asked).toEqual(['/shell', '/windows']);
  await expect(firstThatMeasures(['/shell', '/shell', undefined], open)).rejects.toThrow(
    'memory: /shell cannot measure the memory of a page. Install Chromium or Chrome with windows',
  );
  expect(asked).toEqual(['/shell', '/windows', '/shell']);
});

it('serves a folder, nothing outside it, and weighs what travelled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cellscope-served-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const one = 1;\n'.repeat(100);
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/a.js'), script);
  const served = await serve(folder);
  try {
    const asked = async (path: string) => (await fetch(`${served.address}${path}`)).status;
    expect(await asked('')).toBe(200);
    expect(await asked('assets/a.js')).toBe(200);
    expect(await asked('%2e%2e/%2e%2e/etc/passwd')).toBe(404);
    expect(await asked('assets')).toBe(404);
    expect(served.take()).toEqual(['index.html', join('assets', 'a.js')]);
    expect(served.take()).toEqual([]);
    expect(served.weigh('assets/a.js')).toBe(gzipSync(script, { level: 9 }).length);
  } finally {
    await served.close();
    rmSync(folder, { recursive: true });
  }
});

it.each([
  [['post("credit")'], 'credit'],
  [['policies.credit', 'known=["ackBatch"]'], 'ackBatch'],
])('speaks to the worker of a commit by the names that it has: %j', (scripts, name) => {
  expect(acknowledgementIn(scripts)).toBe(name);
});

it.each([
  [['--against', 'no-such-commit'], '--against = no-such-commit: no commit of this repository'],
  [['--against', 'HEAD,no-such-commit'], '--against = no-such-commit: no commit of this repository'],
  [['--against', 'HEAD,HEAD'], '--against = HEAD,HEAD: HEAD twice'],
  [['--against', 'HEAD', '--only', 'edits'], '--only = edits: unknown'],
  [['--against', 'HEAD', '--of', 'mine'], '--of = mine: unknown'],
  [['--against', 'HEAD', '--rounds', '0'], '--rounds = 0: not a whole number from 1 to 100'],
  [['--rounds', '3'], '--rounds needs --against'],
  [['--limit', '1.2'], '--limit needs --against or --only traces'],
  [['--only', 'engine', '--limit', '1.2'], '--limit needs --against or --only traces'],
  [['--only', 'traces', '--limit', '-1'], '--limit = -1: not a number from 0 to 100'],
  [['--only', 'traces', '--limit', 'half-empty=2'], '--limit = half-empty=2: not a number from 0 to 100'],
  [['--only', 'traces', '--limit', '1,half-empty'], '--limit half-empty = : not a number from 0 to 100'],
  [['--only', 'traces', '--limit', '1,none-such=2'], '--limit = none-such: unknown'],
])('%j is refused by name', async (argv, said) => {
  const output = recorder();
  expect(await benchCommand(argv, output)).toBe(2);
  expect(output.errors.join('\n')).toContain(said);
});
