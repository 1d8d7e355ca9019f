import { whole } from '../../format.ts';
import type { Box } from '../../plot/plane.ts';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import type { StoryRecord } from '../record.ts';
import { fill, frame, lossMark, type Pen, senderColor } from './pen.ts';

/** Input of the picture of the network. */
export interface NetworkShown {
  readonly record: StoryRecord;
  readonly head: number;
  /** Number of waiting cells. */
  readonly queue: number;
  /** The sender whose cells keep their colour; null: all do. */
  readonly followed: number | null;
  /** Capacity of the buffer picture, cells. */
  readonly room: number;
  readonly hasDrops: boolean;
}

/** Position and size of a sender's mark. */
export interface SenderMark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Blocks in a full buffer, and cells per block on the link: few enough that their motion is visible. */
const BLOCKS = 84;
const ON_LINK = 200;
const ROWS = 6;

/** Below this width the wire is short, and the label of the buffer names only its waiting cells; in design units. */
const TIGHT = 900;
const TIGHT_WIRE = 40;

interface Plan {
  readonly places: readonly SenderMark[];
  readonly wire: Box | null;
  readonly switch: Box | null;
  readonly buffer: Box;
  readonly link: Box | null;
  readonly words: number;
}

/** Layout in design units, x from the left edge of the picture; above the buffer is room for the mark of a loss. */
export function networkPlan(pen: Pen, senders: number): Plan {
  const { width, u, narrow } = pen;
  if (narrow) {
    const step = width / senders;
    return {
      places: Array.from({ length: senders }, (_, i) => ({
        x: (i + 0.5) * step,
        y: 18,
        size: Math.min(30, step - 4),
      })),
      wire: null,
      switch: null,
      buffer: { x: 1, y: 52, width: width - 2, height: 58 },
      link: null,
      words: 126,
    };
  }
  const perRow = Math.ceil(senders / 2);
  const end = width - 130 * u;
  const isTight = width < TIGHT * u;
  const wireWidth = isTight ? Math.min(TIGHT_WIRE, 329 - 44 * perRow) : 329 - 44 * perRow;
  const switchX = (34 + 44 * perRow + wireWidth) * u;
  const bufferX = switchX + 113 * u;
  const linkWidth = (isTight ? 80 : width < 1150 * u ? 110 : 240) * u;
  return {
    places: Array.from({ length: senders }, (_, i) => ({
      x: (26 + 44 * (i % perRow)) * u,
      y: (i < perRow ? 34 : 86) * u,
      size: 32 * u,
    })),
    wire: { x: (34 + 44 * perRow) * u, y: 53 * u, width: wireWidth * u, height: 14 * u },
    switch: { x: switchX, y: 30 * u, width: 97 * u, height: 60 * u },
    buffer: { x: bufferX, y: 18 * u, width: end - linkWidth - bufferX, height: 84 * u },
    link: { x: end - linkWidth + 5 * u, y: 51 * u, width: linkWidth - 5 * u, height: 18 * u },
    words: 121 * u,
  };
}

function colorOf(pen: Pen, vc: number, followed: number | null): string {
  if (vc === 0) return pen.colors.rule;
  return followed === null || followed === vc ? senderColor(pen, vc) : pen.colors.rule;
}

/** Waiting cells, the next to leave on the right: every n-th in the colour of its sender. */
function paintBuffer(pen: Pen, box: Box, { record, head, queue, room, followed }: NetworkShown): void {
  const { ctx, colors, u } = pen;
  const { isFifo, senders } = record.started;
  const waits = Math.min(queue, room);
  const every = Math.max(1, Math.round(room / BLOCKS));
  const inner = { x: box.x + 5 * u, y: box.y + 4 * u, width: box.width - 9 * u, height: box.height - 8 * u };
  const gone = record.begunAt(head);
  const pitch = (inner.width * every * ROWS) / room;
  const height = inner.height / ROWS;
  if (!isFifo) {
    let x = inner.x + inner.width;
    record.heldAt(head).forEach((cells, i) => {
      const width = (inner.width * cells) / room;
      x -= width;
      fill(
        pen,
        { ...inner, x, width: Math.max(0, width - 1.5 * u) },
        colorOf(pen, senders[i] ?? 0, followed),
      );
    });
    frame(pen, box, colors.ink, 3 * u);
    return;
  }
  ctx.save();
  ctx.beginPath();
  ctx.rect(inner.x, inner.y, inner.width, inner.height);
  ctx.clip();
  const right = inner.x + inner.width;
  const edge = right - (inner.width * waits) / room;
  for (let n = Math.floor(gone / every) - ROWS; n * every < gone + waits + ROWS * every; n++) {
    const row = ((n % ROWS) + ROWS) % ROWS;
    // A block represents the cells of all rows at its position, so that the front leaves at the right edge.
    const x1 = right - ((n * every - gone) / (every * ROWS)) * pitch;
    const x0 = Math.max(edge, x1 - pitch + 1.5 * u);
    if (x1 <= x0) continue;
    // The sender of a waiting cell becomes known only when the cell leaves; until then the block has no colour.
    ctx.fillStyle = colorOf(pen, record.senderOf(n * every), followed);
    ctx.fillRect(x0, inner.y + row * height + 0.75 * u, x1 - x0, height - 1.5 * u);
  }
  ctx.restore();
  frame(pen, box, colors.ink, 3 * u);
}

