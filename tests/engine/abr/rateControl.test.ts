import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../src/contract/index.ts';
import { findAlgorithm } from '../../../src/engine/abr/algorithms/index.ts';
import { RateControl } from '../../../src/engine/abr/rateControl.ts';
import { RmCell } from '../../../src/engine/abr/rmCell.ts';
import { RmTable } from '../../../src/engine/abr/rmTable.ts';
import { PortProbes } from '../../../src/engine/switch/portProbe.ts';
import { resolveParameters } from '../../../src/scenario/validation/parameters.ts';

const MS = 1e9;
const FACTS = { capacity: 100_000, buffer: 2_000, hasHigherClasses: false };

/** ERICA, or another, at a port of 100,000 cells/s with intervals of 1 ms, for two VCs. */
function bench(id = 'erica', quantizes = false) {
  const tables = [new RmTable(0, quantizes), new RmTable(0, quantizes)];
  const port = {
    id: 'S1>S2',
    probes: new PortProbes(),
    waiting: 0,
    queue: { abrWaiting: 0 },
    servedUntil: 0,
    advanceWithHooks(time: number) {
      port.servedUntil = time;
      port.queue.abrWaiting = port.waiting;
    },
  };
  const control = new RateControl(port, tables, id);
  const set = (now: number, params: ParameterValues, other = id) =>
    control.set(
      other,
      resolveParameters(findAlgorithm(other).parameters, FACTS.buffer, [params]),
      FACTS,
      now,
    );
  const variable = (label: string) =>
    control.algorithm.variables?.().find((one) => one.label === label)?.value;
  /** So many data cells of a VC, evenly over [from, to). */
  const data = (count: number, vc: number, from: number, to: number) => {
    for (let i = 0; i < count; i++) control.data(from + Math.floor(((to - from) * i) / count), vc);
  };
  const issue = (vc: number) => tables[vc]!.send(353_208, 70_642, 0);
  set(0, { intervalMs: 1, utilisation: 1 });
  return { control, port, tables, issue, set, variable, data };
}
type Bench = ReturnType<typeof bench>;

