import { describe, expect, it } from 'vitest';
import type { AbrDocument } from '../../../src/contract/index.ts';
import { AbrDestination } from '../../../src/engine/abr/ends/destination.ts';
import { RmTable } from '../../../src/engine/abr/rmTable.ts';
import { EFCI, RM } from '../../../src/engine/atm/cell.ts';
import { Link } from '../../../src/engine/atm/link.ts';
import { DEFAULT_ABR } from '../../../src/scenario/document/defaults.ts';
import { takeCell } from '../../support/wire.ts';

const abr: AbrDocument = { ...DEFAULT_ABR, pcr: 353_208, mcr: 4_717, icr: 70_642, crm: 40, frttMs: 0 };

function bench(own: Partial<AbrDocument> = {}) {
  const table = new RmTable();
  const back = new Link('back', 424_000_000, 0);
  const destination = new AbrDestination(0, table, back, { ...abr, ...own });
  const issue = (er = 353_208) => table.send(er, 70_642, 4_717);
  return { table, back, destination, issue };
}

describe('an ABR destination', () => {
  it('turns an RM cell round at once, its fields as they came', () => {
    const { table, back, destination, issue } = bench();
    const serial = issue();
    destination.turn(7, serial);
    const { meta, frame } = takeCell(back);
    expect([meta, frame]).toEqual([RM | 1, serial]);
    expect([table.ci(serial), table.er[serial], table.ccr[serial]]).toEqual([false, 353_208, 70_642]);
  });

  it('remembers the EFCI of the last of the cells that it takes together', () => {
    const { table, destination, issue } = bench();
    destination.dataTaken(0);
    const [plain, marked] = [issue(), issue()];
    destination.turn(1, plain);
    destination.dataTaken(EFCI);
    destination.turn(2, marked);
    expect([table.ci(plain), table.ci(marked)]).toEqual([false, true]);
  });

  it('makes CI of the EFCI of the last data cell, once', () => {
    const { table, destination, issue } = bench();
    destination.dataArrived(1, 0);
    destination.dataArrived(2, EFCI);
    const [marked, next] = [issue(), issue()];
    destination.turn(3, marked);
    destination.turn(4, next);
    expect([table.ci(marked), table.ci(next)]).toEqual([true, false]);
    destination.dataArrived(5, EFCI);
    destination.dataArrived(6, 0);
    const last = issue();
    destination.turn(7, last);
    expect(table.ci(last)).toBe(false);
  });

  it('lowers ER to what it can take itself, never below MCR and never up', () => {
    const limited = bench({ receiverRate: 50_000 });
    const [high, low] = [limited.issue(), limited.issue(20_000)];
    limited.destination.turn(1, high);
    limited.destination.turn(2, low);
    expect([limited.table.er[high], limited.table.er[low]]).toEqual([50_000, 20_000]);
    const slow = bench({ receiverRate: 10 });
    const serial = slow.issue();
    slow.destination.turn(1, serial);
    expect(slow.table.er[serial]).toBe(4_717);
  });

  it('under PRCA answers each data cell that comes without EFCI', () => {
    const { table, back, destination } = bench({ rule: 'prca' });
    destination.dataArrived(1, EFCI);
    destination.dataArrived(2, 0);
    destination.dataArrived(3, EFCI);
    expect([table.next, back.tail]).toEqual([1, 1]);
    const { frame: made } = takeCell(back);
    expect([table.er[made], table.ccr[made], table.mcr[made]]).toEqual([353_208, 0, 4_717]);
    expect([table.ci(made), table.ni(made)]).toEqual([false, false]);
  });
});
