import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { MIXED_PEAKS, nagata10, nagataNetworks } from '../../src/scenarios/papers/nagata.ts';
import { complete } from '../support/networks.ts';

const CELL_BITS = 424;
const peaksOf = ({ vcs }: ScenarioDocument): readonly number[] =>
  vcs.map(({ source }) => ((source.peakCellRate ?? Number.NaN) * CELL_BITS) / 1e6);
const loadOf = (document: ScenarioDocument): number =>
  peaksOf(document).reduce((sum, mbps) => sum + mbps, 0) / (document.links[0]?.rateMbps ?? Number.NaN);

describe('the network of Nagata et al.', () => {
  it('has ten, twenty, fifty or a hundred servers of 6 Mb/s, or ten of three kinds, at load 1.5', () => {
    expect(nagataNetworks.map(({ vcs }) => vcs.length)).toEqual([10, 10, 20, 50, 100]);
    for (const document of nagataNetworks) {
      expect(findScenario(document.id)).toBe(document);
      expect(loadOf(document)).toBeCloseTo(1.5, 6);
      const peaks = document.id === 'nagata-mixed' ? MIXED_PEAKS : document.vcs.map(() => 6);
      for (const [index, mbps] of peaksOf(document).entries()) expect(mbps).toBeCloseTo(peaks[index] ?? 0, 5);
    }
  });

  it('starts ten groups of equal size 100 ms apart', () => {
    for (const { vcs } of nagataNetworks) {
      const starts = vcs.map(({ source: { startMs } }) => (typeof startMs === 'object' ? startMs.from : -1));
      const groups = Array.from(
        { length: 10 },
        (_, group) => starts.filter((ms) => ms === group * 100).length,
      );
      expect(groups).toEqual(Array(10).fill(vcs.length / 10));
    }
  });

  it('is 1 ms long, and sends packets of 32 cells no faster than the peak rate', () => {
    expect(nagata10.links.slice(0, 2).every(({ delayMs }) => Math.abs(3 * delayMs - 1) < 1e-9)).toBe(true);
    const simulation = createSimulation(complete(nagata10));
    simulation.runUntil(0.8e12);
    const { sessions, links } = simulation.results();
    const cells = links.find(({ link }) => link === 'src1>SW1')?.cells ?? Number.NaN;
    const packets = sessions[0]?.packetsSent ?? Number.NaN;
    expect(packets).toBeGreaterThan(100);
    expect(cells).toBeLessThanOrEqual(packets * 32);
    expect(cells).toBeGreaterThan((packets - 45) * 32);
    expect(cells).toBeLessThanOrEqual(0.8 * (6e6 / CELL_BITS) + 1);
  });
});
