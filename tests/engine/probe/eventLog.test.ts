import { describe, expect, it } from 'vitest';
import { EventCode } from '../../../src/contract/index.ts';
import { AT_SOURCE } from '../../../src/engine/atm/sourceProbe.ts';
import { EventLog } from '../../../src/engine/probe/eventLog.ts';

const { drop, timeout } = EventCode;

describe('events of a run', () => {
  it('come by time, whoever ran ahead; of an instant hosts by VC, then ports, each in its own order', () => {
    const log = new EventLog();
    log.onEvent(9, drop, 2, 1, 0);
    log.onEvent(5, drop, 7, 1, 0);
    log.onEvent(5, drop, 3, 1, 0);
    log.onEvent(5, drop, 4, 0, 0);
    log.onEvent(5, timeout, 2, AT_SOURCE, 0);
    log.onEvent(5, timeout, 1, AT_SOURCE, 10);
    log.onEvent(5, timeout, 1, AT_SOURCE, 11);
    const { time, vc, port, value } = log.take() ?? { time: [], vc: [], port: [], value: [] };
    const rows = Array.from(time, (at, i) => [at, vc[i], port[i] === AT_SOURCE ? 'host' : port[i], value[i]]);
    expect(rows).toEqual([
      [5, 1, 'host', 10],
      [5, 1, 'host', 11],
      [5, 2, 'host', 0],
      [5, 4, 0, 0],
      [5, 7, 1, 0],
      [5, 3, 1, 0],
      [9, 2, 1, 0],
    ]);
  });

  it('are in one piece of memory, and as they came where they came in order', () => {
    const log = new EventLog();
    const rows = Array.from({ length: 5 }, (_, i) => [i * 2 ** 40, drop, i + 1, i % 2, i / 4] as const);
    for (const row of rows) log.onEvent(...row);
    const events = log.take();
    expect(new Set(Object.values(events ?? {}).map(({ buffer }) => buffer)).size).toBe(1);
    expect(
      Array.from(events?.time ?? [], (at, i) => [
        at,
        ...[events?.code, events?.vc, events?.port, events?.value].map((column) => column?.[i]),
      ]),
    ).toEqual(rows);
    expect(log.take()).toBeNull();
  });
});
