import { describe, expect, it } from 'vitest';
import { RmTable } from '../../../src/engine/abr/rmTable.ts';

describe('rates of 16 bits in RM cells of a VC', () => {
  it('are what its source, its destination and a virtual source write', () => {
    const table = new RmTable(0, true);
    const serial = table.send(353_208, 70_642, 4_717);
    expect([table.er[serial], table.ccr[serial], table.mcr[serial]]).toEqual([352_768, 70_528, 4_712]);
    expect(table.erAfter(serial, 57_893.93)).toBe(57_856);
    table.lower(serial, 57_893.93);
    expect(table.er[serial]).toBe(57_856);
    table.lower(serial, 57_893.93);
    expect(table.er[serial]).toBe(57_856);
    table.lower(serial, 1_000);
    expect(table.er[serial]).toBe(4_712);
  });
});

describe('the RM cells of a VC under way', () => {
  it('are numbered in order and keep their fields, however many there are', () => {
    const table = new RmTable();
    for (let i = 0; i < 1_000; i++) expect(table.send(353_208 - i, i, 10)).toBe(i);
    for (let i = 0; i < 1_000; i++) {
      expect(table.er[table.slot(i)]).toBe(353_208 - i);
      expect(table.ccr[table.slot(i)]).toBe(i);
    }
  });

  it('need no more room than those between the oldest and the newest', () => {
    const table = new RmTable();
    for (let i = 0; i < 10_000; i++) {
      table.send(1, 1, 0);
      if (i % 7 === 0) table.lose(i);
      else table.countReturned(i);
    }
    expect(table.er.length).toBe(64);
    expect(table.lost + table.returned).toBe(10_000);
  });

  it('carry marks that nobody takes off', () => {
    const table = new RmTable();
    const serial = table.send(1, 1, 0);
    expect([table.ci(serial), table.ni(serial)]).toEqual([false, false]);
    table.mark(serial, true, false);
    table.mark(serial, false, true);
    expect([table.ci(serial), table.ni(serial)]).toEqual([true, true]);
    table.countReturned(serial);
    expect(table.ci(table.send(1, 1, 0))).toBe(false);
  });
});
