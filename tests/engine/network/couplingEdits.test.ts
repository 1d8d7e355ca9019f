import { describe, expect, it } from 'vitest';
import type { Edit, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, InvalidValue } from '../../../src/engine/index.ts';
import { applyToDocument } from '../../../src/scenario/edits/settings.ts';
import { r1Files } from '../../../src/scenarios/papers/ulkuTcp.ts';
import { complete } from '../../support/networks.ts';
import { refusalOf } from '../../support/refusal.ts';
import { outcome, watch } from '../../support/runs.ts';
import { worded } from '../../support/worded.ts';
import { catalog } from './catalog.ts';

const MS = 1e9;
const MSS = 9_180;
const ports: ScenarioDocument['ports'] = { default: { bufferCells: 10_000, algorithm: 'eraa' } };
const tcp = { ...r1Files.tcp, handshake: true, initialSsthreshBytes: 0 };
/** R1 with files by TCP, each window whatever its TCP makes of it. */
const free: ScenarioDocument = { ...r1Files, tcp, ports, run: { durationS: 0.14 }, measure: { fromS: 0 } };
const scenario = complete(free);
const bound = complete({ ...free, abr: { ...free.abr, coupling: { form: 'direct' } } });

const at = (ms: number, path: string, value: string | number): Edit => ({ time: ms * MS, path, value });
/** Off, on in every form, and other values, while files are under way. */
const JOURNEY: readonly Edit[] = [
  at(36, 'abr.coupling.form', 'direct'),
  at(50, 'abr.coupling.k', 2.5),
  at(60, 'vcs.2.abr.coupling.form', 'none'),
  at(70, 'abr.coupling.form', 'average'),
  at(72, 'abr.coupling.weight', 1 / 64),
  at(84, 'abr.coupling.form', 'threshold'),
  at(86, 'abr.coupling.threshold', 0.4),
  at(88, 'abr.coupling.rtt', 'minimum'),
  at(100, 'vcs.1.abr.coupling.floorSegments', 5),
  at(120, 'abr.coupling.form', 'none'),
];

/** Windows of two VCs in segments, millisecond by millisecond. */
function windows(edits: readonly Edit[], of = scenario): number[][] {
  const run = createSimulation(of, { edits });
  const [one, two] = run.network.connections;
  return Array.from({ length: 140 }, (_, ms) => {
    run.runUntil((ms + 1) * MS);
    return [one!, two!].map(({ tcp: ends }) => (ends?.sender.window.cwnd ?? 0) / MSS);
  });
}

function refusal(path: string, value: string | number) {
  try {
    createSimulation(bound).apply(path, value);
  } catch (error) {
    if (error instanceof InvalidValue) return worded(error.problem);
    throw error;
  }
  return 'taken';
}

