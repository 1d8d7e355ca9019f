import { describe, expect, it } from 'vitest';
import { difference } from '../../src/cli/digests/compare.ts';
import { digestsCommand } from '../../src/cli/digests/digestsCommand.ts';
import { mixture } from '../../src/cli/digests/mixture.ts';
import type { PageWord } from '../../src/cli/digests/page.ts';
import { digestRuns, type ReferenceRun } from '../../src/cli/digests/runs.ts';
import type { Listener } from '../../src/cli/digests/server.ts';
import { visit } from '../../src/cli/digests/visit.ts';
import { catalog, checkScenario, createSimulation } from '../../src/engine/index.ts';
import { complete, star } from '../support/networks.ts';
import { recorder } from './support.ts';

const document = star({ senders: 2, durationS: 0.05 });

function reference(seed: number): ReferenceRun {
  const simulation = createSimulation(complete(document), { seed });
  simulation.runUntil(simulation.end);
  const results = simulation.results();
  const { end: untilPs } = simulation;
  return { name: `star ${seed}`, document, edits: [], seed, untilPs, digest: results.digest, results };
}

const RUNS = [reference(1), reference(2)];
const told = ({ digest, results }: ReferenceRun) => ({
  digest,
  again: digest,
  results: JSON.stringify(results),
});
const word = (index: number): PageWord => ({ type: 'run', index, ...told(RUNS[index] as ReferenceRun) });

describe('the runs that every browser repeats', () => {
  const runs = digestRuns();

  it('have every mechanism and every kind of source', () => {
    const { policies, schedulers, allocations, algorithms, congestionControls, sources } = catalog;
    const names = runs.map(({ name }) => name.split('=')[1]);
    for (const { id } of [policies, schedulers, allocations, algorithms, congestionControls].flat())
      expect(names).toContain(id);
    const kinds = mixture.vcs.map(({ source }) => source.kind);
    expect(new Set(kinds)).toEqual(new Set(sources.map(({ id }) => id)));
  });

  it('can run', () => {
    for (const { name, document } of runs) expect(checkScenario(document).problems, name).toEqual([]);
  });
});

describe('what a browser says of a run', () => {
  const [run] = RUNS as [ReferenceRun, ...ReferenceRun[]];
  const { results } = run;

  it.each([
    ['the same', {}, null],
    ['another digest', { digest: '0' }, `digest 0, on Node ${run.digest}`],
    ['another one after going back', { again: '0' }, /^digest 0 after going back/],
    [
      'one bit of one figure',
      { results: JSON.stringify({ ...results, whole: { ...results.whole, jain: 0.123 } }) },
      `results.whole.jain: 0.123, on Node ${results.whole.jain}`,
    ],
    ['a session less', { results: JSON.stringify({ ...results, sessions: [] }) }, /^results\.sessions\.0: /],
  ])('%s', (_what, changed, expected) => {
    const found = difference(run, { ...told(run), ...changed });
    if (expected instanceof RegExp) expect(found).toMatch(expected);
    else expect(found).toBe(expected);
  });
});

describe('a visit', () => {
  /** A browser whose page says these words. */
  async function visited(words: readonly PageWord[]) {
    let closed = 0;
    const listeners: Listener[] = [];
    const server = { page: (listener: Listener) => `page ${listeners.push(listener)}` };
    const open = async (address: string) => {
      expect(address).toBe('page 1');
      queueMicrotask(() => {
        for (const one of words) listeners[0]?.(one, 'Browser 1.0');
      });
      return async () => void closed++;
    };
    const outcome = await visit('browser', open, server, RUNS, 50);
    expect(closed).toBe(1);
    return outcome;
  }
  const userAgent = 'Browser 1.0';
  const other: PageWord = { type: 'run', index: 1, ...told(RUNS[0] as ReferenceRun) };

  it.each<[string, readonly PageWord[], object]>([
    [
      'of a browser that does the same',
      [{ type: 'begin' }, word(0), word(1), { type: 'end' }],
      { verdict: 'same', userAgent },
    ],
    [
      'of one that does not',
      [word(0), other, { type: 'end' }],
      {
        verdict: 'different',
        differences: [`star 2: digest ${RUNS[0]?.digest}, on Node ${RUNS[1]?.digest}`],
      },
    ],
    ['of one that leaves a run out', [word(1), { type: 'end' }], { verdict: 'failed' }],
    ['of one whose page fails', [{ type: 'error', message: 'no worker' }], { reason: 'no worker' }],
    ['of one that only begins', [{ type: 'begin' }], { verdict: 'failed', reason: /after 0 of 2 runs/ }],
    ['of one that falls silent', [word(0)], { verdict: 'failed', reason: /after 1 of 2 runs/ }],
    ['of one that never says a word', [], { verdict: 'missing', reason: /after 0 of 2 runs/ }],
  ])('%s', async (_what, words, { reason, ...expected }: { reason?: string | RegExp }) => {
    const outcome = await visited(words);
    expect(outcome).toMatchObject(expected);
    if (reason !== undefined) expect('reason' in outcome && outcome.reason).toMatch(reason);
  });

  it('of one that does not open', async () => {
    const open = () => Promise.reject(new Error('no display\nand much more'));
    const outcome = await visit('browser', open, { page: () => '' }, RUNS, 50);
    expect(outcome).toEqual({
      browser: 'browser',
      verdict: 'missing',
      reason: 'it does not open: no display',
    });
  });
});

it('digests refuses a browser it does not know', async () => {
  const output = recorder();
  expect(await digestsCommand(['--only', 'lynx'], output)).toBe(2);
  expect(output.errors).toEqual(['--only = lynx: unknown; known: chromium, firefox, webkit']);
});
