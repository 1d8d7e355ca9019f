import { describe, expect, it } from 'vitest';
import { pauseReason } from '../../src/contract/index.ts';
import type { Simulation } from '../../src/engine/index.ts';
import { Page } from '../support/page.ts';
import { digestAt, END_S, fingerprint, slow, straight } from './slow.ts';

const loaded = (): Page => new Page().load(slow);
const playing = (ratio: number): Page => loaded().tell({ type: 'speed', ratio }).tell({ type: 'play' });

describe('loading', () => {
  it('begins with the catalogue, then structure and one batch of a run that stands at zero', () => {
    const page = loaded();
    expect(page.reports.map(({ type }) => type)).toEqual(['ready', 'loaded', 'batch']);
    expect(page.last('loaded')).toMatchObject({ seed: 1, port: 'S1>S2', endPs: 1.5e12, edits: [] });
    expect(page.batch).toMatchObject({ now: 0, state: 'paused', forgetFrom: null });
  });

  it('refuses a document with all its problems, and the previous run goes on', () => {
    const page = playing(0.1).wait(100);
    const before = page.batch.now;
    page.load({ ...slow, links: [], run: { durationS: -1 } });
    const { problems } = page.last('refused');
    expect(problems.map(({ path }) => path)).toEqual(expect.arrayContaining(['links', 'run.durationS']));
    page.wait(100);
    expect(page.batch.now).toBeGreaterThan(before);
  });

  it('does nothing before there is a run', () => {
    const page = new Page();
    for (const type of ['play', 'pause'] as const) page.tell({ type });
    page.tell({ type: 'ackBatch', space: [] });
    page.tell({ type: 'step', kind: 'drop' }).tell({ type: 'seek', time: 5, id: 1 }).wait(50);
    expect(page.reports.map(({ type }) => type)).toEqual(['ready']);
  });
});

describe('playing', () => {
  it.each([0.01, 0.2, 2])('goes at %d simulated seconds per second', (ratio) => {
    const page = playing(ratio).wait(400);
    expect(page.batch.state).toBe('playing');
    const { now } = page.tell({ type: 'pause' }).batch;
    expect(now).toBeLessThanOrEqual(0.4 * ratio * 1e12);
    expect(now).toBeGreaterThan(0.38 * ratio * 1e12);
  });

  it('does not owe the time in which it could not follow the clock', () => {
    const page = loaded();
    page.cost = 5; // each look at the clock, and so each millisecond simulated, takes 5 ms
    page.tell({ type: 'speed', ratio: 1 }).tell({ type: 'play' }).wait(400);
    page.cost = 0;
    const before = page.batch.now;
    page.wait(50).tell({ type: 'pause' });
    expect(page.batch.now - before).toBeLessThan(0.1e12);
    expect(before).toBeLessThan(0.2e12);
  });

  it('follows a change of speed', () => {
    const page = playing(0.1).wait(200).tell({ type: 'speed', ratio: 1 }).wait(200).tell({ type: 'pause' });
    expect(page.batch.now / 1e12).toBeCloseTo(0.22, 1);
  });

  it('does not make up for a minute in which the page slept', () => {
    const page = playing(0.1).wait(40);
    const before = page.batch.now;
    const { host } = page;
    page.cost = 60_000; // the next look at the clock is a minute later
    page.wait(4);
    page.cost = 0;
    host.command({ type: 'pause' });
    expect(page.batch.now - before).toBeLessThan(0.03e12);
  });

  it('stands still while paused', () => {
    const page = playing(0.1).wait(100).tell({ type: 'pause' });
    const { now, state } = page.batch;
    const count = page.reports.length;
    page.wait(500);
    expect(state).toBe('paused');
    expect(page.reports).toHaveLength(count);
    expect(page.tell({ type: 'play' }).wait(20).batch.now).toBeLessThan(now + 0.01e12);
  });

  it('ends at the end, says so, and has run the run', () => {
    const page = playing(Infinity).wait(5_000);
    expect(page.batch).toMatchObject({ state: 'ended', reason: pauseReason('atEnd'), now: END_S * 1e12 });
    expect(page.ask('digest')).toBe(straight().digest);
    expect(page.ask('results')).toEqual(straight().results);
  });

  it('as fast as possible still lets messages in: slices of 8 ms', () => {
    const page = loaded();
    page.cost = 0.5;
    page.tell({ type: 'speed', ratio: Infinity }).tell({ type: 'play' }).wait(30);
    // Four times 16 looks at the clock, no more than 16 ms of the run apart.
    expect(page.tell({ type: 'pause' }).batch.now).toBeLessThan(1.024e12);
  });

  it('brings results at once, and again after half a second', () => {
    const page = loaded();
    expect(page.batch.results).not.toBeNull();
    const before = page.all('batch').length;
    page.tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' }).wait(1_200);
    const told = page.all('batch').slice(before);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ results }) => results !== null)).toHaveLength(2);
    expect(page.tell({ type: 'pause' }).batch.results).not.toBeNull();
  });

  it('is the same run at any pace', () => {
    const page = playing(0.37).wait(333).tell({ type: 'speed', ratio: 1.9 }).wait(77).tell({ type: 'pause' });
    expect(page.ask('digest')).toBe(digestAt(page.batch.now / 1e12));
  });
});

