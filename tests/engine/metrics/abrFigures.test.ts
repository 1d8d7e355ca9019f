import { describe, expect, it } from 'vitest';
import type { AbrFigures, RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { R1_ROUTES, ulku } from '../../../src/scenarios/papers/ulku.ts';
import { complete } from '../../support/networks.ts';

const [r1, , r2] = ulku as readonly ScenarioDocument[];

function resultsOf(
  document: ScenarioDocument,
  algorithm: string,
  more: Partial<ScenarioDocument> = {},
): RunResults {
  const simulation = createSimulation(
    complete({ ...document, ports: { default: { bufferCells: 100_000, algorithm } }, ...more }),
  );
  simulation.runUntil(simulation.end);
  return simulation.results();
}

const figuresOf = ({ sessions }: RunResults): AbrFigures[] =>
  sessions.map(({ abr }) => abr ?? expect.unreachable());

const short = { run: { durationS: 0.12 }, measure: { fromS: 0.08 } };

describe('figures of allowed cell rates', () => {
  it('know the max-min fair rates of R1: half a link for 2h1, a sixth for the others', () => {
    const capacity = 155e6 / 424;
    const fair = figuresOf(resultsOf(r1!, 'none', { run: { durationS: 0.001 }, measure: { fromS: 0 } }));
    R1_ROUTES.forEach(({ name }, i) => {
      expect(fair[i]!.fairCellRate, name).toBeCloseTo(capacity / (name === '2h1' ? 2 : 6), 6);
    });
  });

  it('share out what CBR and the mean of VBR leave of a link, as the line over time does', () => {
    const simulation = createSimulation(complete(findScenario('abr-background') as ScenarioDocument));
    const recorder = new Recorder(simulation);
    simulation.runUntil(0.16e12);
    recorder.flush();
    const figures = simulation
      .results()
      .sessions.flatMap(({ vc, abr }) => (abr === null ? [] : [{ vc, abr }]));
    expect(figures).toHaveLength(7);
    const left = (155e6 / 424 - 100_000 - 48_000) / 6;
    for (const { vc, abr } of figures) {
      const { trace, info } =
        recorder.traced.find((one) => one.info.id === `fair/${vc}`) ?? expect.unreachable();
      expect(abr.fairCellRate, `VC ${vc}`).toBeCloseTo(vc === 2 ? 155e6 / 424 - 3 * left : left, 3);
      expect(abr.fairCellRate).toBeCloseTo(trace.max[Math.floor(0.159e12 / info.binPs)] ?? Number.NaN, 0);
    }
  });

  it.each([
    ['that always has a cell, at its peak', { kind: 'greedy', peakCellRate: 100_000 }],
    ['at its mean rate', { kind: 'deterministic', cellsPerSecond: 100_000 }],
    ['shaped to its peak', { kind: 'deterministic', cellsPerSecond: 200_000, peakCellRate: 100_000 }],
  ])('take off what a source without rate control sends: one %s', (_name, source) => {
    const { abr: _none, ...vc } = r2!.vcs[2]!;
    const vcs = [r2!.vcs[0], r2!.vcs[1], { ...vc, serviceClass: 'cbr', source }] as ScenarioDocument['vcs'];
    const { sessions } = resultsOf(r2!, 'eraa', { vcs, run: { durationS: 0.001 }, measure: { fromS: 0 } });
    const left = (155e6 / 424 - 100_000) / 2;
    expect(sessions.map(({ abr }) => abr?.fairCellRate)).toEqual([left, left, undefined]);
  });

  it('know that nobody is to have more than its destination takes', () => {
    const [one, ...others] = r2!.vcs;
    const slow = { ...one!, abr: { ...one!.abr, receiverRate: 50_000 } };
    const figures = figuresOf(
      resultsOf(r2!, 'eraa', { vcs: [slow, ...others], run: { durationS: 0.12 }, measure: { fromS: 0.08 } }),
    );
    const left = (155e6 / 424 - 50_000) / 2;
    expect(figures.map(({ fairCellRate }) => fairCellRate)).toEqual([50_000, left, left]);
    expect(figures[0]!.acrMean).toBeCloseTo(50_000, 6);
    expect(figures[1]!.acrMean / left).toBeCloseTo(0.95 - (0.05 * 50_000) / left / 2, 3);
    for (const { overshoot } of figures) expect(overshoot).toBeLessThan(0.01);
  });

  it('of sources that nobody slows down: PCR, without deviation, settled at once', () => {
    const [first] = r2!.vcs;
    const { sessions } = resultsOf({ ...r2!, vcs: [first!] }, 'none', short);
    const { abr, cellsDelivered } = sessions[0]!;
    // RIF 1/16 of PCR with each RM cell, 32 cells each: at PCR within 5 ms. One cell in 32 is an RM cell.
    expect(abr?.fairCellRate).toBe(353_208);
    expect(abr?.acrMean).toBeCloseTo(353_208, 3);
    expect(abr?.acrSd).toBeLessThan(0.1);
    expect(abr?.acrMax).toBe(353_208);
    expect(abr?.overshoot).toBe(0);
    expect(abr?.settlingS).toBeGreaterThan(0);
    expect(abr?.settlingS).toBeLessThan(0.005);
    expect((abr?.rmSent ?? 0) * 31).toBeGreaterThan(cellsDelivered - 62);
    expect((abr?.rmSent ?? 0) * 31).toBeLessThan(cellsDelivered + 62);
  });

  it('of a rate that swings for ever: a mean, a deviation, no settling', () => {
    for (const { acrMean, acrSd, settlingS, acrMax } of figuresOf(resultsOf(r2!, 'relative', short))) {
      expect(acrSd / acrMean).toBeGreaterThan(0.05);
      expect(acrMax).toBeGreaterThan(acrMean + acrSd);
      expect(settlingS).toBeNaN();
    }
  });

  describe('of VCs that start one after the other', () => {
    const until = (id: string, seconds: number, algorithm?: string): AbrFigures[] => {
      const document = findScenario(id) ?? expect.unreachable();
      const ports =
        algorithm === undefined ? document.ports : { default: { ...document.ports?.default, algorithm } };
      const simulation = createSimulation(complete({ ...document, ports } as ScenarioDocument));
      simulation.runUntil(seconds * 1e12);
      return simulation.results().sessions.flatMap(({ abr }) => abr ?? []);
    };

    it('judge what comes after the last start: seven flat rates of ERAA are settled, and means are what they are', () => {
      const figures = until('exact-rates', 0.12, 'eraa');
      for (const { acrMean, acrSd, fairCellRate, settlingS } of figures) {
        expect(Math.abs(acrMean / fairCellRate / 0.95 - 1)).toBeLessThan(0.02);
        expect(acrSd / acrMean).toBeLessThan(0.08);
        expect(settlingS).toBeLessThan(0.002);
      }
      // Four have come down to their share from what they had before; one that starts is offered a quarter at first.
      expect(figures.slice(0, 4).map(({ overshoot }) => overshoot)).toEqual([0, 0, 0, 0]);
      expect(Math.max(...figures.map(({ overshoot }) => overshoot))).toBeLessThan(0.45);
    });

    it('do not call the rate of the first VC alone an overshoot', () => {
      const figures = until('idle-share', 0.13);
      expect(figures[0]!.acrMax).toBeGreaterThan(353_000);
      for (const { overshoot } of figures) expect(overshoot).toBeLessThan(0.16);
    });

    it('still see rates swing under EPRCA, as much as in the measured window', () => {
      const figures = until('exact-rates', 0.12);
      for (const { overshoot, settlingS } of figures) {
        expect(overshoot).toBeGreaterThan(0.5);
        expect(overshoot).toBeLessThan(1);
        expect(settlingS).toBeNaN();
      }
    });

    it.each([0.03, 0.06])('tell nothing at %d s, while some have not started', (seconds) => {
      for (const { overshoot, settlingS, acrMean } of until('exact-rates', seconds, 'eraa')) {
        expect(overshoot).toBeNaN();
        expect(settlingS).toBeNaN();
        expect(acrMean).toBeGreaterThan(4_717);
      }
    });

    it.each([0.09, 0.14])(
      'tell nothing at %d s, while CBR or VBR that shares make room for has not started',
      (seconds) => {
        for (const { overshoot, settlingS } of until('abr-background', seconds, 'eraa')) {
          expect(overshoot).toBeNaN();
          expect(settlingS).toBeNaN();
        }
      },
    );

    it('judge from the start of VBR on where that is the last', () => {
      for (const { overshoot } of until('abr-background', 0.19, 'eraa')) expect(overshoot).not.toBeNaN();
    });

    it.each([0, 0.15])('tell nothing of a window that opens this very instant, at %d s', (seconds) => {
      for (const { acrMean, acrSd, settlingS } of until('exact-rates', seconds, 'eraa')) {
        expect([acrMean, acrSd, settlingS]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
      }
    });

    it('are the same wherever the run is cut, looked at, or gone on with from a copy', () => {
      const simulation = createSimulation(complete(findScenario('exact-rates') as ScenarioDocument));
      simulation.runUntil(0.05e12);
      const copy = simulation.snapshot();
      for (const ms of [59.99, 60, 61.3, 90]) {
        simulation.runUntil(ms * 1e9);
        simulation.results();
      }
      simulation.restore(copy);
      simulation.runUntil(0.12e12);
      expect(figuresOf(simulation.results())).toEqual(until('exact-rates', 0.12));
    });
  });

  describe('of a setting that is changed on the way', () => {
    const CHANGE_S = 0.15;
    const edits = [{ time: CHANGE_S * 1e12, path: 'algorithm', value: 'eraa' }];
    const run = (fromS: number, changes = edits) => {
      const document = { ...(r2 as ScenarioDocument), run: { durationS: 0.3 }, measure: { fromS } };
      const ports = { default: { bufferCells: 100_000, algorithm: 'relative' } };
      const simulation = createSimulation(complete({ ...document, ports }), { edits: changes });
      simulation.runUntil(CHANGE_S * 1e12);
      const mark = simulation.mark();
      simulation.runUntil(simulation.end);
      return { results: simulation.results(), fromChange: simulation.results(mark) };
    };

    it('count settling from the change, and are the same in a measurement and in a comparison from there on', () => {
      const [all, own] = [run(0), run(CHANGE_S)];
      const [part, whole] = [figuresOf(all.fromChange), figuresOf(own.results)];
      expect(part.map(({ settlingS }) => settlingS)).toEqual(whole.map(({ settlingS }) => settlingS));
      for (const [i, { settlingS, acrMax, overshoot, acrMean }] of part.entries()) {
        expect(settlingS).toBeGreaterThan(0);
        expect(settlingS).toBeLessThan(0.1);
        expect(acrMean).toBeCloseTo(whole[i]!.acrMean, 6);
        expect(Math.abs(acrMax / whole[i]!.acrMax - 1)).toBeLessThan(0.008);
        expect(Math.abs((1 + overshoot) / (1 + whole[i]!.overshoot) - 1)).toBeLessThan(0.008);
      }
      expect(part.some(({ overshoot }) => overshoot > 0)).toBe(true);
      // Rates that swing before the change have no part in it.
      expect(Math.max(...figuresOf(all.results).map(({ acrMax }) => acrMax))).toBeGreaterThan(
        Math.max(...part.map(({ acrMax }) => acrMax)),
      );
    });

    it('never settle where none is changed and rates swing', () => {
      for (const { settlingS } of figuresOf(run(0, []).fromChange)) expect(settlingS).toBeNaN();
    });
  });

  describe('of files that end', () => {
    const lived = (seconds: number, cuts: readonly number[] = []) => {
      const document = findScenario('coupled') ?? expect.unreachable();
      const simulation = createSimulation(
        complete({ ...document, ports: { default: { bufferCells: 100_000, algorithm: 'relative' } } }),
      );
      const copy = simulation.snapshot();
      for (const cut of cuts) {
        simulation.runUntil(cut * 1e12);
        simulation.results();
      }
      if (cuts.length > 0) simulation.restore(copy);
      simulation.runUntil(seconds * 1e12);
      return simulation.results().sessions;
    };

    it('are judged as long as all go on that had started: who is left over takes more than its share', () => {
      // The first file is over after 0.1432 s, the last but one long before 0.5 s; VC 6 then has the link alone.
      const [early, late] = [figuresOf({ sessions: lived(0.1395) } as RunResults), lived(0.5)];
      const figures = figuresOf({ sessions: late } as RunResults);
      expect(figures[0]!.acrMax).toBe(353_208);
      expect(figures[0]!.overshoot).toBeLessThan(0.2);
      // It swings between 0.7 and 1.9 of its share until the end, and is still afterwards.
      expect(figures[1]!.settlingS).toBeNaN();
      for (const [i, { acrMean, overshoot }] of figures.entries()) {
        expect(acrMean / early[i]!.acrMean, String(i)).toBeCloseTo(1, 1);
        expect(overshoot, String(i)).toBeCloseTo(early[i]!.overshoot, 1);
      }
    });

    it('wherever the run is cut, looked at, or gone on with from a copy', () => {
      expect(lived(0.3, [0.1401, 0.1432, 0.15, 0.29])).toEqual(lived(0.3));
    });
  });

  it('of a VC whose calls come and go tell neither overshoot nor settling', () => {
    const pooled = {
      ...r2!.vcs[2],
      source: { kind: 'deterministic', cellsPerSecond: 50_000, packetBytes: 48 },
    };
    const figures = figuresOf(
      resultsOf(r2!, 'eraa', {
        run: { durationS: 0.12 },
        measure: { fromS: 0 },
        vcs: [r2!.vcs[0], r2!.vcs[1], pooled] as ScenarioDocument['vcs'],
        arrivals: [{ id: 'calls', vcs: [pooled.id!], callsPerSecond: 100, holdingMs: 5 }],
      }),
    );
    expect([figures[2]!.overshoot, figures[2]!.settlingS]).toEqual([Number.NaN, Number.NaN]);
    for (const { overshoot, settlingS } of figures.slice(0, 2)) expect(overshoot + settlingS).not.toBeNaN();
  });

  it('count the RM cells that links and full ports lose', () => {
    const lossy = resultsOf(r2!, 'none', {
      ...short,
      measure: { fromS: 0 },
      impairments: { 'sw1>rcv1h1': { lossProbability: 0.5 } },
      ports: { default: { bufferCells: 50, algorithm: 'none' } },
    });
    const [one, two] = figuresOf(lossy);
    expect(one!.rmLost / one!.rmSent).toBeGreaterThan(0.4);
    // Three sources at PCR into one link: two thirds find no place.
    expect(two!.rmLost).toBeGreaterThan(100);
    const atPorts = lossy.ports.reduce((sum, { rmLost }) => sum + rmLost, 0);
    expect(atPorts).toBeGreaterThan(100);
    expect(atPorts).toBeLessThan(figuresOf(lossy).reduce((sum, { rmLost }) => sum + rmLost, 0));
  });
});

describe('the ledger of a link with RM cells', () => {
  it('still sums to 1; one cell in 32 of a busy link is an RM cell', () => {
    const { links } = resultsOf(r2!, 'relative', short);
    const { useful, dead, duplicate, rm, idle } =
      links.find(({ link }) => link === 'sw0>sw1')?.ledger ?? expect.unreachable();
    expect(useful + dead + duplicate + rm + idle).toBeCloseTo(1, 12);
    expect(rm / (useful + rm)).toBeCloseTo(1 / 32, 3);
    expect(idle).toBeLessThan(0.05);
  });
});

describe('a buffer before the rate control', () => {
  it('refuses whole frames that find no place, and tells how full it was', () => {
    const first = r2!.vcs[0]!;
    const vcs = [{ ...first, source: { kind: 'scripted', times: [0, 0, 0], packetBytes: 470 } as const }];
    const { sessions } = resultsOf({ ...r2!, vcs, abr: { ...r2!.abr, bufferCells: 25 } }, 'none', {
      ...short,
      measure: { fromS: 0 },
    });
    // Frames of ten cells: two fit into 25 places.
    expect(sessions[0]!.abr).toMatchObject({ refusedFrames: 1, refusedCells: 10, waitingMax: 20 });
    expect(sessions[0]).toMatchObject({ packets: 2, packetsLost: 1 });
  });
});
