import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { rateSourceOf } from '../../src/engine/network/network.ts';
import type { BinTrace } from '../../src/engine/probe/binTrace.ts';
import { complete } from '../support/networks.ts';
import { momentsWithin } from '../support/randomEdits.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { rowsOf, seen, watch } from '../support/runs.ts';

const cut = randomScenario.chain((document) => {
  const scenario = complete(document);
  return momentsWithin(scenario.durationPs, 12).map((moments) => ({ scenario, moments }));
});

describe('a run cut into slices at any times', () => {
  it('is the same run: digest, results, events, traces', () => {
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const whole = watch(scenario);
        const sliced = watch(scenario, {}, (simulation) => {
          for (const moment of moments) simulation.runUntil(moment);
        });
        expect(sliced).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same events and bins when they are taken slice by slice', () => {
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const whole = createSimulation(scenario);
        const all = new Recorder(whole);
        whole.runUntil(whole.end);
        const expected = seen(whole, all);

        const simulation = createSimulation(scenario);
        const recorder = new Recorder(simulation);
        const events: number[][] = [];
        const bins = recorder.channels.map(() => [] as number[]);
        for (const moment of [...moments, simulation.end]) {
          simulation.runUntil(moment);
          recorder.settle();
          events.push(...rowsOf(recorder.takeEvents()));
          for (const { channel, firstBin, min, max } of recorder.takeColumns()) {
            expect(firstBin * 2).toBeLessThanOrEqual(bins[channel].length);
            min.forEach((low, i) => {
              bins[channel][2 * (firstBin + i)] = low;
              bins[channel][2 * (firstBin + i) + 1] = max[i];
            });
          }
        }
        expect(events).toEqual(expected.events);
        bins.forEach((values, channel) => {
          const trace = traceOf(all, channel);
          expect(values.length).toBe(2 * trace.length);
          const kept = (i: number) => (i % 2 ? trace.max : trace.min)[i >> 1];
          expect(values.findIndex((value, i) => !Object.is(value, kept(i)))).toBe(-1);
        });
      }),
      { numRuns: 12 },
    );
  });

  it('stands at the time it was asked for', () => {
    fc.assert(
      fc.property(cut, ({ scenario, moments }) => {
        const simulation = createSimulation(scenario);
        for (const moment of moments) {
          simulation.runUntil(moment);
          expect(simulation.now).toBe(Math.min(moment, simulation.end));
        }
        simulation.runUntil(Infinity);
        expect(simulation.now).toBe(simulation.end);
      }),
      { numRuns: 30 },
    );
  });
});

/** The bins of a recorder that nothing was taken from yet, as it keeps them. */
function traceOf(
  recorder: Recorder,
  channel: number,
): { min: Float32Array; max: Float32Array; length: number } {
  const { network } = recorder.simulation;
  const { id, quantity, vc, port } = recorder.channels[channel];
  const connection = network.connections.find((one) => one.vc.id === vc);
  const sender = connection?.tcp?.sender;
  const at = network.ports.find((one) => one.id === port);
  const source = connection === undefined ? null : rateSourceOf(network, connection.sender.data.index);
  const trace = {
    queue: at?.queueTrace,
    average: at?.averageTrace,
    cwnd: sender?.cwndTrace,
    ssthresh: sender?.ssthreshTrace,
    acr: source?.trace,
    ccr: source?.ccrTrace,
    goodput: recorder.goodput.find((one) => one.vc === vc)?.trace,
    fair: recorder.fair.vcs.find((one) => one.id === vc)?.trace,
    rate: at?.rates?.trace,
    'class-rate': recorder.classes.find((one) => id === `class/${one.serviceClass}/${one.port}`)?.trace,
  }[quantity];
  if (trace === null || trace === undefined) throw new Error(`no trace for ${quantity}`);
  return trace as BinTrace;
}