describe('rate control at a port', () => {
  it('tells its algorithm at the end of each interval what came in it', () => {
    const { control, variable, data } = bench();
    data(40, 0, 0, MS);
    for (let i = 0; i < 25; i++) control.countHigherClass(i);
    control.advance(MS - 1);
    expect(variable('ABR rate')).toBeNaN();
    control.advance(MS);
    expect([variable('ABR rate'), variable('higher classes'), variable('active VCs')]).toEqual([
      40_000, 25_000, 1,
    ]);
    data(10, 0, MS, 2 * MS);
    data(20, 1, MS, 2 * MS);
    control.advance(2 * MS);
    expect([variable('ABR rate'), variable('higher classes'), variable('active VCs')]).toEqual([
      30_000, 0, 2,
    ]);
  });

  it('counts a cell that comes as an interval ends in the next one', () => {
    const { control, variable } = bench();
    control.data(MS, 0);
    expect([variable('ABR rate'), control.intervalEnd]).toEqual([0, 2 * MS]);
    control.advance(2 * MS);
    expect(variable('ABR rate')).toBe(1_000);
  });

  it('ends what is over before anything else comes: cells of higher classes, and RM cells either way', () => {
    for (const comes of [
      ({ control }: Bench) => control.countHigherClass(3 * MS),
      ({ control, issue }: Bench) => control.forward(3 * MS, 0, issue(0)),
      ({ control, issue }: Bench) => control.backward(3 * MS, 0, issue(0)),
    ]) {
      const at = bench();
      comes(at);
      expect(at.control.intervalEnd).toBe(4 * MS);
    }
  });

  it('tells how many cells wait as an interval ends, those gone that leave by then', () => {
    const { control, port, variable } = bench('ferm');
    port.waiting = 120;
    control.advance(MS);
    expect([port.servedUntil, variable('mean Q')]).toEqual([MS, 120]);
  });

  it('counts forward RM cells among the others, and no backward ones', () => {
    const { control, tables, variable } = bench();
    control.forward(5, 0, tables[0]!.send(353_208, 70_642, 0));
    control.backward(6, 0, tables[0]!.send(353_208, 70_642, 0));
    control.advance(MS);
    expect(variable('ABR rate')).toBe(1_000);
  });

  it('may end an interval with its n-th cell, and measures what that one lasted', () => {
    const { control, set, variable, data } = bench();
    set(0, { intervalMs: 1, intervalCells: 50, utilisation: 1 });
    data(49, 0, 0, MS / 2);
    expect(variable('ABR rate')).toBeNaN();
    control.data(MS / 2, 0);
    expect([variable('ABR rate'), control.intervalEnd]).toEqual([100_000, 1.5 * MS]);
  });

  it('leaves the interval alone that goes on, unless its length is another', () => {
    const { control, set, variable, data } = bench();
    data(20, 0, 0, MS / 2);
    set(MS / 2, { intervalMs: 1, utilisation: 0.5 });
    expect(control.intervalEnd).toBe(MS);
    control.advance(MS);
    expect([variable('ABR rate'), variable('Ctar')]).toEqual([20_000, 50_000]);
    data(20, 0, MS, 1.5 * MS);
    set(1.5 * MS, { intervalMs: 2, utilisation: 0.5 });
    expect(control.intervalEnd).toBe(3.5 * MS);
    control.advance(3.5 * MS);
    expect(variable('ABR rate')).toBe(0);
  });

  it('hands over to another algorithm, which knows nothing yet', () => {
    const { control, tables, set } = bench('eprca');
    control.forward(1, 0, tables[0]!.send(353_208, 70_642, 0));
    expect(control.algorithm.advertisedRate).toBe(70_642);
    set(2, { lt: 10 }, 'eprca');
    expect(control.algorithm.advertisedRate).toBe(70_642);
    set(3, {}, 'mmrca');
    expect([control.info.id, control.algorithm.advertisedRate]).toEqual(['mmrca', Number.NaN]);
    expect(control.intervalEnd).toBe(3 + 2 * MS);
    set(4, {}, 'eprca');
    expect([control.info.id, control.algorithm.advertisedRate]).toEqual(['eprca', Number.NaN]);
    expect(control.intervalEnd).toBe(Infinity);
  });

  it('shows algorithms the queue as it is at that instant, and brings into the cell what they say', () => {
    const { control, port, tables } = bench('relative');
    port.waiting = 100;
    const [, table] = tables;
    const serial = table!.send(353_208, 70_642, 0);
    control.backward(7, 1, serial);
    expect([port.servedUntil, table!.ci(serial), table!.ni(serial)]).toEqual([7, true, false]);
    port.waiting = 99;
    const next = table!.send(353_208, 70_642, 0);
    control.backward(8, 1, next);
    expect([port.servedUntil, table!.ci(next), table!.ni(next)]).toEqual([8, false, true]);
  });

  it('lowers ER to what the algorithm allows, never below MCR', () => {
    const { control, tables } = bench('capc');
    const [table] = tables;
    const [free, kept] = [table!.send(353_208, 70_642, 0), table!.send(353_208, 70_642, 120_000)];
    control.backward(1, 0, free);
    control.backward(2, 0, kept);
    expect([table!.er[free], table!.er[kept]]).toEqual([100_000, 120_000]);
  });

  it('writes what 16 bits hold where RM cells of the VC carry no more, and tells so', () => {
    const { control, tables } = bench('capc', true);
    const [table] = tables;
    const serial = table!.send(353_208, 70_642, 0);
    const rm = Object.assign(new RmCell(), { er: 353_000, forward: false, quantizes: true });
    const { evaluated } = control.algorithm.explain(rm, control.view);
    expect(evaluated[0]!.note).toBe('min(353,000, 100,000) = 100,000, in 16 bits 99,968');
    control.backward(1, 0, serial);
    expect(table!.er[serial]).toBe(99_968);
  });

  it('looks at data cells where the algorithm measures them or answers them', () => {
    const hears = ['erica', 'backward', 'relative', 'eraa'].map((id) => bench(id).control.measuresData);
    expect(hears).toEqual([true, true, false, false]);
    expect(bench('erica').control.data(1, 0)).toBe(0);
  });

  it('counts the notices that it sends itself', () => {
    const { control, port } = bench('backward');
    port.waiting = 51;
    expect([control.data(1, 0), control.data(2, 0), control.data(3, 1)]).toEqual([4, 0, 4]);
    expect([control.notices, control.allowsBatching]).toEqual([2, false]);
    expect(bench('erica').control.allowsBatching).toBe(true);
  });
});
