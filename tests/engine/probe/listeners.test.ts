import { describe, expect, it } from 'vitest';
import { createSimulation, Recorder } from '../../../src/engine/node.ts';
import { symmetric500 } from '../../../src/scenarios/papers/cheonPanwar.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;

describe('listeners to a recorder', () => {
  const recorded = () => {
    const simulation = createSimulation(complete(symmetric500), { seed: 1, edits: [] });
    const recorder = new Recorder(simulation);
    return {
      simulation,
      recorder,
      queue: recorder.channels.findIndex(({ quantity }) => quantity === 'queue'),
    };
  };

  it('of one channel each get every value, until they are taken out', () => {
    const { simulation, recorder, queue } = recorded();
    const [first, second]: [number[], number[]] = [[], []];
    const stop = recorder.listen(queue, (time) => first.push(time));
    const stopSecond = recorder.listen(queue, (time) => second.push(time));
    simulation.runUntil(120 * MS);
    expect(first.length).toBeGreaterThan(10);
    expect(second).toEqual(first);
    const heard = first.length;
    stop();
    simulation.runUntil(140 * MS);
    expect(first).toHaveLength(heard);
    expect(second.length).toBeGreaterThan(heard);
    const all = second.length;
    stopSecond();
    simulation.runUntil(160 * MS);
    expect(second).toHaveLength(all);
    expect(recorder.traced[queue]?.trace.onStep).toBeNull();
  });

  it('of events each get every event, until they are taken out', () => {
    const { simulation, recorder } = recorded();
    const [first, second]: [number[], number[]] = [[], []];
    const stop = recorder.events.listeners.add((time) => first.push(time));
    recorder.events.listeners.add((time) => second.push(time));
    simulation.runUntil(200 * MS);
    expect(first.length).toBeGreaterThan(3);
    expect(second).toEqual(first);
    const heard = first.length;
    stop();
    simulation.runUntil(400 * MS);
    expect(first).toHaveLength(heard);
    expect(second.length).toBeGreaterThan(heard);
  });
});
