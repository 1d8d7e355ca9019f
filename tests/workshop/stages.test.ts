import { describe, expect, it } from 'vitest';
import { slowest } from '../../scripts/testing/reports.mjs';
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
