import { describe, expect, it } from 'vitest';
import type { RunResults, ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { r1Files, r2Files } from '../../src/scenarios/papers/ulkuTcp.ts';
import { complete } from '../support/networks.ts';

const ERAA = { algorithm: 'eraa', algorithmParams: { lambda: 1, bandwidth: 353_208 } } as const;

function resultsOf(
  document: ScenarioDocument,
  port: object,
  more: Partial<ScenarioDocument> = {},
): RunResults {
  const ports = { default: { bufferCells: 100_000, ...port } };
  const simulation = createSimulation(complete({ ...document, ports, ...more }));
  simulation.runUntil(simulation.end);
  return simulation.results();
}

const times = ({ sessions }: RunResults): number[] =>
  sessions.map(({ files }) => files?.timesS[0] ?? Number.NaN);

describe('files over TCP over ABR', () => {
  it('take as long under ERAA as Table 5.3 says, within 2 %, and lose nothing', () => {
    const results = resultsOf(r2Files, ERAA);
    const printed = [0.1596, 0.1847, 0.1912];
    times(results).forEach((time, i) => {
      expect(Math.abs(time / printed[i]! - 1)).toBeLessThan(0.02);
    });
    expect(results.whole).toMatchObject({ cellLossRatio: 0, timeouts: 0, fastRetransmits: 0 });
  });

  it('share R1 by routes: 2h1 has half a link and is done first by far', () => {
    const [three, two, ...others] = times(resultsOf(r1Files, ERAA));
    expect(two).toBeLessThan(0.16);
    for (const time of [three, ...others]) expect(time! / two!).toBeGreaterThan(2.5);
  });

  it('wait for timeouts when the buffer before the rate control is too small for the window', () => {
    const { sessions } = resultsOf(r2Files, ERAA, { abr: { ...r2Files.abr, bufferCells: 800 } });
    for (const { abr, timeouts, fastRetransmits, files, packetsLost } of sessions) {
      // Four segments of 193 cells fit.
      expect(abr?.waitingMax).toBeLessThanOrEqual(800);
      expect(abr?.refusedFrames).toBeGreaterThan(0);
      expect(packetsLost).toBe(abr?.refusedFrames);
      expect([fastRetransmits, files?.count]).toEqual([0, 0]);
      expect(timeouts).toBe(0);
    }
    const longer = resultsOf(r2Files, ERAA, {
      abr: { ...r2Files.abr, bufferCells: 800 },
      run: { durationS: 2 },
    });
    expect(longer.sessions.every(({ timeouts }) => timeouts > 0)).toBe(true);
  });
});
