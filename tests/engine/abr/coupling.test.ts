import { describe, expect, it } from 'vitest';
import type { CouplingDocument, ScenarioDocument } from '../../../src/contract/index.ts';
import { Coupling } from '../../../src/engine/abr/ends/coupling.ts';
import { DEFAULT_COUPLING } from '../../../src/engine/abr/ends/couplingSpecs.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { r1Files } from '../../../src/scenarios/papers/ulkuTcp.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;
/** 9,180 bytes and headers are 193 cells. */
const MSS = 9_180;
const CELLS = 193;

/** The end of a connection on paper, round trips in milliseconds; windows in segments. */
function coupled(document: Partial<CouplingDocument>, ends: { smoothed?: number; least?: number } = {}) {
  const { smoothed = 4, least = smoothed } = ends;
  const rules = { acr: 100_000 };
  const window = { mss: MSS, advertised: 100 * MSS, recovering: false };
  const end = {
    window,
    rtt: { smoothed: smoothed * MS, least: least * MS },
    segmentCells: CELLS,
    controlledWindow: null as number | null,
    setWindow(_now: number, bytes: number) {
      end.controlledWindow = bytes;
    },
    releaseWindow() {
      end.controlledWindow = null;
    },
  };
  const coupling = new Coupling({ ...DEFAULT_COUPLING, ...document }, rules, end);
  const held = (): number | null => (end.controlledWindow === null ? null : end.controlledWindow / MSS);
  return {
    coupling,
    end,
    window,
    held,
    told(acr: number): number | null {
      rules.acr = acr;
      coupling.rateChanged(0);
      return held();
    },
    acknowledged(): number | null {
      coupling.acknowledged(0);
      return held();
    },
  };
}

describe('the window that follows a rate, W = k × ACR × RTT', () => {
  it('is what fills the path: ACR × RTT cells, as segments of 193', () => {
    // 193,000 cells/s over 4 ms are 772 cells, 4 segments.
    expect(coupled({}).told(193_000)).toBeCloseTo(4, 9);
    expect(coupled({ k: 2 }).told(193_000)).toBeCloseTo(8, 9);
  });

  it('takes the measured or the shortest round trip', () => {
    const trips = { smoothed: 20, least: 2 };
    expect(coupled({ rtt: 'measured' }, trips).told(193_000)).toBeCloseTo(20, 9);
    expect(coupled({ rtt: 'minimum' }, trips).told(193_000)).toBeCloseTo(2, 9);
  });

  it('is not below its floor and not above what the receiver advertises', () => {
    expect(coupled({}).told(100)).toBe(1);
    expect(coupled({ floorSegments: 3 }).told(100)).toBe(3);
    expect(coupled({ k: 100 }).told(300_000)).toBe(100);
  });

  it('waits for a first round trip, and for the end of a recovery', () => {
    expect(coupled({}, { smoothed: 0 }).told(193_000)).toBeNull();
    const recovering = coupled({});
    recovering.window.recovering = true;
    expect(recovering.told(193_000)).toBeNull();
  });

  it('direct: follows each RM cell, and the round trip with each acknowledgement', () => {
    const { told, acknowledged, end } = coupled({ form: 'direct' });
    expect(told(193_000)).toBeCloseTo(4, 9);
    expect(told(96_500)).toBeCloseTo(2, 9);
    end.rtt.smoothed = 8 * MS;
    expect(acknowledged()).toBeCloseTo(4, 9);
  });

  it('average: is set once, then W(t+) = (1 - g) W(t) + g k ACR RTT with each RM cell', () => {
    const { told, acknowledged } = coupled({ form: 'average', weight: 0.25 });
    expect(told(193_000)).toBeCloseTo(4, 9);
    expect(told(386_000)).toBeCloseTo(0.75 * 4 + 0.25 * 8, 9);
    expect(told(386_000)).toBeCloseTo(0.75 * 5 + 0.25 * 8, 9);
    expect(acknowledged()).toBeCloseTo(5.75, 9);
  });

  it('threshold: moves only when ACR has moved by more than the share', () => {
    const { told } = coupled({ form: 'threshold', threshold: 0.1 });
    expect(told(193_000)).toBeCloseTo(4, 9);
    expect(told(210_000)).toBeCloseTo(4, 9);
    expect(told(231_600)).toBeCloseTo(4.8, 9);
    expect(told(212_300)).toBeCloseTo(4.8, 9);
  });

  it.each(['average', 'threshold'] as const)('%s: is set anew after a loss took it away', (form) => {
    const { told, acknowledged, end } = coupled({ form });
    told(193_000);
    end.controlledWindow = null;
    expect(acknowledged()).toBeCloseTo(4, 9);
  });
});

