import { describe, expect, it } from 'vitest';
import { LiveTrace } from '../../../src/app/traces/index.ts';
import type { BatchReport, Gauge } from '../../../src/contract/index.ts';

const tell = (
  trace: LiveTrace,
  now: number,
  gauges: Readonly<Record<string, number>>,
  { policy = 'one', port = 'S1>S2', forgetFrom = null as number | null } = {},
) => {
  const list = Object.entries(gauges).map(([name, value]): Gauge => ({ name, label: name, unit: '', value }));
  const live = { port, policy, points: [], gauges: list };
  trace.append({ now, live, forgetFrom } as Partial<BatchReport> as BatchReport);
};

describe('what a policy told on the way', () => {
  it('is one stretch while the head goes on, and another after it went back', () => {
    const trace = new LiveTrace();
    for (const now of [10, 20, 20, 30, 5, 6]) tell(trace, now, { average: now });
    expect(trace.averages.map(({ time }) => time)).toEqual([
      [10, 20, 30],
      [5, 6],
    ]);
  });

  it('keeps each pause once, in the order of time, also after going back', () => {
    const trace = new LiveTrace();
    for (const from of [100, 100, 300, 200])
      tell(trace, from + 1, { lastTime: from, suspendedUntil: from + 50 });
    expect(trace.pauses.map(({ from, to }) => [from, to])).toEqual([
      [100, 150],
      [200, 250],
      [300, 350],
    ]);
  });

  it('ends a pause with the policy that made it', () => {
    const trace = new LiveTrace();
    tell(trace, 110, { lastTime: 100, suspendedUntil: 150 });
    tell(trace, 120, {}, { policy: 'another' });
    expect(trace.pauses).toEqual([{ from: 100, to: 120 }]);
  });

  it('forgets what an edit in the past made void, and everything with another port', () => {
    const trace = new LiveTrace();
    for (const now of [10, 20, 30]) tell(trace, now, { average: 1, lastTime: now, suspendedUntil: now + 5 });
    tell(trace, 20, { average: 2, lastTime: 10, suspendedUntil: 15 }, { forgetFrom: 20 });
    expect(trace.averages).toEqual([{ time: [10, 20], value: [1, 2] }]);
    expect(trace.pauses).toHaveLength(1);
    tell(trace, 40, {}, { port: 'S2>S3' });
    expect([...trace.averages, ...trace.pauses]).toEqual([]);
  });
});
