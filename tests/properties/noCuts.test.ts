import { afterEach, describe, expect, it } from 'vitest';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { disableKernel } from '../../src/engine/kernelLoader.ts';
import { offerAcceleratedLoop } from '../../src/engine/run/acceleratedLoop.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { complete } from '../support/networks.ts';

afterEach(disableKernel);

interface Loop {
  run(...span: unknown[]): void;
  runWindows(...span: unknown[]): void;
}

/** How often all nodes of a run are brought to one time, and at how many marks its counters are read. */
interface Meetings {
  /** Ends of batches, after which other parts of the run read what they like. */
  runs: number;
  /** Calls of `runWindows`: one per batch, and one more for each mark in it. */
  spans: number;
  marks: number;
}

/** The same with everything recorded or nothing. */
function meetings(id: string, seconds: number, isRecorded: boolean): Meetings {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const simulation = createSimulation(complete(document));
  const met = { runs: 0, spans: 0, marks: 0 };
  if (isRecorded) {
    const { marks } = new Recorder(simulation);
    const passed = new Set<number>();
    const read = marks.allPassed.bind(marks);
    marks.allPassed = (nodes, mark) => {
      met.marks = passed.add(mark).size;
      read(nodes, mark);
    };
  }
  const { loop } = simulation as unknown as { loop: Loop };
  const { run, runWindows } = loop;
  loop.run = (...span) => {
    met.runs++;
    run.apply(loop, span);
  };
  loop.runWindows = (...span) => {
    met.spans++;
    runWindows.apply(loop, span);
  };
  simulation.runUntil(seconds * 1e12);
  return met;
}

describe('a trace never ends a batch of all nodes', () => {
  it.each([
    ['ulku-r1-wan', 0.2],
    ['exact-rates', 0.2],
    ['half-empty', 0.3],
    ['five-classes', 0.1],
  ])('in %s', (id, seconds) => {
    expect(meetings(id, seconds, true).runs).toBe(meetings(id, seconds, false).runs);
  });

  it.each([
    ['ulku-r1-wan', 0.2],
    ['exact-rates', 0.2],
    ['five-classes', 0.1],
  ])('and in %s nodes do not meet within one: each is read when it comes to a mark', (id, seconds) => {
    const { spans, runs, marks } = meetings(id, seconds, true);
    expect(spans).toBe(0);
    // Where a batch ends at a mark, all are there anyway.
    expect(marks).toBeLessThanOrEqual(runs);
  });

  it.each([
    ['half-empty', 0.3],
    ['many-senders', 0.1],
  ])(
    'in %s, whose switches do not go each on its own, they meet at each mark and nowhere else',
    (id, seconds) => {
      const plain = meetings(id, seconds, false);
      const { spans, marks } = meetings(id, seconds, true);
      expect(plain.spans).toBe(plain.runs);
      expect(marks).toBeGreaterThan(40);
      expect(spans).toBeGreaterThan(plain.spans);
      expect(spans).toBeLessThanOrEqual(plain.spans + marks);
    },
  );

  it('and those who run switches faster are called no more often for it', () => {
    const called = (isRecorded: boolean): number => {
      let calls = 0;
      offerAcceleratedLoop(() => ({
        run: () => {
          calls++;
        },
      }));
      meetings('ulku-r1-wan', 0.1, isRecorded);
      return calls;
    };
    expect(called(true)).toBe(called(false));
  });
});
