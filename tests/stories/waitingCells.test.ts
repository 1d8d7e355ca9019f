import { expect, it } from 'vitest';
import { paintStoryNetwork } from '../../src/app/story/paint/network.ts';
import type { Pen } from '../../src/app/story/paint/pen.ts';
import { StoryRecord } from '../../src/app/story/record.ts';
import { tokens } from '../../src/app/theme/tokens/tokens.ts';
import type { StoryPart } from '../../src/contract/index.ts';

const BUFFER = 2_000;
const WAITING = 1_800;
const BIN_S = 0.001;

/** At the end of the first bin, as far as the run has been computed, or farther: who sent a cell is known once it has left. */
function recordWith(left: number): StoryRecord {
  const record = new StoryRecord({
    type: 'story-started',
    port: 'S1>S2',
    binPs: BIN_S * 1e12,
    cellPs: 2_726_000,
    endPs: 1e12,
    bufferCells: BUFFER,
    senders: [1, 2],
    isFifo: true,
  });
  const none = new Uint16Array();
  const times = new Float64Array();
  const part: StoryPart = {
    type: 'story-part',
    until: BIN_S * 1e12,
    low: Uint32Array.of(0),
    high: Uint32Array.of(WAITING),
    last: Uint32Array.of(WAITING),
    begun: Uint32Array.of(300),
    order: Uint16Array.from({ length: left }, (_, i) => 1 + (i % 2)),
    held: new Uint32Array(),
    lossTime: times,
    lossVc: none,
    timeoutTime: times,
    timeoutVc: none,
    timerTime: times,
    timerPlace: none,
    timerSince: times,
    timerDue: times,
    timerAlone: none,
  };
  record.add(part);
  return record;
}

/** How much of the buffer is covered by blocks, on a phone, and in which colours. */
function painted(record: StoryRecord) {
  const width = 360;
  const buffer = { x: 1, y: 52, width: width - 2, height: 58 };
  const colors = new Set<string>();
  let area = 0;
  const ctx = {
    fillStyle: '',
    fillRect(x: number, y: number, w: number, h: number) {
      const shown = Math.min(x + w, buffer.x + buffer.width - 4) - Math.max(x, buffer.x + 5);
      if (y < buffer.y || shown <= 0) return;
      colors.add(this.fillStyle);
      area += shown * h;
    },
  };
  const nothing = () => {};
  const pen = {
    ctx: new Proxy(ctx, { get: (own, key) => Reflect.get(own, key) ?? nothing }),
    width,
    height: 130,
    u: 1,
    theme: 'light',
    colors: tokens.light,
    labels: { put: nothing },
    narrow: true,
  } as unknown as Pen;
  paintStoryNetwork(pen, {
    record,
    head: BIN_S,
    queue: WAITING,
    followed: null,
    room: BUFFER,
    hasDrops: false,
  });
  return { share: area / (buffer.width * buffer.height), colors };
}

it('a buffer is drawn as full as it is, before and after it is known who sent the cells', () => {
  const known = painted(recordWith(300 + WAITING));
  const unknown = painted(recordWith(300));
  expect(known.share).toBeGreaterThan(0.5);
  expect(unknown.share).toBeCloseTo(known.share, 6);
  expect([...unknown.colors]).toContain(tokens.light.rule);
  expect([...known.colors]).not.toContain(tokens.light.rule);
});
