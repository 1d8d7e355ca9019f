import { describe, expect, it } from 'vitest';
import { createSimulation, type Simulation, viewOf } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

function begun(id: string): Simulation {
  const document = findScenario(id);
  if (document === null) throw new Error(`no scenario ${id}`);
  return createSimulation(complete(document));
}

/** What its sender has done so far. */
const deedsOf = ({ network }: Simulation, i: number) => {
  const { tcp, sender } = network.connections[i]!;
  if (tcp === null) throw new Error('no TCP');
  const { window } = tcp.sender;
  return {
    timeouts: sender.timeouts,
    sent: sender.packetsSent,
    resent: sender.retransmits,
    cells: sender.data.cellsSent,
    una: window.una,
    cwnd: window.usable,
  };
};

describe('senders that wait for their retransmission timer', () => {
  const run = begun('half-empty');
  const port = run.scenario.shownPort;

  it('do nothing until it expires, and then they time out', () => {
    const waits: { index: number; due: number; at: number }[] = [];
    const latest: number[] = [];
    let mostAtOnce = 0;
    for (let time = 1e9; time < 520e9; time += 1e9) {
      run.runUntil(time);
      const { timers } = viewOf(run, port);
      if (timers === null) throw new Error('no timers');
      const waiting = [...timers.due.keys()].filter((i) => !Number.isNaN(timers.due[i]));
      mostAtOnce = Math.max(mostAtOnce, waiting.length);
      expect(waiting.every((i) => timers.sends[i] === 0)).toBe(true);
      for (const index of waiting) {
        const due = timers.due[index]!;
        expect(due).toBeGreaterThanOrEqual(time);
        expect(timers.since[index]).toBeLessThan(time);
        expect(due - timers.since[index]!).toBeGreaterThan(10e9);
        if (latest[index] !== due) waits.push({ index, due, at: time });
        latest[index] = due;
      }
    }
    expect(waits.length).toBeGreaterThan(15);
    expect(mostAtOnce).toBeGreaterThan(7);
    for (const { index, due, at } of waits.slice(0, 12)) {
      const other = begun('half-empty');
      other.runUntil(at);
      const before = deedsOf(other, index);
      other.runUntil(due);
      expect(deedsOf(other, index), `VC ${index + 1}`).toEqual(before);
      other.runUntil(due + 1);
      const after = deedsOf(other, index);
      expect(after.timeouts).toBe(before.timeouts + 1);
      expect(after.resent).toBeGreaterThan(before.resent);
    }
  });

  it('are all that time out, but for those that were still sending', () => {
    const watched = begun('half-empty');
    const expired = { waited: 0, sending: 0 };
    for (let time = 1e9; time < 520e9; time += 1e9) {
      const { timers } = viewOf(watched, port);
      const before = watched.network.connections.map((_, i) => deedsOf(watched, i));
      watched.runUntil(time);
      watched.network.connections.forEach(({ sender }, i) => {
        if (sender.timeouts === before[i]!.timeouts) return;
        if ((timers?.due[i] ?? Number.NaN) < time) expired.waited++;
        else {
          expired.sending++;
          expect(sender.data.furthest, `VC ${i + 1}`).toBeGreaterThan(before[i]!.una + before[i]!.cwnd - 1);
        }
      });
    }
    expect(expired.waited).toBeGreaterThan(15);
    expect(expired.sending).toBeLessThan(3);
  });

  it('are nobody where no TCP runs', () => {
    const rates = begun('exact-rates');
    rates.runUntil(50e9);
    expect(viewOf(rates, rates.scenario.shownPort).timers).toBeNull();
  });
});