describe('credits', () => {
  it('let three batches be under way to a slow page, and no more', () => {
    const page = loaded();
    page.keepsUp = false;
    page.tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' });
    const before = page.all('batch').length;
    page.wait(1_000);
    expect(page.all('batch').length - before).toBeLessThanOrEqual(3);
    page.tell({ type: 'ackBatch', space: [] }).wait(100);
    expect(page.all('batch').length - before).toBeLessThanOrEqual(4);
  });

  it('withheld lose nothing: the next batch brings it all', () => {
    const page = loaded();
    page.keepsUp = false;
    page.tell({ type: 'speed', ratio: Infinity }).tell({ type: 'play' }).wait(5_000);
    const { events, bins } = straight();
    expect(page.events).toEqual(events);
    expect(fingerprint(page.bins)).toEqual(bins);
  });

  it('a batch comes for each frame that is painted, at most every 8 ms', () => {
    const page = playing(0.1);
    const before = page.all('batch').length;
    page.wait(600);
    const count = page.all('batch').length - before;
    expect(count).toBeLessThanOrEqual(76);
    expect(count).toBeGreaterThan(45);
  });

  it('batches come at most every 30 ms where the page has not painted the one before', () => {
    const page = playing(0.1);
    page.keepsUp = false;
    const before = page.all('batch').length;
    page.wait(59);
    expect(page.all('batch').length - before).toBeLessThanOrEqual(3);
  });
});

describe('a failure', () => {
  it('is told with its time, stops the run, and the next load works', () => {
    const page = playing(0.1).wait(50);
    const { run } = page.host as unknown as { run: { simulation: { runUntil: () => void } } };
    run.simulation.runUntil = () => {
      throw new Error('a cell too many');
    };
    page.wait(50);
    expect(page.last('failed')).toMatchObject({ message: 'a cell too many' });
    expect(page.last('failed').time).toBeGreaterThan(0);
    const count = page.reports.length;
    page.wait(500);
    expect(page.reports).toHaveLength(count);
    expect(page.load(slow).seek(0.1).digest).toBe(digestAt(0.1));
  });

  it('says what no network can do, and does not play on from there', () => {
    const page = playing(0.1).wait(50);
    const { run } = page.host as unknown as { run: { simulation: Simulation } };
    run.simulation.network.flows[0]!.cellsSent++;
    page.wait(500);
    const { reason, time } = page.last('failed');
    expect(reason).toMatchObject({ key: 'cellsUnbalanced', values: { vc: '1', carries: 'data' } });
    page.tell({ type: 'play' }).wait(100);
    expect(page.all('failed')).toHaveLength(2);
    expect(page.last('failed').time).toBe(time);
    page.seek(0);
    expect(page.all('failed')).toHaveLength(2);
  });
});
