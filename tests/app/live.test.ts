import { expect, it } from 'vitest';
import { liveHeadline } from '../../src/app/headline/live.ts';
import { tracesOf } from '../../src/app/traces/index.ts';
import { type BatchReport, EventCode, type LoadedReport, type StageView } from '../../src/contract/index.ts';
import { testSession } from '../support/session.ts';

const MS = 1e9;
const NOW = 500 * MS;

const loaded = {
  type: 'loaded',
  port: 'S1>S2',
  ports: [{ id: 'S1>S2', bufferCells: 2000, policy: 'rcd', params: {} }],
  vcs: [1, 2, 3, 4].map((id) => ({ id, windowBytes: 65_536, path: ['S1', 'S2'] })),
  channels: [
    { id: 'queue/S1>S2', quantity: 'queue', unit: 'cells', vc: null, port: 'S1>S2', binPs: MS },
    ...[1, 2, 3, 4].map((vc) => ({
      id: `cwnd/${vc}`,
      quantity: 'cwnd',
      unit: 'bytes',
      vc,
      port: null,
      binPs: MS,
    })),
  ],
} as unknown as LoadedReport;

interface Picture {
  readonly queue: number;
  /** Most of the bin it is in. */
  readonly most?: number;
  /** Queue before the last ten milliseconds. */
  readonly before: number;
  readonly listed?: readonly number[];
  /** VCs of cells refused one millisecond ago. */
  readonly refused?: readonly number[];
}

function tell({ queue, most = queue, before, listed = [0, 0, 0, 0], refused = [] }: Picture) {
  const session = testSession();
  const traceStore = tracesOf(session).shown;
  traceStore.reset(loaded);
  const bins = Float32Array.from({ length: 500 }, (_, ms) => (ms <= 490 ? before : most));
  const view: StageView = {
    time: NOW,
    buffer: new Uint16Array(queue),
    wires: [],
    listed: Uint8Array.from(listed),
    states: null,
    queues: null,
    rm: null,
    credits: null,
    timers: null,
  };
  const events = {
    time: Float64Array.from(refused, () => NOW - MS),
    code: Uint8Array.from(refused, () => EventCode.drop),
    vc: Uint16Array.from(refused),
    port: new Uint16Array(refused.length),
    value: new Float32Array(refused.length),
  };
  const columns = [{ channel: 0, firstBin: 0, min: bins, max: bins }];
  traceStore.append({
    columns,
    events,
    view,
    forgetFrom: null,
    present: { time: NOW, values: Float64Array.of(queue, 10_240, 10_240, 10_240, 10_240) },
    arriving: [],
    applied: [],
  } as unknown as BatchReport);
  return liveHeadline(session, loaded, NOW, 2000);
}

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it('says whom the drop list names, and what was lost', () => {
  const { headline, lasting, sentence } = tell({
    queue: 1900,
    before: 1800,
    listed: [1, 0, 1, 0],
    refused: [1, 3],
  });
  expect(headline).toBe('VCs 1 and 3 are on the drop list.');
  expect(lasting).toBe('At 0.500 s, VCs 1 and 3 were on the drop list.');
  expect(plain(sentence)).toContain(
    '**1,900** of **2,000** cells. **2** cells were lost in the last **10 ms**',
  );
});

it('says of no VC that it lost a cell of which none was', () => {
  const { headline, sentence } = tell({ queue: 1900, before: 1800, listed: [1, 0, 0, 0] });
  expect(headline).toBe('VC 1 is on the drop list.');
  expect(sentence).not.toContain('lost');
});

it('counts senders of a burst that goes on, up to now, in the past tense', () => {
  expect(tell({ queue: 2000, before: 2000, refused: [1, 1, 2] }).headline).toBe(
    'So far two of four senders have lost cells in this burst, the first at 0.499 s.',
  );
  expect(tell({ queue: 2000, before: 2000, refused: [1, 1] }).headline).toBe(
    'So far one of four senders has lost cells in this burst, the first at 0.499 s.',
  );
  expect(tell({ queue: 2000, before: 2000, refused: [1, 2, 3, 4] }).lasting).toBe('At 0.499 s losses began.');
});

it('takes a sawtooth within a bin for no change, and names the range', () => {
  const { headline, sentence } = tell({ queue: 900, most: 1000, before: 1000 });
  // It holds 900 at 0.500 s: a range that reads as if it ended there would deny that.
  expect(headline).toBe('From 0.489 to 0.499 s the queue held 1,000 of 2,000 cells.');
  expect(plain(sentence)).toBe(
    'The queue holds **900** of **2,000** cells. All windows together: **40 KB**.',
  );
});

it('measures a silence', () => {
  const { headline, sentence } = tell({ queue: 0, before: 700 });
  expect(headline).toBe('The queue has been empty for 9 ms.');
  expect(plain(sentence)).toBe('Empty for **9 ms**. All windows together: **40 KB**.');
});

it.each([
  [1200, 900, 'The queue is filling.', 'At least **300** more than **10 ms** ago.'],
  [900, 1200, 'The queue is draining.', 'At least **300** fewer than **10 ms** ago.'],
  [
    1200,
    1190,
    'From 0.490 to 0.500 s the queue held 1,190 to 1,200 of 2,000 cells.',
    '**1,200** of **2,000** cells.',
  ],
  [2000, 2000, 'From 0.490 to 0.500 s the queue held 2,000 of 2,000 cells.', '**2,000** of **2,000** cells.'],
])('from %d to %d cells: %s', (queue, before, headline, part) => {
  const telling = tell({ queue, before });
  expect(telling.headline).toBe(headline);
  expect(telling.sentence).toContain(part);
});
