import { describe, expect, it } from 'vitest';
import { ALGORITHM_STATES } from '../../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import { recordedRates } from '../../support/recordedRates.ts';
import { seen } from '../../support/runs.ts';

const MS = 1e9;
const SAMPLE_PS = 2 ** 28;
const PORT = 'sw2>sw3';

/** States of the VCs of a port as last recorded, in words, by VC. */
function lastStates(recorder: Recorder, port = PORT): Record<number, string | undefined> {
  const traces = recorder.traced.filter(({ info }) => info.quantity === 'state' && info.port === port);
  return Object.fromEntries(
    traces.map(({ info, trace }) => [info.vc, ALGORITHM_STATES[trace.max[trace.length - 1] || 0]]),
  );
}

/** What the table of the port's algorithm says of them now. */
function tabled({ network }: ReturnType<typeof recordedRates>['simulation']): Record<number, string> {
  const rates = network.ports.find(({ id }) => id === PORT)?.rates;
  const rows = rates?.algorithm.table?.() ?? [];
  return Object.fromEntries(rows.map(({ vc, state }) => [network.connections[vc]!.vc.id, state]));
}

describe('how a rate algorithm regards VCs over time', () => {
  it.each(['eraa', 'fmmra', 'cceri', 'erica', 'osu'])('is what the table of %s said of each', (algorithm) => {
    const { simulation, recorder } = recordedRates(algorithm);
    simulation.runUntil(100 * MS);
    recorder.flush();
    const table = tabled(simulation);
    expect(Object.keys(table)).toHaveLength(6);
    expect(lastStates(recorder)).toEqual(table);
  });

  it('says who was held where, and when that was found', () => {
    const { simulation, recorder } = recordedRates('fmmra');
    simulation.runUntil(19 * MS);
    recorder.flush();
    // 3h1 is alone, and 2h1 does not come this way.
    expect(lastStates(recorder)).toEqual({ 1: 'bottlenecked', 3: '', 4: '', 5: '', 6: '', 7: '' });
    simulation.runUntil(30 * MS);
    recorder.flush();
    // 2h1 has begun, on the first two links: these hold 3h1 now, and the last one does not.
    expect(lastStates(recorder)).toMatchObject({ 1: 'satisfied' });
    expect(lastStates(recorder, 'sw0>sw1')).toEqual({ 1: 'bottlenecked', 2: 'bottlenecked' });
  });

  it('is the largest of all for one that follows the largest', () => {
    const { simulation, recorder } = recordedRates('dmrca');
    simulation.runUntil(19 * MS);
    recorder.flush();
    expect(lastStates(recorder)).toMatchObject({ 1: 'largest', 3: '' });
  });

  it('is nothing under an algorithm without a judgement, from the change on', () => {
    const { simulation, recorder } = recordedRates('cceri');
    simulation.runUntil(40 * MS);
    simulation.apply('algorithm', 'eprca');
    simulation.runUntil(60 * MS);
    recorder.flush();
    const found = recorder.traced.find(({ info }) => info.id === `state/1/${PORT}`);
    expect(found?.current()).toBeNaN();
    expect(found?.trace.length).toBe(Math.floor((40 * MS) / (found?.info.binPs ?? 1)) + 1);
  });

  it('is heard as it changes, so that a run can stop there, on a replay as well', () => {
    const { simulation, recorder } = recordedRates('fmmra');
    const channel = recorder.channels.findIndex(({ id }) => id === `state/1/${PORT}`);
    const beginning = simulation.snapshot();
    const changes = (): (readonly [number, string | undefined])[] => {
      const heard: (readonly [number, string | undefined])[] = [];
      const stop = recorder.listen(channel, (time, state) =>
        heard.push([Math.round(time / MS), ALGORITHM_STATES[state]]),
      );
      simulation.runUntil(30 * MS);
      stop();
      return heard;
    };
    const first = changes();
    expect(first).toEqual([
      [expect.any(Number), 'bottlenecked'],
      [expect.closeTo(20, 0), 'satisfied'],
    ]);
    recorder.flush();
    simulation.restore(beginning);
    recorder.beginReplay();
    expect(changes()).toEqual(first);
  });

  it('is the same for a run in slices, one that went back, and one read from its edits', () => {
    const states = ({ simulation, recorder }: ReturnType<typeof recordedRates>) =>
      seen(simulation, recorder).traces.filter((one) => one.startsWith('state/'));
    const straight = recordedRates('eraa');
    straight.simulation.runUntil(45 * MS);
    straight.simulation.apply('algorithm', 'cceri');
    straight.simulation.runUntil(70 * MS);

    const back = recordedRates('eraa');
    back.simulation.runUntil(45 * MS);
    const snapshot = back.simulation.snapshot();
    back.simulation.runUntil(62 * MS);
    back.recorder.flush();
    back.simulation.restore(snapshot);
    back.recorder.forgetFromNow();
    back.simulation.apply('algorithm', 'cceri');
    for (let ms = 46; ms <= 70; ms += 1.5 * (SAMPLE_PS / MS)) back.simulation.runUntil(Math.floor(ms * MS));
    back.simulation.runUntil(70 * MS);

    const { scenario, edits } = straight.simulation;
    const simulation = createSimulation(scenario, { seed: 1, edits });
    const read = { simulation, recorder: new Recorder(simulation) };
    read.simulation.runUntil(70 * MS);

    const expected = states(straight);
    expect(expected.length).toBeGreaterThan(8);
    expect(states(back)).toEqual(expected);
    expect(states(read)).toEqual(expected);
    expect(simulation.digest()).toBe(straight.simulation.digest());
  });
});