describe('the coupling of TCP and ABR while a run goes on', () => {
  it('takes hold of windows that were free, and lets them go', () => {
    const untouched = windows([]);
    const held = windows([at(80, 'abr.coupling.form', 'direct'), at(100, 'abr.coupling.form', 'none')]);
    const [before, during] = [held[78]?.[0] ?? 0, held[98]?.[0] ?? 0];
    expect(held.slice(0, 79)).toEqual(untouched.slice(0, 79));
    expect(before).toBeGreaterThan(15);
    expect(during).toBeLessThan(before / 2);
    // Without it acknowledgements make the window grow again, from where it was.
    expect(held[139]?.[0]).toBeGreaterThan(during + 5);
  });

  it('k and the floor move windows at once', () => {
    const asBuilt = windows([], bound);
    const doubled = windows([at(60, 'abr.coupling.k', 2)], bound);
    const [was, is] = [asBuilt[65]?.[0] ?? 0, doubled[65]?.[0] ?? 0];
    expect(is).toBeGreaterThan(1.8 * was);
    const lifted = windows([at(60, 'vcs.1.abr.coupling.floorSegments', 40)], bound);
    expect(lifted[65]?.[0]).toBe(40);
    expect(lifted[65]?.[1]).toBeLessThan(40);
  });

  it('set at the very start is that of the document', () => {
    const live = outcome(scenario, { edits: [at(0, 'abr.coupling.form', 'direct')] });
    expect(live.digest).toBe(outcome(bound).digest);
    const released = outcome(bound, { edits: [at(0, 'abr.coupling.form', 'none')] });
    expect(released.digest).toBe(outcome(scenario).digest);
  });

  it('a journey through all of it is replayed: digest, results, events, traces', () => {
    const byHand = watch(scenario, {}, (run) => {
      for (const { time, path, value } of JOURNEY) {
        run.runUntil(time);
        run.apply(path, value);
      }
    });
    expect(watch(scenario, { edits: JOURNEY })).toEqual(byHand);
    expect(byHand.digest).not.toBe(outcome(scenario).digest);
    expect(outcome(scenario, { edits: JOURNEY, path: 'general' }).digest).toBe(byHand.digest);
  });

  it('a journey may be left and taken up at any snapshot', () => {
    const straight = outcome(scenario, { edits: JOURNEY });
    const run = createSimulation(scenario, { edits: JOURNEY });
    const snapshots = [30, 64, 87, 110].map((ms) => {
      run.runUntil(ms * MS);
      return run.snapshot();
    });
    for (const snapshot of [...snapshots].reverse()) {
      run.runUntil(run.end);
      run.restore(snapshot);
    }
    run.runUntil(run.end);
    expect({ digest: run.digest(), results: run.results() }).toEqual(straight);
    const fresh = createSimulation(scenario);
    fresh.restore(snapshots[2] as (typeof snapshots)[number], JOURNEY);
    fresh.runUntil(fresh.end);
    expect(fresh.digest()).toBe(straight.digest);
    expect(fresh.rateStates()).toEqual(run.rateStates());
  });

  it('is told as it stands, as far as it matters', () => {
    const run = createSimulation(scenario, { edits: JOURNEY.slice(0, 5) });
    const told = () => run.rateStates().map(({ values }) => values);
    expect(told()[0]).toMatchObject({ rif: 1 / 64, nrm: 32, 'coupling.form': 'none' });
    expect(told()[0]).not.toHaveProperty('coupling.k');
    run.runUntil(64 * MS);
    expect(told()[0]).toMatchObject({ 'coupling.form': 'direct', 'coupling.k': 2.5 });
    expect(told()[1]).toMatchObject({ 'coupling.form': 'none' });
    run.runUntil(76 * MS);
    expect(told()[1]).toMatchObject({ 'coupling.form': 'average', 'coupling.weight': 1 / 64 });
  });

  it('is refused with path, value and range, and what is kept', () => {
    expect(refusal('abr.coupling.k', '0')).toEqual({
      path: 'abr.coupling.k',
      value: '0',
      reason: 'outside 0.01 to 100',
      kept: 1,
    });
    expect(refusal('vcs.3.abr.coupling.form', 'ewma')).toMatchObject({
      reason: 'not one of: none, direct, average, threshold',
      kept: 'direct',
    });
    expect(refusal('abr.coupling.floorSegments', 1.5)).toMatchObject({
      reason: 'not a whole number; range 1 to 1,000 segments',
    });
    expect(refusal('abr.coupling.q', 1)).toMatchObject({ reason: expect.stringMatching(/coupling\.k/) });
    expect(refusal('vcs.99.abr.coupling.k', 1)).toMatchObject({
      reason: expect.stringMatching(/^no such VC with rate control and TCP; known: 1, 2/),
    });
    expect(refusal('abr.coupling.k', '3')).toBe('taken');
  });

  it('needs TCP: of other VCs it is refused', () => {
    const [first, ...others] = free.vcs;
    const greedy = { ...first, source: { kind: 'greedy' as const, packetBytes: MSS } };
    const mixed = complete({ ...free, vcs: [greedy, ...others] } as ScenarioDocument);
    const run = createSimulation(mixed);
    expect(refusalOf(() => run.apply('vcs.1.abr.coupling.k', 2))).toMatch(/known: 2, 3/);
    run.apply('abr.coupling.form', 'direct');
    const [one, two] = run.rateStates();
    expect(one?.values).not.toHaveProperty('coupling.form');
    expect(two?.values).toHaveProperty('coupling.form', 'direct');
  });

  it('has the same paths before the run', () => {
    const settings = { 'abr.coupling.k': '2', 'vcs.2.abr.coupling.form': 'average' };
    const { document, problems } = applyToDocument(bound.document, settings, catalog);
    expect(problems).toEqual([]);
    const run = createSimulation(complete(document));
    const [one, two] = run.rateStates();
    expect(one?.values).toMatchObject({ 'coupling.form': 'direct', 'coupling.k': 2 });
    expect(two?.values).toMatchObject({ 'coupling.form': 'average', 'coupling.k': 2 });
  });
});
