import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { failureLines, slowest, unitReport } from '../../scripts/testing/reports.mjs';
import { runStages } from '../../scripts/testing/run.mjs';
import { chosen, stagesOf } from '../../scripts/testing/stages.mjs';

type Stage = Parameters<typeof runStages>[0][number];

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  title: name,
  args: [],
  needs: [],
  ...more,
});

/** Runs stages that end when their turn comes, in the order of `ends`; notes what ran next to what. */
async function run(stages: readonly Stage[], ends: readonly string[], bad: readonly string[] = []) {
  const open = new Map<string, (ok: boolean) => void>();
  const together: string[] = [];
  const texts: string[] = [];
  const interruption = new AbortController();
  const running = runStages(stages, {
    signal: interruption.signal,
    print: (text) => void texts.push(text),
    start: ({ name }, show, signal) =>
      new Promise((resolve) => {
        show(`output of ${name}\n`);
        open.set(name, resolve);
        together.push([...open.keys()].join('+'));
        signal.addEventListener('abort', () => resolve(false));
      }),
  });
  for (const name of ends) {
    await expect.poll(() => open.has(name) || name === 'interrupt').toBe(true);
    if (name === 'interrupt') interruption.abort();
    open.get(name)?.(!bad.includes(name));
    open.delete(name);
  }
  const outcomes = await running;
  return { together, text: texts.join(''), outcomes };
}

const failures = ({ outcomes }: Awaited<ReturnType<typeof run>>) =>
  outcomes.filter(({ count }) => count.failed > 0).map((outcome) => outcome.stage.name);

describe('stages', () => {
  const all = [
    stage('unit', { live: true }),
    stage('types'),
    stage('build'),
    stage('e2e', { needs: ['build'], alone: true, live: true }),
  ];

  it('run next to the one that shows its output, and one that wants the machine runs alone', async () => {
    const done = await run(all, ['types', 'build', 'unit', 'e2e']);
    expect(done.together).toEqual(['unit', 'unit+types', 'unit+build', 'e2e']);
    expect(failures(done)).toEqual([]);
  });

  it('show their output in one piece when they end, or at once', async () => {
    const { text } = await run(all, ['types', 'unit', 'build', 'e2e']);
    expect(text).toContain('== types\noutput of types\n-- types: ok');
    expect(text.indexOf('output of unit')).toBeLessThan(text.indexOf('output of types'));
  });

  it('fail when what they need fails', async () => {
    const done = await run(all, ['types', 'build', 'unit'], ['build']);
    expect(failures(done)).toEqual(['build', 'e2e']);
    expect(done.text).toContain('not run: build failed');
  });

  it('fail when they are interrupted, those that have not begun too', async () => {
    const done = await run(all, ['types', 'interrupt']);
    expect(failures(done).sort()).toEqual(['build', 'e2e', 'unit']);
  });

  it('fail when they crash after a good report, or leave none', async () => {
    const report = () => ({ count: { passed: 5, failed: 0, skipped: 0 }, tests: [] });
    const crashed = await run([stage('unit', { report })], ['unit'], ['unit']);
    expect(crashed.outcomes[0]?.count).toEqual({ passed: 5, failed: 1, skipped: 0 });
    const silent = stage('e2e', {
      report: () => {
        throw new Error('no file');
      },
    });
    expect((await run([silent], ['e2e'])).outcomes[0]?.count).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('tiers', () => {
  const named = (tier: 'fast' | 'all' | 'long', names: string[] = []) =>
    chosen(stagesOf('.', tier), tier, names).map(({ name }) => name);

  it('have everything but browsers in a hurry', () => {
    expect(named('fast')).toEqual(['unit', 'types', 'lint', 'words', 'spelling', 'layers']);
    expect(named('all')).toEqual(named('long'));
    expect(named('all')).toEqual(
      expect.arrayContaining([...named('fast'), 'unused', 'build', 'size', 'digests', 'e2e']),
    );
  });

  it('let single stages be named, which then need nothing that was not named', () => {
    expect(named('all', ['lint', 'unit'])).toEqual(['unit', 'lint']);
    expect(chosen(stagesOf('.', 'all'), 'all', ['e2e'])[0]?.needs).toEqual([]);
    expect(() => named('all', ['units'])).toThrow(/No stage units; there are unit, types/);
  });
});

it('the slowest tests come first', () => {
  const tests = [1, 3, 2].map((seconds) => ({ name: `${seconds}`, seconds }));
  expect(slowest(tests, 2).map(({ name }) => name)).toEqual(['3', '2']);
});

describe('the end of the output', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cellscope-reports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says again what failed: a test with the first lines of its message, a file that did not load, a check by its title', () => {
    const passed = { fullName: 'adds', status: 'passed', duration: 5, failureMessages: [] };
    const failed = {
      ...passed,
      fullName: 'subtracts',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 2\u001b[39m\nto be 3\n\n  at here\n  at there'],
    };
    const results = [
      {
        name: join(process.cwd(), 'tests/sums.test.ts'),
        status: 'failed',
        assertionResults: [passed, failed],
      },
      {
        name: join(process.cwd(), 'tests/gone.test.ts'),
        status: 'failed',
        assertionResults: [],
        message: 'no file',
      },
    ];
    const file = join(folder, 'unit.json');
    writeFileSync(
      file,
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: results,
        numPendingTests: 0,
        numTodoTests: 0,
      }),
    );
    const none = { count: { passed: 1, failed: 0, skipped: 0 }, tests: [] };
    const checks = [
      { stage: stage('types'), ...none },
      { stage: stage('lint'), ...none, count: { passed: 0, failed: 1, skipped: 0 } },
    ];
    expect(failureLines([{ stage: stage('unit'), ...unitReport(file) }, ...checks])).toEqual([
      'Failed:',
      '  tests/sums.test.ts: subtracts',
      '      expected 2',
      '      to be 3',
      '      ',
      '  tests/gone.test.ts',
      '      no file',
      '  lint',
    ]);
    expect(failureLines(checks.slice(0, 1))).toEqual([]);
  });
});
