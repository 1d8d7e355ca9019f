import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import type { LabState } from '../../../src/app/lab/lab.ts';
import { type PaperAddress, readPaper } from '../../../src/app/papers/paperLink.ts';
import { createShown } from '../../../src/app/papers/shown/shown.ts';
import type { DrawnTrace } from '../../../src/contract/index.ts';
import { figureJobs } from '../../../src/studies/figures/plots.ts';
import { findStudy, keyOf } from '../../../src/studies/index.ts';

const NOTHING = {
  results: new Map(),
  moments: new Map(),
  traces: new Map(),
  seeds: 0,
  status: 'opening',
} as unknown as LabState;

function opened(search: string) {
  const lab = createStore<LabState>()(() => NOTHING);
  const address = createStore<PaperAddress>()(() => readPaper(search));
  return { lab, address, shown: createShown(lab, address) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a paper is there after some turns, and says whether what is kept has been read', () => {
  const { lab, shown } = opened('?paper=004');
  expect(shown.getState()).toBeNull();
  vi.runAllTimers();
  const study = findStudy('004');
  expect(shown.getState()).toMatchObject({ study, isOpened: false, reading: null });
  expect(shown.getState()?.tables.map(({ table }) => table)).toEqual(study?.tables);
  expect(shown.getState()?.figures).toHaveLength(study?.figures.length ?? 0);
  lab.setState({ status: 'idle' });
  vi.runAllTimers();
  expect(shown.getState()?.isOpened).toBe(true);
});

it('a run that comes changes the figure it belongs to and no other', () => {
  const { lab, shown } = opened('?paper=004&seeds=2&scale=0.2');
  vi.runAllTimers();
  const before = shown.getState() ?? expect.unreachable();
  const [, second] = before.figures.filter(({ figure }) => figure.runs !== undefined);
  const [job] = figureJobs(second?.figure ?? expect.unreachable(), 2);
  const trace = {} as DrawnTrace;
  lab.setState({ traces: new Map([[keyOf(job ?? expect.unreachable()), trace]]) });
  vi.runAllTimers();
  const after = shown.getState() ?? expect.unreachable();
  const changed = after.figures.filter((one, nth) => one !== before.figures[nth]);
  expect(changed.map(({ figure }) => figure)).toEqual([second?.figure]);
  expect([...(changed[0]?.traces.values() ?? [])]).toEqual([trace]);
  expect(after.tables.every((one, nth) => one === before.tables[nth])).toBe(true);
});

it('another address is begun at once, and what was under way for the first is never shown', () => {
  const { address, shown } = opened('?paper=004');
  const papers: (string | undefined)[] = [];
  shown.subscribe((now) => papers.push(now?.address.paper));
  address.setState({ paper: '000', reading: 'starts=100ms' });
  vi.runAllTimers();
  expect(new Set(papers)).toEqual(new Set(['000']));
  expect(shown.getState()?.reading?.id).toBe('starts=100ms');
  expect(shown.getState()?.tables.every(({ others }) => others !== null)).toBe(true);
});