describe('a coupling that is changed', () => {
  it('sets the window anew with the next RM cell, whatever its form', () => {
    const { coupling, told } = coupled({ form: 'threshold', threshold: 0.1 });
    expect(told(193_000)).toBeCloseTo(4, 9);
    coupling.set('k', 2);
    expect(told(193_000)).toBeCloseTo(8, 9);
    coupling.set('floorSegments', 9);
    expect(told(193_000)).toBe(9);
    coupling.set('rtt', 'minimum');
    expect(told(193_000)).toBe(9);
  });

  it('moves a window that another form has set, and not at once', () => {
    const { coupling, told } = coupled({ form: 'direct' });
    told(193_000);
    coupling.set('form', 'average');
    coupling.set('weight', 0.5);
    expect(told(386_000)).toBeCloseTo(6, 9);
  });

  it('without a form leaves the window to TCP, and takes it again', () => {
    const { coupling, told, acknowledged, held } = coupled({ form: 'direct' });
    told(193_000);
    coupling.set('form', 'none');
    expect(held()).toBeNull();
    expect(acknowledged()).toBeNull();
    expect(told(386_000)).toBeNull();
    coupling.set('form', 'threshold');
    expect(acknowledged()).toBeCloseTo(8, 9);
  });

  it('tells what matters to its form', () => {
    const { coupling } = coupled({ form: 'none' });
    expect(coupling.uses).toEqual(['form']);
    coupling.set('form', 'direct');
    expect(coupling.uses).toEqual(['form', 'k', 'rtt', 'floorSegments']);
    coupling.set('form', 'threshold');
    expect(coupling.uses).toEqual(['form', 'k', 'rtt', 'floorSegments', 'threshold']);
    coupling.set('form', 'average');
    expect(coupling.uses).toEqual(['form', 'k', 'rtt', 'floorSegments', 'weight']);
    expect([coupling.get('form'), coupling.get('rtt'), coupling.get('weight')]).toEqual([
      'average',
      'measured',
      1 / 8,
    ]);
  });
});

describe('a coupled connection', () => {
  const [first] = r1Files.vcs;
  const run = (coupling: Partial<CouplingDocument> | undefined) => {
    const abr = { ...r1Files.abr, ...(coupling === undefined ? {} : { coupling }) };
    const document: ScenarioDocument = {
      ...r1Files,
      vcs: [first!],
      tcp: { ...r1Files.tcp, handshake: true, initialSsthreshBytes: 0 },
      abr,
      ports: { default: { bufferCells: 10_000, algorithm: 'eraa' } },
    };
    const simulation = createSimulation(complete(document));
    const windows: number[] = [];
    for (let ms = 1; ms <= 80; ms++) {
      simulation.runUntil(ms * MS);
      windows.push((simulation.network.connections[0]!.tcp?.sender.window.cwnd ?? 0) / MSS);
    }
    const { abr: figures, timeouts } = simulation.results().sessions[0]!;
    return { windows, waiting: figures?.waitingMax ?? 0, timeouts };
  };

  it('knows its window from the handshake on, and keeps the queue at its source short', () => {
    const free = run(undefined);
    const tied = run({ rtt: 'minimum', k: 1, floorSegments: 2 });
    // ICR 70,642 cells/s over 6 ms: 2.2 segments, where slow start has one.
    expect(free.windows[6]).toBe(1);
    expect(tied.windows[6]).toBeGreaterThan(2);
    expect(free.windows.at(-1)).toBeGreaterThan(50);
    // At PCR 11 segments fill the path of 6 ms.
    expect(Math.max(...tied.windows)).toBeLessThan(12);
    expect(free.waiting).toBeGreaterThan(5_000);
    expect(tied.waiting).toBeLessThan(2_500);
    expect([free.timeouts, tied.timeouts]).toEqual([0, 0]);
  });

  it('without a form is one that is not coupled', () => {
    expect(run({ form: 'none', k: 2 })).toEqual(run(undefined));
  });
});
