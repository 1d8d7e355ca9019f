import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StoryMeasure } from '../../../contract/index.ts';
import type { MarkName, PanelName } from '../../../stories/story.ts';
import { fixed, shortNumber, whole } from '../../format.ts';
import { listenToKeys, NOT_HANDLED } from '../../keys/keys.ts';
import type { Box } from '../../plot/plane.ts';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import { Drawn } from '../Drawn.tsx';
import type { Director } from '../director.ts';
import { Mark } from '../Mark.tsx';
import { networkPlan, paintStoryNetwork, type SenderMark } from '../paint/network.ts';
import { axisOver, type Pen } from '../paint/pen.ts';
import { paintRows, ROOM_OF_NAMES, type RowsShown } from '../paint/rows.ts';
import { leftMs, paintRings, ringPlaces, ringsHeight } from '../paint/timerRings.ts';
import { firstLosses } from '../record.ts';
import signs from '../signs.module.css';
import styles from '../story.module.css';

/** Senders move from the network into the row of rings in so long, s. */
const FOLDS_IN = 0.16;

const networkHeight = ({ u, narrow }: Pen): number => 136 * (narrow ? 1 : u);
const heightOf = (panels: readonly PanelName[], pen: Pen): number => {
  if (panels.includes('timers')) return ringsHeight(pen);
  return panels.includes('network') ? networkHeight(pen) : 0;
};

const between = (from: number, to: number, share: number): number => from + (to - from) * share;
const mix = (from: SenderMark, to: SenderMark, share: number): SenderMark => ({
  x: between(from.x, to.x, share),
  y: between(from.y, to.y, share),
  size: between(from.size, to.size, share),
});

/** The layout; the rows take the height that the picture above them leaves. */
function rowsIn(pen: Pen, top: number, hasQueue: boolean): { readonly queue: Box | null; readonly use: Box } {
  const { width, height, u, narrow } = pen;
  const left = narrow ? 0 : ROOM_OF_NAMES * u;
  const right = narrow ? width : width - 130 * u;
  const begin = top + (narrow ? 44 : top > 0 ? 34 * u : 26 * u);
  const end = height - 48 * u;
  const gap = narrow ? 38 : 40 * u;
  const room = Math.max(60, end - begin);
  const share = { x: left, width: right - left };
  if (!hasQueue) return { queue: null, use: { ...share, y: begin, height: room } };
  const queue = (room - gap) * 0.56;
  return {
    queue: { ...share, y: begin, height: queue },
    use: { ...share, y: begin + queue + gap, height: room - gap - queue },
  };
}

