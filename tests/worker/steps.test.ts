import { describe, expect, it } from 'vitest';
import { pauseReason } from '../../src/contract/index.ts';
import { sayRemarks } from '../../src/strings/en/remarks/index.ts';
import { Page } from '../support/page.ts';
import { digestAt, fingerprint, slow, straight } from './slow.ts';

const DROP = 1;

/** At 1 s of the slow run, paused. */
function standing(): Page {
  const page = new Page().load(slow);
  page.seek(0.4);
  return page;
}

describe('a step', () => {
  it('of a cell is one cell slot of the shown port', () => {
    const page = standing();
    const { cellPs } = page.last('loaded');
    page.tell({ type: 'step', kind: 'cell' });
    expect(page.batch).toMatchObject({
      now: 0.4e12 + cellPs,
      reason: pauseReason('moved', { by: 'cell', back: false }),
      state: 'paused',
    });
  });

  it('to a drop stops right behind it and tells the decision whole', () => {
    const page = standing().tell({ type: 'step', kind: 'drop' });
    const first = straight().events.find(([time, code]) => time >= 0.4e12 && code === DROP) as number[];
    const { decision, now, reason } = page.batch;
    expect([now, reason]).toEqual([first[0]! + 1, pauseReason('found', { what: 'drop' })]);
    expect(decision).toMatchObject({
      time: first[0],
      vc: first[2],
      line: first[4],
      accepted: false,
      port: 'S1>S2',
    });
    expect(sayRemarks(decision?.sentence ?? [])).not.toBe('');
  });

  it('to a drop, again and again, visits the moments of all of them', () => {
    const page = standing();
    const moments = straight().events.filter(([time, code]) => time >= 0.4e12 && code === DROP);
    const expected = [...new Set(moments.map(([time]) => time))].slice(0, 12);
    const visited = expected.map(() => page.tell({ type: 'step', kind: 'drop' }).batch.now - 1);
    expect(visited).toEqual(expected);
  });

  it('to the end of a frame stops at a last cell', () => {
    const page = standing().tell({ type: 'step', kind: 'frame' });
    expect(page.batch).toMatchObject({
      reason: pauseReason('found', { what: 'frame' }),
      decision: { last: true },
    });
  });

  it('to a drop that does not come goes to the end of the run and says so', () => {
    const page = new Page().load({ ...slow, ports: { default: { bufferCells: 5_000, policy: 'rcd' } } });
    page.tell({ type: 'step', kind: 'drop' });
    expect(page.batch).toMatchObject({
      reason: pauseReason('none', { what: 'drop', where: 'after' }),
      state: 'ended',
    });
  });

  it('changes nothing: the run goes on as if nobody had looked', () => {
    const page = standing();
    for (const kind of ['drop', 'cell', 'frame', 'drop'] as const) page.tell({ type: 'step', kind });
    expect(page.ask('digest')).toBe(digestAt(page.batch.now / 1e12));
    expect(page.seek(1.5).digest).toBe(straight().digest);
    expect(page.events).toEqual(straight().events);
    expect(fingerprint(page.bins)).toEqual(straight().bins);
  });

  it('over a moment that is remembered does not leave the port looking closely for ever', () => {
    const page = new Page().load(slow);
    const snapshot = 2 ** 38;
    page.seek((snapshot - 1e6) / 1e12);
    page.tell({ type: 'step', kind: 'cell' }); // over the snapshot
    page.seek(1);
    page.seek((snapshot + 1e6) / 1e12); // back to it
    const { run } = page.host as unknown as {
      run: { simulation: { network: { ports: { probes: { decide: boolean } }[] } } };
    };
    const { ports } = run.simulation.network;
    expect(ports.filter(({ probes }) => probes.decide)).toEqual([]);
  });
});

describe('seeking', () => {
  it('back and forth gives the digest of every moment', () => {
    const page = new Page().load(slow);
    for (const seconds of [0.7, 0.2, 1.5, 0, 0.9, 0.3, 1.1]) {
      const { time, digest, id } = page.seek(seconds);
      expect([time, id]).toEqual([Math.round(seconds * 1e12), 1]);
      expect(digest).toBe(digestAt(seconds));
    }
  });

  it('stays within the run', () => {
    const page = new Page().load(slow);
    expect([page.seek(-3).time, page.seek(99).time]).toEqual([0, 1.5e12]);
  });

  it('back forgets nothing of the record', () => {
    const page = new Page().load(slow);
    page.seek(1.2);
    page.seek(0.3);
    expect(page.batch).toMatchObject({ now: 0.3e12, recorded: 1.2e12, forgetFrom: null });
    page.seek(1.5);
    expect(page.events).toEqual(straight().events);
    expect(fingerprint(page.bins)).toEqual(straight().bins);
  });

  it('pauses a playing run', () => {
    const page = new Page().load(slow).tell({ type: 'speed', ratio: 0.1 }).tell({ type: 'play' }).wait(50);
    page.seek(0.1);
    expect(page.wait(500).batch).toMatchObject({ now: 0.1e12, state: 'paused' });
  });
});
