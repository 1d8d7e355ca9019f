import { describe, expect, it } from 'vitest';
import type { EditState } from '../../../src/scenario/edits/judged.ts';
import { checkLiveEdit } from '../../../src/scenario/edits/kinds.ts';
import { PLAIN } from '../../support/plainPort.ts';
import { worded } from '../../support/worded.ts';
import { catalog } from './catalog.ts';

const espd = { th1: 1_920, th2: 1_000, listMax: 2, dropTimerMs: 25, timerStop: 'first-release' };
const plain = {
  ...PLAIN,
  crossing: [],
};
const state: EditState = {
  ports: [
    { id: 'S1>S2', bufferCells: 2_000, policy: 'espd', params: espd, frameCells: 12, ...plain },
    { id: 'S2>S3', bufferCells: 2_000, policy: 'espd', params: espd, frameCells: 12, ...plain },
    { id: 'S3>S2', bufferCells: 500, policy: 'rcd', params: {}, frameCells: 2, ...plain },
  ],
  vcs: [],
  presets: { epd: { threshold: 1_960 } },
  senders: [],
  links: [],
  rated: null,
};
const edit = (path: string, value: unknown) => worded(checkLiveEdit(path, value, state, catalog));

describe('a live edit', () => {
  it('moves a threshold wherever the policy has one, and takes a text for a number', () => {
    const checked = edit('policy.th1', '1900');
    expect(checked).toMatchObject({
      ok: true,
      value: 1_900,
      ports: [
        { id: 'S1>S2', params: { ...espd, th1: 1_900 } },
        { id: 'S2>S3', params: { ...espd, th1: 1_900 } },
      ],
    });
  });

  it('touches one port when it names one', () => {
    const checked = edit('ports.S2>S3.policy.listMax', 4);
    expect(checked).toMatchObject({ ok: true, value: 4, ports: [{ id: 'S2>S3', params: { listMax: 4 } }] });
  });

  it('swaps a policy: presets that fit the buffer, defaults where they do not', () => {
    const checked = edit('policy', 'epd');
    expect(checked.ok && checked.ports.map(({ policy, params }) => [policy, params.threshold])).toEqual([
      ['epd', 1_960],
      ['epd', 1_960],
      ['epd', 490],
    ]);
  });

  it('keeps the parameters when the policy stays the same', () => {
    expect(edit('ports.S2>S3.policy', 'espd')).toMatchObject({ ports: [{ params: espd }] });
  });

  it.each([
    ['above the buffer', 'policy.th1', 2_001, /outside 0 to 2,000 cells/, 1_920],
    ['below the range', 'policy.dropTimerMs', 0, /outside 0.01 to 10,000 ms/, 25],
    ['not whole', 'policy.listMax', 1.5, /not a whole number; range 1 to 256 VCs/, 2],
    ['no number', 'policy.th2', 'half', /not a number; range 0 to 2,000/, 1_000],
    ['no such choice', 'policy.timerStop', 'never', /not one of: first-release, empty-list/, 'first-release'],
    ['no such policy', 'policy', 'blue', /unknown policy; known: rcd, ppd/, 'espd'],
    ['no such parameter', 'ports.S2>S3.policy.threshold', 5, /unknown parameter; known: th1, th2/, undefined],
    ['no such port', 'ports.S9>S1.policy', 'rcd', /known: S1>S2, S2>S3/, undefined],
    ['no such path', 'seed', 4, /unknown path; known: policy/, undefined],
    [
      'a buffer below a threshold',
      'ports.S1>S2.buffer',
      1_900,
      /outside 1,920 to 1,000,000 cells \(highest threshold, Th1, of port S1>S2/,
      2_000,
    ],
    ['a buffer below a frame', 'ports.S3>S2.buffer', 1, /outside 2 to 1,000,000 cells \(longest frame/, 500],
  ])('refuses %s and keeps what holds', (_what, path, value, reason, kept) => {
    const checked = edit(path, value);
    expect(checked.ok).toBe(false);
    if (checked.ok) return;
    expect(checked.problem).toMatchObject({ path, value });
    expect(checked.problem.reason).toMatch(reason);
    expect(checked.problem.kept).toBe(kept);
  });

  it('refuses a buffer below a threshold of an ABR algorithm, whatever the policy has', () => {
    const rated = {
      ...state.ports[2]!,
      algorithm: 'relative',
      algorithmParams: { lt: 50, ht: 100, memory: 'none' },
    };
    const resize = (cells: number) =>
      worded(checkLiveEdit('buffer', cells, { ...state, ports: [rated] }, catalog));
    expect(resize(99)).toMatchObject({
      ok: false,
      problem: {
        reason: 'outside 100 to 1,000,000 cells (highest threshold, HT, of port S3>S2 to the limit)',
        kept: 500,
      },
    });
    expect(resize(100)).toMatchObject({ ok: true, value: 100 });
  });

  it('takes a smaller buffer when nothing stands in the way', () => {
    expect(edit('ports.S3>S2.buffer', '100')).toMatchObject({
      ok: true,
      value: 100,
      ports: [{ bufferCells: 100 }],
    });
  });

  describe('of one of two parameters that have an order', () => {
    const params = { low: 1_600, high: 1_900 };
    const port = {
      id: 'S1>S2',
      bufferCells: 2_000,
      policy: 'epd-hysteresis',
      params,
      frameCells: 12,
      ...plain,
    };
    const change = (path: string, value: unknown, presets: EditState['presets'] = {}) =>
      worded(checkLiveEdit(path, value, { ...state, ports: [port], presets }, catalog));

    it('may bring them together, not past each other', () => {
      expect(change('policy.low', 1_900)).toMatchObject({ ok: true, ports: [{ params: { low: 1_900 } }] });
      expect(change('policy.low', '1901')).toEqual({
        ok: false,
        problem: {
          path: 'policy.low',
          value: '1901',
          reason: 'above high; range 0 to 1,900 cells',
          kept: 1_600,
        },
      });
      expect(change('policy.high', 1_599)).toMatchObject({
        ok: false,
        problem: { reason: 'below low; range 1,600 to 2,000 cells', kept: 1_900 },
      });
    });

    it('calls the other by its label, as its handle does', () => {
      const rated = { ...port, algorithm: 'eprca', algorithmParams: { lt: 50, ht: 100 } };
      const checked = checkLiveEdit('algorithm.lt', 150, { ...state, ports: [rated], presets: {} }, catalog);
      expect(worded(checked)).toMatchObject({
        problem: { reason: 'above HT; range 0 to 100 cells', kept: 50 },
      });
    });

    it('swaps to the defaults where a preset fits the buffer by half', () => {
      const small = { ...port, bufferCells: 500, policy: 'rcd', params: {} };
      const presets = { 'epd-hysteresis': { low: 490, high: 1_900 } };
      const presetState = { ...state, ports: [small], presets };
      expect(checkLiveEdit('policy', 'epd-hysteresis', presetState, catalog)).toMatchObject({
        ports: [{ params: { low: 400, high: 475 } }],
      });
    });
  });
});
