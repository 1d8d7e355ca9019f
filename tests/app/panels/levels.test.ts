import { describe, expect, it } from 'vitest';
import { type Level, levelHeights, levelLanes } from '../../../src/app/lanes/levels/levels.ts';
import { levelsAt } from '../../../src/app/lanes/levels/words.ts';
import { creditLanes } from '../../../src/app/panels/credit/levels.ts';
import { atShownPort, segmentLevels, segmentNodes } from '../../../src/app/panels/segments/segments.ts';
import { plotStyles } from '../../../src/app/plot/paint/style.ts';
import { countedAcross, ownPart } from '../../../src/app/rates/classes.ts';
import type { TraceStore } from '../../../src/app/traces/index.ts';
import type { LoadedReport, VcState } from '../../../src/contract/index.ts';
import { testSession } from '../../support/session.ts';

const run = (channels: readonly string[], port = 'A>B'): LoadedReport =>
  ({
    port,
    scenario: { links: [{ rateMbps: 42.4 }], vcs: [{ id: 1 }, { id: 2, serviceClass: 'nrt-vbr' }] },
    vcs: [
      { id: 1, name: 'one', path: ['x', 'A', 'B', 'C', 'y'], abr: {} },
      { id: 2, name: 'two', path: ['u', 'A', 'B', 'v'], abr: {} },
    ],
    channels: channels.map((id) => ({ id })),
  }) as unknown as LoadedReport;

const CREDIT = [1, 2].flatMap((vc) =>
  (vc === 1 ? ['x>A', 'A>B', 'B>C', 'C>y'] : ['u>A', 'A>B', 'B>v']).map((hop) => `credit/${vc}/${hop}`),
);

const lanes = (...given: Parameters<typeof creditLanes>) =>
  creditLanes(...given).map(({ vc, hop, large }) => `${vc} ${hop}${large ? ' large' : ''}`);

describe('credit over time', () => {
  it('is that of every VC behind the shown port, and of the followed one on its other hops', () => {
    expect(lanes(run(CREDIT), null, false)).toEqual(['1 A>B large', '2 A>B', '1 x>A', '1 B>C', '1 C>y']);
    expect(lanes(run(CREDIT), 2, false)).toEqual(['2 A>B large', '1 A>B', '2 u>A', '2 B>v']);
    expect(lanes(run(CREDIT, 'B>C'), 2, false)).toEqual(['1 B>C large', '1 x>A', '1 A>B', '1 C>y']);
  });

  it('is on a projector that of one VC, behind the port and before it', () => {
    expect(lanes(run(CREDIT), 2, true)).toEqual(['2 A>B large', '2 u>A']);
  });

  it('is not there without credit', () => {
    expect(lanes(run([]), 1, false)).toEqual([]);
  });
});

describe('cut loops', () => {
  const cut = run(['acr/1/A', 'queue/1/A', 'acr/1/C', 'queue/1/C']);

  it('have a rate and a queue at each switch that cuts them, in the order of the way', () => {
    expect(segmentNodes(cut, 1)).toEqual(['A', 'C']);
    expect(segmentLevels(cut, 1, [2, 50, 4, 20]).map(({ channel, most }) => [channel, most])).toEqual([
      ['acr/1/A', 50_000],
      ['queue/1/A', 50],
      ['acr/1/C', 25_000],
      ['queue/1/C', 20],
    ]);
    expect(segmentLevels(cut, 2, [])).toEqual([]);
  });

  it('are on a projector those at the shown port, else at the first switch', () => {
    const shown = (port: string) => {
      const loaded = run(['acr/1/A', 'queue/1/A', 'acr/1/C', 'queue/1/C'], port);
      return atShownPort(loaded, 1, segmentLevels(loaded, 1, [])).map(({ channel }) => channel);
    };
    expect(shown('C>y')).toEqual(['acr/1/C', 'queue/1/C']);
    expect(shown('B>C')).toEqual(['acr/1/A', 'queue/1/A']);
  });

  it('are told with what each value is held against', () => {
    const values: Record<string, number> = {
      'acr/1/A': 48_000,
      'fair/1': 45_000,
      'queue/1/A': 7,
      'acr/1/C': 1,
    };
    const traces = {
      channel: (id: string) => (id in values ? { at: () => values[id], spans: () => ({ max: [12] }) } : null),
    } as unknown as TraceStore;
    expect(levelsAt(testSession(), segmentLevels(cut, 1, []).slice(0, 2), 0, traces)).toBe(
      'one from A on 48.0k, fair 45.0k, one waiting at A 7 cells, max 12',
    );
  });
});

describe('the part of a VC of the use of a link', () => {
  const counted = run(['arrived/1', 'arrived/2'], 'B>C');

  it('is that of VCs that cross it', () => {
    expect(countedAcross(counted, 'A>B').map(({ id }) => id)).toEqual([1, 2]);
    expect(countedAcross(counted, 'B>C').map(({ id }) => id)).toEqual([1]);
    expect(countedAcross(run([]), 'A>B')).toEqual([]);
  });

  it('is shown of the VC in the large lane, where that crosses it', () => {
    expect([null, 1, 2].map((followed) => ownPart(counted, followed, 'B>C', [])?.vc ?? null)).toEqual([
      1,
      1,
      null,
    ]);
  });

  it('belongs to the class the VC has now', () => {
    const asCbr = { id: 2, serviceClass: 'cbr' } as VcState;
    expect(ownPart(counted, 1, 'A>B', [asCbr])).toEqual({ vc: 1, serviceClass: 'abr' });
    expect(ownPart(counted, 2, 'A>B', [])).toEqual({ vc: 2, serviceClass: 'nrt-vbr' });
    expect(ownPart(counted, 2, 'A>B', [asCbr])).toEqual({ vc: 2, serviceClass: 'cbr' });
  });
});

const lanesIn = (levels: readonly Level[], height: number) =>
  levelLanes(levels, { height, profile: 'laptop', style: plotStyles.laptop }, () => {});

describe('lanes', () => {
  it('are lower where there are many, with most of that for their scales', () => {
    const nodes = ['A', 'B', 'C', 'D'];
    const cut = (count: number) => {
      const channels = nodes.slice(0, count).flatMap((node) => [`acr/1/${node}`, `queue/1/${node}`]);
      const loaded = run(channels);
      Object.assign(loaded.vcs[0] ?? {}, { path: ['x', ...nodes, 'y'] });
      return segmentLevels(loaded, 1, []);
    };
    expect(levelHeights(cut(2)).least).toBe(76);
    expect(levelHeights(cut(4)).least).toBeLessThanOrEqual(104);
    expect(lanesIn(cut(4), 104)[0]).toMatchObject({ height: 13, above: 2 });
    expect(lanesIn(cut(4), 160)[0]).toMatchObject({ height: 20, above: 6 });
  });

  it('fill the height, the large one above twice as high as a small one', () => {
    const levels = segmentLevels(run(['acr/1/A', 'queue/1/A']), 1, []).map((level, i) => ({
      ...level,
      large: i === 0,
    }));
    const [large, small] = lanesIn(levels, 96);
    expect((large?.height ?? 0) / (small?.height ?? 1)).toBeCloseTo(2.2);
    expect((small?.top ?? 0) + (small?.height ?? 0)).toBeCloseTo(96);
  });
});
