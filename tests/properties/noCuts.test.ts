import { afterEach, describe, expect, it } from 'vitest';
import { createSimulation, Recorder, type Simulation } from '../../src/engine/index.ts';
import { offerStriders } from '../../src/engine/run/strider.ts';
import { disableKernel } from '../../src/engine/speed.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { complete } from '../support/networks.ts';

afterEach(disableKernel);

/** How often all nodes of a run are brought to one time, with everything recorded or nothing. */
function meetings(id: string, seconds: number, isRecorded: boolean): number {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  const simulation = createSimulation(complete(document));
  if (isRecorded) new Recorder(simulation);
  const { windows } = simulation as unknown as { windows: { run: Simulation['runUntil'] } };
  const run = windows.run.bind(windows);
  let count = 0;
  windows.run = (...span) => {
    count++;
    run(...span);
  };
  simulation.runUntil(seconds * 1e12);
  return count;
}

describe('a trace never makes nodes wait for each other', () => {
  it.each([
    ['ulku-r1-wan', 0.2],
    ['exact-rates', 0.2],
    ['half-empty', 0.3],
    ['five-classes', 0.1],
  ])('in %s', (id, seconds) => {
    expect(meetings(id, seconds, true)).toBe(meetings(id, seconds, false));
  });

  it('and those who run switches faster are called no more often for it', () => {
    const called = (isRecorded: boolean): number => {
      let calls = 0;
      offerStriders(() => ({
        stride: () => {
          calls++;
        },
      }));
      meetings('ulku-r1-wan', 0.1, isRecorded);
      return calls;
    };
    expect(called(true)).toBe(called(false));
  });
});
