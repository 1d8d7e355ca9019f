import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import { EventCode } from '../../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';

type Settings = readonly (readonly [path: string, value: string])[];

/** In proportion to the 8 ms round trip of the network: the defaults are those of the Internet. */
const FITTED: Readonly<Record<string, Settings>> = {
  codel: [
    ['policy.target', '0.5'],
    ['policy.interval', '10'],
  ],
  pie: [
    ['policy.target', '0.8'],
    ['policy.update', '1.5'],
    ['policy.maxBurst', '15'],
    ['policy.alpha', '1.25'],
    ['policy.beta', '12.5'],
  ],
  'red-efci': [],
};
/** The first overflow is over by then. */
const FROM_S = 0.6;
const END_S = 1.1;
/** Shortest round trip of the network. */
const ROUND_TRIP_PS = 8e9;
/** Bytes. */
const SEGMENT = 500;

interface Shrinking {
  readonly time: number;
  readonly vc: number;
  /** Its window, bytes. */
  readonly before: number;
  readonly after: number;
}

function run(policy: string, more: Settings) {
  const settings: Settings = [
    ['policy', policy],
    ...(FITTED[policy] ?? []),
    ['run.durationS', String(END_S)],
    ['measure.fromS', String(FROM_S)],
    ...more,
  ];
  const simulation = createSimulation(completeScenario(readScenario('symmetric-500'), settings));
  const recorder = new Recorder(simulation);
  const windows = new Map<number, number>();
  const echoed = new Map<number, { readonly time: number; readonly before: number }>();
  const shrunk: Shrinking[] = [];
  recorder.channels.forEach(({ id }, channel) => {
    const [quantity, of] = id.split('/');
    if (quantity !== 'cwnd') return;
    const vc = Number(of);
    recorder.listen(channel, (_, window) => {
      const echo = echoed.get(vc);
      if (echo !== undefined) shrunk.push({ ...echo, vc, after: window });
      echoed.delete(vc);
      windows.set(vc, window);
    });
  });
  recorder.events.listeners.add((time, code, vc) => {
    if (code === EventCode.echo && time >= FROM_S * 1e12)
      echoed.set(vc, { time, before: windows.get(vc) ?? Number.NaN });
  });
  simulation.runUntil(simulation.end);
  const { whole, ports } = simulation.results();
  return { ...whole, dropped: ports.reduce((sum, port) => sum + port.dropped, 0), shrunk };
}

/** Times from one to the next of the same VC. */
function gapsOf(shrunk: readonly Shrinking[]): number[] {
  const last = new Map<number, number>();
  return shrunk.flatMap(({ time, vc }) => {
    const before = last.get(vc);
    last.set(vc, time);
    return before === undefined ? [] : [time - before];
  });
}

const MARK: Settings = [['policy.ecn', 'mark']];

describe.each(Object.keys(FITTED))('the EFCI marks of %s', (policy) => {
  const marks = policy === 'red-efci' ? [] : MARK;
  const heard = run(policy, [...marks, ['tcp.ecn', 'true']]);

  it('reach TCP with ECN: no packet is lost and no timer expires', () => {
    expect([heard.dropped, heard.timeouts, heard.fastRetransmits]).toEqual([0, 0, 0]);
    expect(heard.shrunk.length).toBe(heard.ecnReductions);
    expect(heard.ecnReductions).toBeGreaterThan(20);
  });

  it('halve its window, once a round trip', () => {
    for (const { before, after } of heard.shrunk) {
      // In whole segments.
      expect(after).toBeLessThanOrEqual(before / 2);
      expect(after).toBeGreaterThan(before / 2 - SEGMENT);
    }
    const gaps = gapsOf(heard.shrunk);
    expect(gaps.length).toBeGreaterThan(10);
    expect(Math.min(...gaps)).toBeGreaterThan(ROUND_TRIP_PS);
  });

  it('are not noticed by TCP without: its packets are lost', () => {
    const deaf = run(policy, [...marks, ['tcp.ecn', 'false']]);
    expect(deaf.ecnReductions).toBe(0);
    expect(deaf.dropped).toBeGreaterThan(100);
    expect(heard.packets).toBeGreaterThan(1.1 * deaf.packets);
  });
});
