import { afterEach, expect, it, vi } from 'vitest';
import { RecordedEpisodes } from '../../../src/app/branches/events/episodes.ts';
import { paintDropMarks } from '../../../src/app/panels/queue/marks.ts';
import type { PlotFrame } from '../../../src/app/plot/frame.ts';
import { eventColumns } from '../../../src/app/plot/paint/drops.ts';
import { plotStyles } from '../../../src/app/plot/paint/style.ts';
import { timeScale } from '../../../src/app/plot/scale.ts';
import { tokens } from '../../../src/app/theme/tokens/tokens.ts';
import { Column } from '../../../src/app/traces/column.ts';
import { TraceStore } from '../../../src/app/traces/index.ts';
import { EventCode, type LoadedReport } from '../../../src/contract/index.ts';
import { EMPTY_BATCH } from '../../support/emptyBatch.ts';
import { recordingContext } from '../../support/recordingContext.ts';

const FEW = 10_000;
const MANY = 1_000_000;
/** A run of one second in which drops are lost all the time, at two ports by turns. */
const RUN_PS = 1e12;
const BATCH = 200;

const loaded = {
  channels: [],
  port: 'S2>S3',
  ports: [{ id: 'S2>S3', bufferCells: 100 }, { id: 'S1>S2' }],
  vcs: [{ baseRttPs: 1e9 }],
  cellPs: 2.7e6,
} as unknown as LoadedReport;

/** So many drops from a time on, with the same step. */
const batch = (count: number, from: number, stepPs: number) => ({
  ...EMPTY_BATCH,
  events: {
    time: Float64Array.from({ length: count }, (_, i) => Math.round(from + i * stepPs)),
    code: new Uint8Array(count).fill(EventCode.drop),
    vc: Uint16Array.from({ length: count }, (_, i) => 1 + (i % 10)),
    port: Uint16Array.from({ length: count }, (_, i) => i % 2),
    value: new Float32Array(count),
  },
});

/** So many drops, in batches as a run sends them; those of all ports together are asked for from the first one on. */
function recordOf(drops: number): TraceStore {
  const store = new TraceStore();
  store.reset(loaded);
  const step = RUN_PS / drops;
  for (let sent = 0; sent < drops; sent += FEW) {
    store.append(batch(FEW, sent * step, step));
    store.events(EventCode.drop);
  }
  return store;
}

const records: Readonly<Record<number, TraceStore>> = { [FEW]: recordOf(FEW), [MANY]: recordOf(MANY) };
afterEach(() => vi.restoreAllMocks());

/** How many values a task reads of columns; of what is known of a block, its different values. */
function readsOf(task: () => void): number {
  let reads = 0;
  const { at, read, blockAt } = Column.prototype;
  vi.spyOn(Column.prototype, 'at').mockImplementation(function (this: Column, i) {
    reads++;
    return at.call(this, i);
  });
  vi.spyOn(Column.prototype, 'read').mockImplementation(function (this: Column, from, into) {
    const count = read.call(this, from, into);
    reads += count;
    return count;
  });
  vi.spyOn(Column.prototype, 'blockAt').mockImplementation(function (this: Column, from) {
    const block = blockAt.call(this, from);
    reads += 1 + (block?.kinds?.length ?? 0);
    return block;
  });
  task();
  vi.restoreAllMocks();
  return reads;
}

/** The queue's plot of the whole run, with the head at its end. */
function frameOf(traces: TraceStore): PlotFrame {
  const { ctx } = recordingContext();
  const state = { now: RUN_PS, run: 'playing', cursor: null, loaded };
  const x = timeScale({ from: 0, to: RUN_PS }, 1000);
  const size = { width: 1000, height: 128, head: 999 };
  return {
    ctx,
    x,
    ...size,
    state,
    traces,
    style: plotStyles.laptop,
    t: tokens.light,
  } as unknown as PlotFrame;
}

const TASKS = {
  'a frame of the drop marks': (store: TraceStore) => paintDropMarks(frameOf(store), 26, 1000, []),
  'a frame of the timeline': (store: TraceStore) =>
    void eventColumns(store.lossesAt(0), { first: 0, columns: 1000, columnPs: RUN_PS / 1000 }),
};

it.each(Object.entries(TASKS))('%s reads no more of a million drops than of ten thousand', (_, task) => {
  const [few, many] = [FEW, MANY].map((drops) => readsOf(() => task(records[drops] as TraceStore)));
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThanOrEqual(2 * (few ?? 0));
});

it('a batch reads its own drops, however many there are before it', () => {
  const [few, many] = [FEW, MANY].map((drops) => {
    const store = records[drops] as TraceStore;
    const episodes = new RecordedEpisodes(loaded);
    const events = () => ({
      losses: store.lossesAt(0),
      timeouts: store.eventsAt(EventCode.timeout, 0),
      marks: store.eventsAt(EventCode.mark, 0),
    });
    episodes.of(events());
    return readsOf(() => {
      store.append(batch(BATCH, RUN_PS, 1e6));
      store.events(EventCode.drop);
      episodes.of(events());
    });
  });
  expect(few).toBeGreaterThanOrEqual(BATCH);
  expect(many).toBeLessThanOrEqual(2 * (few ?? 0));
});
