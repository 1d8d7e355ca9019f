import { type ReactElement, useEffect, useRef } from 'react';
import { clock, decimalsFor, formatTime } from '../../format.ts';
import { onPaint, requestPaint } from '../../frame.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { profileOf } from '../../plot/profile.ts';
import { timeTicks } from '../../plot/scale.ts';
import { usePaint, useSize } from '../../plot/useSurface.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf, shownEdits } from '../../store/branches/branches.ts';
import { stageOf } from '../../store/stage.ts';
import { sizeOf } from '../../widgets/stageSize.ts';
import { setText } from '../../widgets/words/setText.ts';
import styles from './style.module.css';

const SPACING = { laptop: 120, phone: 92, projector: 220 } as const;
/** Most changes that are marked. */
const POOL = 24;
/** Of tick labels from the top of the axis, CSS pixels. */
const TOP = 3;

/** Puts a label with its middle at `x`, on whole pixels: text between two pixels is smoothed anew each time. */
function place(
  element: HTMLElement | null | undefined,
  x: number,
  half: number,
  text: string | null,
  visible: boolean,
): void {
  if (!element) return;
  if (element.hidden !== !visible) element.hidden = !visible;
  if (!visible) return;
  if (text !== null) setText(element, text);
  element.style.transform = `translateX(${Math.round(x - half)}px)`;
}

const ruler = document.createElement('canvas').getContext('2d');
const widths = new Map<string, number>();
/** Fonts of tick labels with their base line below the top of a line, CSS pixels. */
const fonts = new Map<string, readonly [font: string, baseline: number]>();
// A label measured before its font arrived has the width of another font.
document.fonts.addEventListener('loadingdone', () => {
  widths.clear();
  fonts.clear();
  requestPaint();
});

/** Letters as in an element with a line of text. */
function lettersOf(element: HTMLElement, key: string): readonly [font: string, baseline: number] {
  const known = fonts.get(key);
  if (known !== undefined) return known;
  const { font, lineHeight } = getComputedStyle(element);
  if (ruler) ruler.font = font;
  const { fontBoundingBoxAscent: above = 0, fontBoundingBoxDescent: below = 0 } =
    ruler?.measureText('0') ?? {};
  const [ascent, descent] = [Math.round(above), Math.round(below)];
  const found = [font, Math.floor((Number.parseFloat(lineHeight) - ascent - descent) / 2) + ascent] as const;
  fonts.set(key, found);
  return found;
}

/** Half the width of a label, hidden or not. Digits are as wide as a zero: one measurement serves every text of a length. */
function halfWidth(session: Session, element: HTMLElement, text: string, kind: string): number {
  const key = `${kind}${text.length}, ${sizeOf(session).getState().text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const { font, paddingLeft } = getComputedStyle(element);
  if (ruler) ruler.font = font;
  const half =
    (ruler?.measureText(text.replace(/\d/g, '0')).width ?? text.length * 7) / 2 +
    Number.parseFloat(paddingLeft);
  widths.set(key, half);
  return half;
}

/** Keeps a flag of about `width` pixels inside the plot. */
const inside = (x: number, half: number, width: number) => Math.min(width - half, Math.max(half, x));

/** The children of the axis behind its canvas, in the order in which `TimeAxis` makes them. */
type Parts = readonly [canvas: Element, flag: HTMLElement, pointer: HTMLElement, marks: HTMLElement];

const headText = (now: number): string => `${clock(now)} s`;

function paintAxis(
  { session, state, ctx, commit, x, range, width, head, t }: PlotFrame,
  box: HTMLElement,
): void {
  const { now, cursor, theme } = state;
  const edits = shownEdits(branchesOf(session).getState());
  const profile = profileOf(session, theme);
  const [, flag, pointer, marks] = box.children as unknown as Parts;
  const shown = head >= 0 && head <= width;
  const half = halfWidth(session, flag, headText(now), `${profile} head`);
  const flagX = inside(head, half, width);
  commit();
  const [font, baseline] = lettersOf(box, `${profile}, ${sizeOf(session).getState().text}`);
  ctx.font = font;
  ctx.fillStyle = t.ink3;
  for (const tick of timeTicks(x, SPACING[profile])) {
    const tickHalf = halfWidth(session, box, tick.label, profile);
    if (shown && Math.abs(tick.x - flagX) < half + tickHalf + 4) continue;
    const tickX = inside(tick.x, Math.max(14, tickHalf), width);
    // On whole pixels: text between two pixels is smoothed anew each time.
    ctx.fillText(tick.label, Math.round(tickX - tickHalf), TOP + baseline);
  }
  // Its text is one of the words: a text that changes has the page laid out and painted, a label that moves has not.
  place(flag, flagX, half, null, shown);
  const decimals = decimalsFor((range.to - range.from) / width, 3);
  const wish = x(cursor ?? 0);
  const cursorText = `${formatTime(cursor ?? 0, decimals)} s`;
  const cursorHalf = halfWidth(session, pointer, cursorText, `${profile} cursor`);
  const apart = half + cursorHalf + 3;
  const beside = shown && Math.abs(wish - flagX) < apart;
  const right = wish >= flagX ? flagX + apart < width - 28 : flagX - apart < 28;
  const cursorX = inside(beside ? flagX + (right ? apart : -apart) : wish, 28, width);
  place(pointer, cursorX, cursorHalf, cursorText, cursor !== null);
  const changes = edits.filter((edit) => edit.time >= range.from && edit.time <= range.to).slice(-POOL);
  for (let i = 0; i < POOL; i++) {
    const edit = changes[i];
    place(marks.children[i] as HTMLElement, edit ? x(edit.time) : 0, 0.75, '', edit !== undefined);
  }
}

const pool = Array.from({ length: POOL }, (_, i) => i);

/** The one time axis of all panels: ticks, the yellow flag of the head, the cursor's time, ticks of edits. */
export function TimeAxis(): ReactElement {
  const session = useSession();
  const holder = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  usePaint(canvas, useSize(holder), (frame) => box.current && paintAxis(frame, box.current), 'plots');
  useEffect(
    () =>
      onPaint('words', () => setText(box.current?.children[1], headText(stageOf(session).getState().now))),
    [session],
  );
  return (
    <div className="panel-row" data-panel="axis" data-testid="time-axis">
      <div className="panel-left" />
      <div className="panel-plot" ref={holder}>
        <div className={styles.axis} ref={box} aria-hidden="true">
          <canvas ref={canvas} />
          <strong className={styles.flag} hidden />
          <span className={styles.cursor} hidden />
          <div className={styles.edits}>
            {pool.map((i) => (
              <i key={i} hidden />
            ))}
          </div>
        </div>
      </div>
      <div className="panel-right" />
    </div>
  );
}