/** The network, the timers and the rows over time, at the instant where the story is. */
export function Moments({ director }: { readonly director: Director }) {
  const { story } = director;
  const state = useStore(director.store);
  const { phase, moment, panels, met } = state;
  const [chosen, setChosen] = useState<number | null>(null);
  const [read, setRead] = useState<number | null>(null);
  const marks = useRef<(HTMLButtonElement | null)[]>([]);
  const use = useRef<Box | null>(null);
  const isHeld = phase === 'held';
  useEffect(() => {
    if (phase === 'playing') setRead(null);
  }, [phase]);
  useEffect(
    () =>
      listenToKeys(window, ({ key }) => {
        if (key !== 'Escape') return null;
        return () => {
          setChosen(null);
          setRead(null);
          // The run stops as well.
          return NOT_HANDLED;
        };
      }),
    [],
  );
  const here = story.moments[Math.max(0, moment)];
  const now = met[moment];
  const values = now === undefined || now === null || now === 'missed' ? null : now.values;
  const lit = new Set<PanelName | MarkName>(isHeld ? here?.lit : []);
  const isGhost = (panel: PanelName): boolean => isHeld && here?.ghost === 'rest' && !lit.has(panel);

  const paint = (pen: Pen, wallMs: number): void => {
    director.frame(wallMs);
    const { record, head } = director;
    if (record === null) return;
    const { before, share } = director.change(FOLDS_IN);
    const open = director.store.getState().panels;
    const top = between(heightOf(before, pen), heightOf(open, pen), share);
    const senders = record.started.senders.length;
    const room = Math.min(story.roomCells ?? Infinity, record.started.bufferCells);
    const followed = chosen ?? (isHeld ? (here?.follow ?? null) : null);
    const placesOf = (panelsThere: readonly PanelName[]): readonly SenderMark[] =>
      panelsThere.includes('timers') ? ringPlaces(pen, senders) : networkPlan(pen, senders).places;
    const [from, to] = [placesOf(before), placesOf(open)];
    const hasMarks = open.includes('timers') || open.includes('network');
    marks.current.forEach((mark, i) => {
      const place = to[i];
      if (mark === null || place === undefined) return;
      const { x, y, size } = mix(from[i] ?? place, place, share);
      mark.hidden = !hasMarks;
      mark.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      mark.style.setProperty('--size', `${size}px`);
    });
    const isFolding = share < 1;
    if (open.includes('network') && !isFolding)
      paintStoryNetwork(pen, {
        record,
        head,
        queue: director.queue,
        followed,
        room,
        hasDrops: lit.has('buffer'),
      });
    if (open.includes('timers')) paintRings(pen, record, head, { chosen, isMoving: isFolding });
    const hasQueue = !(pen.narrow && open.includes('timers'));
    const rows = rowsIn(pen, top, hasQueue);
    use.current = rows.use;
    const silence = values?.silence;
    paintRows(pen, rows.queue, rows.use, {
      record,
      head,
      queue: director.queue,
      view: director.view,
      isQueueGhost: isGhost('queue'),
      isUseGhost: isGhost('use'),
      silence:
        isHeld && lit.has('silence') && silence !== undefined && values?.queueEmptySince !== undefined
          ? { from: values.queueEmptySince, words: texts.shareEmpty(whole(Math.round(silence))) }
          : null,
      hasFirstLosses: lit.has('firstLosses'),
      hasWho: open.includes('who'),
      followed,
      room,
      counted: isHeld && values !== null ? countedOf(here?.values ?? {}, values) : null,
      said: isHeld && values !== null ? partsSaid(here?.values ?? {}, values) : null,
    });
    if (read === null) return;
    const at = axisOver(rows.use, director.view).x(read);
    pen.ctx.fillStyle = pen.colors.ink;
    pen.ctx.fillRect(
      at - 0.75,
      (rows.queue ?? rows.use).y,
      1.5,
      rows.use.y + rows.use.height - (rows.queue ?? rows.use).y,
    );
  };

  const press = (x: number, y: number): void => {
    const box = use.current;
    const { record, head } = director;
    if (box === null || record === null || x < box.x || x > box.x + box.width) return;
    if (y < 0 || y > box.y + box.height) return;
    const time = axisOver(box, director.view).time(x);
    if (y < box.y - box.height * 2 || time > head || time < 0) return;
    director.pause();
    setRead(time);
  };

  const { record, head } = director;
  const hasKey = moment < 2 && panels.includes('network') && panels.includes('use');
  const note = noteOf();
  function noteOf(): string | null {
    if (record === null) return null;
    if (read !== null)
      return texts.valueAt(
        fixed(read, 3),
        whole(record.queueAt(read)),
        whole(Math.round(100 * record.shareUsed(Math.max(0, read - 0.0025), read + 0.0025))),
      );
    if (chosen === null) return null;
    if (!panels.includes('timers')) return texts.follows(chosen);
    const loss = firstLosses(record, head).find(({ vc }) => vc === chosen);
    const timer = record.timersAt(head)[record.started.senders.indexOf(chosen)];
    if (loss === undefined || timer === null || timer === undefined) return texts.sender(chosen);
    const said = timer.isAlone ? texts.lostAt : texts.lostAtUnderWay;
    return said(chosen, fixed(loss.time, 3), whole(Math.round(leftMs(timer, head))));
  }
  const senders = record?.started.senders ?? [];
  return (
    <div className={styles.moments}>
      <Drawn label={texts.picture} className={styles.picture} paint={paint} onPress={press}>
        {senders.map((vc, i) => (
          <button
            key={vc}
            type="button"
            className={styles.sender}
            aria-label={texts.sender(vc)}
            aria-pressed={chosen === vc}
            ref={(element) => {
              marks.current[i] = element;
            }}
            onClick={() => setChosen(chosen === vc ? null : vc)}
            onPointerEnter={() => panels.includes('timers') && setChosen(vc)}
            onFocus={() => panels.includes('timers') && setChosen(vc)}
          >
            <Mark vc={vc} isGhost={chosen !== null && chosen !== vc} />
          </button>
        ))}
      </Drawn>
      {note !== null && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      {note === null && hasKey && (
        <ul className={`${signs.signs} ${styles.key}`}>
          <li data-sign="used">{texts.used}</li>
          <li data-sign="empty">{texts.empty}</li>
          <li data-sign="lost">{texts.lost}</li>
        </ul>
      )}
    </div>
  );
}

/** The share that the sentence says, in the window that it was counted in; null: it says none with both ends in seconds. */
function countedOf(
  measures: Readonly<Record<string, StoryMeasure>>,
  values: Readonly<Record<string, number>>,
) {
  for (const [name, measured] of Object.entries(measures)) {
    if (!('fromS' in measured)) continue;
    const { measure, fromS: from, toS: to } = measured;
    if (typeof from !== 'number' || typeof to !== 'number') continue;
    const share = whole(Math.round(values[name] ?? Number.NaN));
    return {
      from,
      to,
      words: measure === 'idle' ? texts.shareEmpty(share) : texts.shareUsed(share),
      window: texts.counted(shortNumber(from), shortNumber(to)),
    };
  }
  return null;
}

/** The parts of the link that the sentence says, and the longest time that they were counted in; null: it says none. */
function partsSaid(
  measures: Readonly<Record<string, StoryMeasure>>,
  values: Readonly<Record<string, number>>,
): RowsShown['said'] {
  const parts = new Map<number, number>();
  let lastS = 0;
  for (const [name, measured] of Object.entries(measures)) {
    if (measured.measure !== 'carried') continue;
    parts.set(measured.sender, values[name] ?? Number.NaN);
    lastS = Math.max(lastS, measured.lastMs / 1000);
  }
  return parts.size === 0 ? null : { lastS, parts };
}
