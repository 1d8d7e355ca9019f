import { describe, expect, it } from 'vitest';
import type { ScenarioDocument, SourceDocument } from '../../../src/contract/index.ts';
import { liveStatesOf } from '../../../src/engine/explain.ts';
import { createSimulation, type Simulation } from '../../../src/engine/index.ts';
import { rateSourceOf } from '../../../src/engine/network/nodes/network.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { chain } from '../../support/creditNetworks.ts';
import { complete, star } from '../../support/networks.ts';

const MS = 1e9;
const begin = (document: ScenarioDocument): Simulation =>
  createSimulation(complete(document), { seed: 1, edits: [] });
const signs = (run: Simulation, vc: number) => liveStatesOf(run, vc).map(({ sign }) => sign);
const numberOf = (run: Simulation, vc: number, sign: string) =>
  liveStatesOf(run, vc).find((one) => one.sign === sign)?.value;
const scene = (id: string) => findScenario(id) as ScenarioDocument;

/** Runs on in small steps until a VC does this. */
function until(run: Simulation, vc: number, sign: string, stepPs = 0.01 * MS): void {
  while (!signs(run, vc).includes(sign as never)) {
    if (run.now >= run.end) throw new Error(`never: ${sign}`);
    run.runUntil(run.now + stepPs);
  }
}

const single = (source: SourceDocument): ScenarioDocument => {
  const document = star({ senders: 1, durationS: 0.2 });
  return { ...document, vcs: document.vcs?.map((vc) => ({ ...vc, source })) };
};

describe('what a source end system does now', () => {
  it('is to send forward RM cells, and data cells between them (rules 3 and 7)', () => {
    const run = begin(scene('ulku-r1-lan'));
    run.runUntil(10 * MS);
    const flow = run.network.connections[0]?.dataFlows[0]?.flow.index ?? -1;
    const source = rateSourceOf(run.network, flow);
    expect(source).not.toBeNull();
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      run.runUntil(run.now + 1e6);
      for (const sign of signs(run, 1)) seen.add(sign);
      expect(numberOf(run, 1, 'forwardLeft')).toBe(source?.ccr);
      const left = liveStatesOf(run, 1).find(({ sign }) => sign === 'forwardLeft')?.time ?? Number.NaN;
      expect(left).toBeLessThanOrEqual(run.now);
      expect(numberOf(run, 1, 'forwardDue')).toBeLessThan(32);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['forwardLeft', 'dataLeft', 'forwardDue', 'spaced', 'bitKept']),
    );
  });

  it('is not to be found before it begins, nor for a VC that is not there', () => {
    const run = begin(scene('ulku-r1-lan'));
    expect(signs(run, 7)).toContain('begins');
    expect(signs(run, 99)).toEqual([]);
  });
});

describe('what other sources do now', () => {
  it('is to send in a burst, and nothing in a silence', () => {
    const run = begin(
      single({
        kind: 'on-off',
        cellsPerSecond: 100_000,
        burstMs: 5,
        silenceMs: 20,
        lengths: 'fixed',
        startMs: 0,
      }),
    );
    const shares = { burst: 0, silence: 0 };
    for (let t = 1; t < 150; t++) {
      run.runUntil((t + 0.5) * MS);
      const [sign] = signs(run, 1);
      if (sign === 'burst' || sign === 'silence') shares[sign]++;
    }
    expect(shares.silence / (shares.burst + shares.silence)).toBeCloseTo(0.8, 1);
  });

  it('is to wait for the next unit, and that time comes', () => {
    const run = begin(single({ kind: 'deterministic', cellsPerSecond: 1_000, startMs: 0 }));
    run.runUntil(10.2 * MS);
    const wait = numberOf(run, 1, 'unitDue') ?? Number.NaN;
    expect(wait).toBeLessThanOrEqual(MS);
    const sent = run.network.connections[0]?.sender.packetsSent ?? 0;
    run.runUntil(run.now + wait + 1);
    expect(run.network.connections[0]?.sender.packetsSent).toBe(sent + 1);
  });

  it('is to send as TCP while the window allows, and to pause between files', () => {
    const run = begin(
      single({ kind: 'file-tcp', fileBytes: 20_000, files: 2, pauseMs: 30, packetBytes: 500, startMs: 5 }),
    );
    expect(signs(run, 1)).toEqual(['opens']);
    until(run, 1, 'transfers');
    expect(numberOf(run, 1, 'windowFull')).toBeGreaterThan(0);
    until(run, 1, 'pauses');
    until(run, 1, 'transfers');
  });

  it('is to keep an acknowledgement back', () => {
    const run = begin(star({ senders: 1, durationS: 0.2, tcp: { delayedAckMs: 5 } }));
    until(run, 1, 'ackWaits');
  });

  it('is what lets a source that always has a cell send it', () => {
    const rated = begin(scene('ulku-r1-lan'));
    rated.runUntil(10 * MS);
    expect(signs(rated, 1)).toContain('byRate');
    const credited = begin(chain({ credit: { n2: 5, n3: 20 }, middleCells: 10 }));
    credited.runUntil(10 * MS);
    expect(signs(credited, 1)).toEqual(['byCredit']);
  });
});

describe('a look at a run', () => {
  it('changes nothing', () => {
    const [looked, alone] = [begin(scene('ulku-r1-lan')), begin(scene('ulku-r1-lan'))];
    for (let t = 1; t <= 50; t++) {
      looked.runUntil(t * MS);
      for (const { vc } of looked.network.connections) liveStatesOf(looked, vc.id);
    }
    alone.runUntil(50 * MS);
    expect(looked.digest()).toBe(alone.digest());
  });
});
