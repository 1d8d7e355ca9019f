import { describe, expect, it } from 'vitest';
import { windowSigns } from '../../../../src/app/panels/policy/explained/windowSigns.ts';
import { EventCode, type EventCodeValue, type ScenarioDocument } from '../../../../src/contract/index.ts';
import { catalog } from '../../../../src/engine/node.ts';
import { findScenario } from '../../../../src/scenarios/index.ts';
import { HostedTraces } from '../../../support/hostedTraces.ts';

const MS = 1e9;
const END = 400 * MS;

function scene(): ScenarioDocument {
  const found = findScenario('half-empty');
  if (found === null) throw new Error('no such scene');
  return found;
}

const under = (congestionControl: string, more = {}) =>
  new HostedTraces({ ...scene(), tcp: { ...scene().tcp, congestionControl, ...more } }).seek(END);

/** The line of a congestion control that is lit for a VC at the head. */
function lineOf(run: HostedTraces, id: string, vc: number): string | undefined {
  const info = catalog.explained.find((one) => one.id === id);
  const lines = windowSigns(run.seen, vc).map((sign) => info?.pseudoCode.find((one) => one.sign === sign));
  return lines.find((line) => line !== undefined)?.text;
}

/** Events of a code: when, and whose. */
function events(run: HostedTraces, code: EventCodeValue) {
  const series = run.traces.events(code);
  return Array.from({ length: series.length }, (_, i) => ({ time: series.time.at(i), vc: series.vc.at(i) }));
}

describe('the lit line of a congestion control', () => {
  it('is that of the timeout after a timeout, until the window grows again', () => {
    const run = under('reno');
    const timeout = events(run, EventCode.timeout).find(({ time, vc }) =>
      windowSigns(run.seek(time! - 5 * MS).seen, vc!).includes('waits'),
    );
    if (timeout === undefined) throw new Error('no sender waits for its timer');
    expect(lineOf(run.seek(timeout.time!), 'reno', timeout.vc!)).toContain('cwnd ← seg; send all again');
    expect(lineOf(run.seek(timeout.time! - 5 * MS), 'rto', timeout.vc!)).toContain('the timer runs for');
    expect(lineOf(run.seek(timeout.time! + 40 * MS), 'slow-start', timeout.vc!)).toBe('cwnd ← cwnd + seg');
  });

  it('is that of fast retransmit, then of each further duplicate, then of the end of recovery', () => {
    const run = under('reno');
    const met = events(run, EventCode.fastRetransmit)
      .slice(0, 8)
      .flatMap(({ time, vc }) =>
        [0, 2, 4, 6, 8, 10, 12, 14].map((ms) => lineOf(run.seek(time! + ms * MS), 'reno', vc!)),
      );
    expect(met[0]).toContain('recovery begins');
    expect(met).toContain('cwnd ← cwnd + seg');
    expect(met).toContain('cwnd ← ssthresh; recovery ends');
  });

  it('is that of growth before anything is lost', () => {
    const run = under('tahoe');
    expect(lineOf(run.seek(60 * MS), 'tahoe', 1)).toContain('grow cwnd');
    expect(lineOf(run.seek(60 * MS), 'slow-start', 1)).toBe('cwnd ← cwnd + seg');
  });

  it('is that of the loss under Tahoe, which has no recovery', () => {
    const run = under('tahoe');
    const [loss] = events(run, EventCode.fastRetransmit);
    expect(lineOf(run.seek(loss!.time!), 'tahoe', loss!.vc!)).toBe('cwnd ← seg');
    const met = events(run, EventCode.fastRetransmit).flatMap(({ time, vc }) =>
      windowSigns(run.seek(time! + 3 * MS).seen, vc!),
    );
    expect(met).not.toContain('recovery');
  });

  it.each(['newreno', 'sack', 'cubic'])('never leaves a running sender of %s in the dark', (id) => {
    const run = under(id);
    for (let ms = 70; ms < 390; ms += 20) {
      run.seek(ms * MS);
      for (const vc of [1, 5, 9]) expect(lineOf(run, id, vc), `${ms} ms, VC ${vc}`).toBeDefined();
    }
  });

  it('is none for a VC without TCP', () => {
    const rates = findScenario('exact-rates');
    if (rates === null) throw new Error('no such scene');
    expect(windowSigns(new HostedTraces(rates).seek(20 * MS).seen, 1)).toEqual([]);
  });
});
