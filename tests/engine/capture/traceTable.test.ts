import { describe, expect, it } from 'vitest';
import { PS_PER_MS } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/node.ts';
import { stampOf, tableLines, tracesCalled, tracesOf } from '../../../src/export/index.ts';
import { halfEmpty } from '../../../src/scenarios/scenes/halfEmpty.ts';

function simulation() {
  const { scenario } = checkScenario(halfEmpty);
  if (scenario === null) throw new Error('half-empty does not run');
  return createSimulation(scenario);
}

const ids = (pattern: string) => tracesCalled(pattern, tracesOf(simulation())).map(({ id }) => id);

describe('names of traces', () => {
  it('a star stands for any text, everything else for itself', () => {
    expect(ids('queue/*')).toEqual(['queue/S2>S3', 'queue/S1>S2']);
    expect(ids('cwnd/1')).toEqual(['cwnd/1']);
    expect(ids('cwnd/1*')).toEqual(['cwnd/1', 'cwnd/10']);
    expect(ids('cwnd/.')).toEqual([]);
  });
});

describe('a table of traces', () => {
  const order = { every: PS_PER_MS, until: 100 * PS_PER_MS, comment: 'c' };
  const rows = (...traces: string[]): readonly (readonly string[])[] =>
    [...tableLines(simulation(), { ...order, traces })].slice(2, -1).map((line) => line.split(','));

  it('has values as they are at the moment of the line', () => {
    const run = simulation();
    const { tcp } = run.network.connections[0] ?? {};
    const expected = Array.from({ length: 101 }, (_, ms) => {
      run.runUntil(ms * PS_PER_MS);
      return [String(ms / 1_000), String(tcp?.sender.window.usable)];
    });
    expect(rows('cwnd/1')).toEqual(expected);
    expect(new Set(expected.map(([, value]) => value)).size).toBeGreaterThan(5);
  });

  it('has the mean of what was counted since the line before, nothing before the first count', () => {
    const [first, ...others] = rows('use/carried/S2>S3').map(([, value]) => value);
    expect(first).toBe('');
    const numbers = others.filter((value) => value !== '').map(Number);
    expect(numbers.length).toBeGreaterThan(20);
    expect(Math.max(...numbers)).toBeGreaterThan(300_000);
    expect(Math.max(...numbers)).toBeLessThan(367_000);
  });

  it('a trace that two patterns name is there once', () => {
    expect(rows('cwnd/1', 'cwnd/1*')[0]).toHaveLength(3);
  });
});

describe('the stamp of a file', () => {
  it('names program, scenario, seed and every edit with its time, in one line', () => {
    expect(stampOf('1.0', 'a', 7)).toBe('Cellscope 1.0; scenario a; seed 7');
    const edit = { time: 5e11, path: 'policy', value: 'rule x:\n  accept' };
    expect(stampOf('1.0', 'a', 7, [edit])).toBe(
      'Cellscope 1.0; scenario a; seed 7; edits: 0.5 s policy=rule x: accept',
    );
  });
});
