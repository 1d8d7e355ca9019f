import { describe, expect, it } from 'vitest';
import { PS_PER_MS } from '../../../src/contract/index.ts';
import { EFCI, LAST_CELL, RM } from '../../../src/engine/atm/cell.ts';
import { Flow } from '../../../src/engine/atm/flow.ts';
import { checkScenario, createSimulation } from '../../../src/engine/node.ts';
import { cellRecord } from '../../../src/export/cellTap.ts';
import { captureBlocks, SNAP_LENGTHS } from '../../../src/export/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { joined, readBlocks } from './blocks.ts';

const PACKET = 6;

function simulation(id: string) {
  const { scenario } = checkScenario(findScenario(id));
  if (scenario === null) throw new Error(`${id} does not run`);
  return createSimulation(scenario);
}

describe('the record of a cell', () => {
  const header = (flow: Flow, meta: number): number =>
    new DataView(cellRecord(flow, meta, 0).buffer).getUint32(16);

  it('has the number of its VC from 32 on, and its payload type', () => {
    const flow = new Flow(4, 3);
    expect(header(flow, 4)).toBe(35 << 4);
    expect(header(flow, 4 | LAST_CELL)).toBe((35 << 4) | (1 << 1));
    expect(header(flow, 4 | LAST_CELL | EFCI)).toBe((35 << 4) | (3 << 1));
    expect(header(flow, 4 | RM)).toBe((35 << 4) | (6 << 1));
  });

  it('has another VPI for VCs that routers merge', () => {
    expect(header(new Flow(8, 3, 8, true), 8)).toBe((1 << 20) | (40 << 4));
  });

  it('says its length and type, and the second it left in, as capture cards do', () => {
    const view = new DataView(cellRecord(new Flow(0, 1), 0, 2_500_000_000_000).buffer);
    expect([view.getUint32(4, true), view.getUint32(0, true)]).toEqual([2, 0x80000000]);
    expect([view.byteLength, view.getUint8(8), view.getUint16(10), view.getUint16(14)]).toEqual([
      68, 3, 68, 52,
    ]);
  });
});

describe('cells at a port', () => {
  it.each([
    ['half-empty', 300],
    ['exact-rates', 100],
  ])('of %s are all that its link carried, in order of time, and the run is the one without', (id, ms) => {
    const until = ms * PS_PER_MS;
    const run = simulation(id);
    const at = run.scenario.shownPort;
    const order = { at: [at], snapLength: SNAP_LENGTHS.usual, until, application: '', comment: '' };
    const packets = readBlocks(joined(captureBlocks(run, order))).filter(({ type }) => type === PACKET);
    const alone = simulation(id);
    alone.runUntil(until);
    expect(run.digest()).toBe(alone.digest());
    const carried = alone.results().links.find(({ link }) => link === at)?.cells ?? 0;
    expect(carried).toBeGreaterThan(5_000);
    // Of the last one not every bit may have left.
    expect(carried - packets.length).toBeLessThanOrEqual(1);
    expect(carried - packets.length).toBeGreaterThanOrEqual(0);
    const times = packets.map(({ body }) => body.getUint32(8, true));
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
  });
});
