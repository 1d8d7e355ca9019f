import { expect, it } from 'vitest';
import { liveTelling } from '../../src/app/panels/sentence/live.ts';
import { traceStore } from '../../src/app/traces/index.ts';
import { type BatchReport, EventCode, type LoadedReport, type StageView } from '../../src/contract/index.ts';

const MS = 1e9;
const NOW = 500 * MS;

const loaded = {
  type: 'loaded',
  port: 'S1>S2',
  ports: [{ id: 'S1>S2', bufferCells: 2000, policy: 'rcd', params: {} }],
  vcs: [1, 2, 3, 4].map((id) => ({ id })),
  channels: [{ id: 'queue/S1>S2', quantity: 'queue', unit: 'cells', vc: null, port: 'S1>S2', binPs: MS }],
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
  traceStore.reset(loaded);
  const bins = Float32Array.from({ length: 500 }, (_, ms) => (ms <= 490 ? before : most));
  const view: StageView = {
    time: NOW,
    buffer: new Uint16Array(queue),
    wires: [],
    cwnd: new Float64Array(4).fill(10 * 1024),
    ssthresh: new Float64Array(4),
    listed: Uint8Array.from(listed),
    queues: null,
    rm: null,
    credits: null,
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
    queue: null,
    arriving: [],
  } as unknown as BatchReport);
  return liveTelling(loaded, NOW, 2000);
}

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it('says whom the drop list names', () => {
  const { headline, sentence } = tell({ queue: 1900, before: 1800, listed: [1, 0, 1, 0], refused: [1, 3] });
  expect(headline).toBe('VC 1 and 3 are refused.');
  expect(sentence).toContain('**1,900** of **2,000** cells; **2** refused in the last 10 ms');
});

it('counts cells and senders of an overflow', () => {
  expect(tell({ queue: 2000, before: 2000, refused: [1, 1, 2] }).headline).toBe(
    'Cells of 2 of 4 senders are refused.',
  );
  expect(tell({ queue: 2000, before: 2000, refused: [1, 2, 3, 4] }).headline).toBe(
    'All 4 senders lose cells.',
  );
});

it('takes a sawtooth within a bin for no change', () => {
  const { headline, sentence } = tell({ queue: 900, most: 1000, before: 1000 });
  expect(headline).toBe('The queue holds its level.');
  expect(plain(sentence)).toContain('**900** of **2,000** cells, **0** in 10 ms');
});

it('measures a silence', () => {
  const { headline, sentence } = tell({ queue: 0, before: 700 });
  expect(headline).toBe('Nobody is waiting at this port.');
  expect(plain(sentence)).toBe(
    'Empty for **9 ms**, **0** timeouts in the last 200 ms, all windows together **40 KB**.',
  );
});

it.each([
  [1200, 900, 'The queue is filling.', '+300'],
  [900, 1200, 'The queue is draining.', '\u2212300'],
  [1200, 1190, 'The queue holds its level.', '+10'],
  [3, 2, 'Hardly anything is waiting.', '+1'],
])('from %d to %d cells: %s', (queue, before, headline, change) => {
  const telling = tell({ queue, before });
  expect(telling.headline).toBe(headline);
  expect(telling.sentence).toContain(`**${change}** in 10 ms`);
});