/**
 * Cells on a wire that runs to the right: one in `ON_LINK`, in the colour of its sender, with gaps where none passed.
 * @param ahead number of cells by which those at its left end are behind those beginning to leave by the link
 */
function paintWire(pen: Pen, box: Box, { record, head, followed }: NetworkShown, ahead: boolean): void {
  const { ctx, u, colors } = pen;
  const slot = (ON_LINK * record.started.cellPs) / 1e12;
  const pitch = 9 * u;
  const count = Math.ceil(box.width / pitch) + 1;
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  fill(pen, { ...box, y: box.y + box.height / 2 - u, height: 2 * u }, colors.rule);
  const now = head / slot;
  for (let i = 0; i < count; i++) {
    const n = Math.floor(now) - i;
    const [from, to] = [n * slot, Math.min(head, (n + 1) * slot)];
    if (from < 0) break;
    const cameBy = (time: number): number => record.begunAt(time) + (ahead ? record.queueAt(time) : 0);
    const passed = cameBy(to) - cameBy(from);
    if (passed < 1) continue;
    const vc = record.senderOf(Math.floor(cameBy(from)));
    const left = box.x + (now - n - 1) * pitch;
    const share = Math.min(1, passed / ON_LINK);
    ctx.fillStyle = colorOf(pen, vc, followed);
    ctx.fillRect(
      left + (pitch - 2 * u) * (1 - share),
      box.y,
      Math.max(1.5 * u, (pitch - 2 * u) * share),
      box.height,
    );
  }
  ctx.restore();
}

/** Ten senders, the switch, its buffer, and the link that empties it. */
export function paintStoryNetwork(pen: Pen, shown: NetworkShown): void {
  const { ctx, colors, labels, u, narrow } = pen;
  const { record, queue, hasDrops } = shown;
  const plan = networkPlan(pen, record.started.senders.length);
  const { wire, link, buffer } = plan;
  if (wire !== null && plan.switch !== null) {
    const middle = wire.y + wire.height / 2;
    ctx.strokeStyle = colors.rule;
    ctx.lineWidth = 2 * u;
    ctx.beginPath();
    for (const { x, y, size } of plan.places) {
      ctx.moveTo(x + size / 2, y);
      ctx.bezierCurveTo(wire.x - 8 * u, y, wire.x, middle, wire.x + 22 * u, middle);
    }
    ctx.stroke();
    paintWire(pen, { ...wire, x: wire.x + 18 * u, width: wire.width - 18 * u }, shown, true);
    fill(pen, plan.switch, colors.bg);
    frame(pen, plan.switch, colors.ink, 9 * u);
    const { x, y, width, height } = plan.switch;
    labels.put('switch', texts.switch, {
      x: x + width / 2,
      y: y + height / 2,
      kind: 'name',
      align: 'center',
    });
    fill(
      pen,
      { x: x + width, y: y + height / 2 - 1.5 * u, width: buffer.x - x - width, height: 3 * u },
      colors.ink,
    );
  }
  if (link !== null) {
    paintWire(pen, link, shown, false);
    labels.put('receivers', texts.receivers, {
      x: link.x + link.width + 16 * u,
      y: link.y + link.height / 2,
      kind: 'name',
    });
    labels.put('link', texts.link, {
      x: link.x + link.width / 2,
      y: plan.words,
      kind: 'name',
      align: 'center',
    });
    labels.put('senders', texts.senders, { x: 10 * u, y: plan.words, kind: 'name' });
  }
  paintBuffer(pen, buffer, shown);
  if (hasDrops) lossMark(pen, buffer.x + 12 * u, buffer.y + 2 * u, narrow ? 14 : 20);
  labels.put('buffer', texts.buffer, { x: buffer.x, y: plan.words, kind: 'name' });
  const places = record.started.bufferCells;
  const isShort = shown.room < places || (!narrow && pen.width < TIGHT * u);
  const waiting = isShort ? texts.cells(whole(queue)) : texts.ofCells(whole(queue), whole(places));
  labels.put('waiting', waiting, {
    x: buffer.x + buffer.width,
    y: plan.words,
    kind: 'plain',
    align: 'right',
  });
}
