import { describe, expect, it } from 'vitest';
import type { Breakpoint, BreakpointEvent, ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { chain } from '../support/creditNetworks.ts';
import { complete, star } from '../support/networks.ts';
import { Page } from '../support/page.ts';
import { rowsOf } from '../support/runs.ts';
import { worded } from '../support/worded.ts';

const MARK = 11;
const MCR = 100_000;

/** TCP over a port that sets the EFCI bit. */
const marking = star({
  senders: 3,
  accessMbps: 4,
  bottleneckMbps: 2,
  bufferCells: 90,
  policy: 'red-efci',
  durationS: 1.5,
});

const rates = findScenario('ulku-r2-lan') as ScenarioDocument;
/** Three sources whose least rates fill most of the link. */
const floored: ScenarioDocument = {
  ...rates,
  abr: { ...rates.abr, mcr: MCR, icr: 2 * MCR },
  run: { durationS: 0.2 },
  measure: { fromS: 0.1 },
};

const credited = chain({
  credit: { n2: 5, n3: 20 },
  middleCells: 40,
  sources: [{ kind: 'greedy' }, { kind: 'greedy' }],
  slowMbps: 10,
  durationS: 0.1,
});

const stop = (event: BreakpointEvent, vc: number | null = null, port: string | null = null): Breakpoint => ({
  kind: 'event',
  event,
  vc,
  port,
});

/** Where a playing run stops, so many times. */
function stopsOf(document: ScenarioDocument, stops: readonly Breakpoint[], times: number): readonly number[] {
  const page = new Page().load(document).tell({ type: 'stops', stops }).tell({ type: 'speed', ratio: 0.05 });
  return Array.from({ length: times }, () => {
    page.tell({ type: 'play' }).wait(60_000);
    expect(page.batch).toMatchObject({ state: 'paused', stopped: 0 });
    return page.batch.now - 1;
  });
}

/** When values of these channels fall to a level, in a run that nothing stops. */
function falls(document: ScenarioDocument, channels: RegExp, level: number): readonly number[] {
  const simulation = createSimulation(complete(document), { seed: 1, edits: [] });
  const recorder = new Recorder(simulation);
  const found = new Set<number>();
  recorder.channels.forEach(({ id }, i) => {
    if (!channels.test(id)) return;
    let before = recorder.current(i);
    recorder.listen(i, (time, value) => {
      if (before > level && value <= level) found.add(time);
      before = value;
    });
  });
  simulation.runUntil(simulation.end);
  return [...found].sort((a, b) => a - b);
}

describe('a playing run stops right behind', () => {
  it('the first cell of a VC that gets an EFCI mark, and the next ones', () => {
    const simulation = createSimulation(complete(marking), { seed: 1, edits: [] });
    const recorder = new Recorder(simulation);
    simulation.runUntil(simulation.end);
    const marks = rowsOf(recorder.takeEvents()).filter(([, code, vc]) => code === MARK && vc === 2);
    const moments = [...new Set(marks.map(([time]) => time))].slice(0, 3);
    expect(moments).toHaveLength(3);
    expect(stopsOf(marking, [stop('mark', 2, 'S1>S2')], 3)).toEqual(moments);
  });

  it.each([
    ['of one VC', /^acr\/2$/, 2],
    ['of any VC', /^acr\/\d+$/, null],
  ] as const)('a rate %s that falls to MCR', (_, channels, vc) => {
    const moments = falls(floored, channels, MCR).slice(0, 3);
    expect(moments).toHaveLength(3);
    expect(stopsOf(floored, [stop('floor', vc)], 3)).toEqual(moments);
  });

  it.each([
    ['of one VC', /^credit\/1\//, 1, null],
    ['of any VC at one port', /^credit\/\d+\/S1>S2$/, null, 'S1>S2'],
  ] as const)('the last credit %s', (_, channels, vc, port) => {
    const moments = falls(credited, channels, 0).slice(0, 3);
    expect(moments).toHaveLength(3);
    expect(stopsOf(credited, [stop('credit', vc, port)], 3)).toEqual(moments);
  });
});

describe('breakpoints at events that a run cannot have', () => {
  const refusals = (document: ScenarioDocument, stops: readonly Breakpoint[]) =>
    new Page()
      .load(document)
      .tell({ type: 'stops', stops })
      .last('stops')
      .problems.map(({ path, value, reason }) => [path, value, worded(reason)]);

  it('are refused with what there is', () => {
    expect(refusals(floored, [stop('floor', 9), stop('floor', 1, 'sw0>sw1'), stop('credit')])).toEqual([
      ['stops.0.vc', 9, 'unknown; known: 1, 2, 3'],
      ['stops.1.port', 'sw0>sw1', expect.stringContaining('unknown')],
      ['stops.2.event', 'credit', expect.not.stringMatching(/floor|credit/)],
    ]);
    expect(refusals(credited, [stop('credit', 7), stop('credit', 1, 'S9>S1')])).toEqual([
      ['stops.0.vc', 7, 'unknown; known: 1, 2'],
      ['stops.1.port', 'S9>S1', expect.stringContaining('S1>S2')],
    ]);
  });
});
