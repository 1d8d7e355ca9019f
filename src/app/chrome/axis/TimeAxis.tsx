import { type ReactElement, useRef } from 'react';
import { clamp } from '../../clamp.ts';
import { invalidateNow } from '../../clocks.ts';
import { clock, decimalsFor, formatTime } from '../../format.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { isWithin, meets, spanAround } from '../../plot/labels.ts';
import { profileOf } from '../../plot/profile.ts';
import { timeTicks } from '../../plot/scale.ts';
import { usePaint } from '../../plot/useSurface.ts';
import { branchesOf, shownEdits } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { useSize } from '../../widgets/size.ts';
import { sizeOf } from '../../widgets/stageSize.ts';
import { setText } from '../../widgets/words/setText.ts';
import styles from './style.module.css';

const SPACING = { laptop: 120, phone: 92, projector: 220 } as const;
/** Most changes that are marked. */
const POOL = 24;

/** Puts a label with its middle at `x`, on whole pixels: text between two pixels is smoothed again each time. */
function place(element: HTMLElement, x: number, half: number, text: string, visible: boolean): void {
  if (element.hidden !== !visible) element.hidden = !visible;
  if (!visible) return;
  setText(element, text);
  element.style.transform = `translateX(${Math.round(x - half)}px)`;
}

/** How a label is written, CSS pixels. */
interface Letters {
  readonly font: string;
  readonly top: number;
  readonly height: number;
  /** From the top of the axis. */
  readonly baseline: number;
  readonly padding: number;
  readonly radius: number;
}

const ruler = document.createElement('canvas').getContext('2d');
const cachedLetters = new Map<string, Letters>();
const widths = new Map<string, number>();
// A label measured before its font arrived has the width of another font.
document.fonts.addEventListener('loadingdone', () => {
  cachedLetters.clear();
  widths.clear();
  invalidateNow();
});

/** How the style sheet has an element written, hidden or not. @param kind of label, with all that its style depends on */
function lettersOf(element: HTMLElement, kind: string): Letters {
  const found = cachedLetters.get(kind);
  if (found !== undefined) return found;
  const style = getComputedStyle(element);
  const { font } = style;
  const px = (key: 'top' | 'lineHeight' | 'paddingLeft' | 'borderTopLeftRadius') =>
    Number.parseFloat(style[key]);
  if (ruler) ruler.font = font;
  const { fontBoundingBoxAscent: above = 0, fontBoundingBoxDescent: below = 0 } =
    ruler?.measureText('0') ?? {};
  const [top, height, ascent] = [px('top'), px('lineHeight'), Math.round(above)];
  const baseline = top + Math.floor((height - ascent - Math.round(below)) / 2) + ascent;
  const letters = {
    font,
    top,
    height,
    baseline,
    padding: px('paddingLeft'),
    radius: px('borderTopLeftRadius'),
  };
  cachedLetters.set(kind, letters);
  return letters;
}

/** Half the width of a label. Digits are as wide as a zero: one measurement serves every text of a length. */
function halfWidth({ font, padding }: Letters, text: string): number {
  const key = `${text.length} ${padding} ${font}`;
  const found = widths.get(key);
  if (found !== undefined) return found;
  if (ruler) ruler.font = font;
  const half = (ruler?.measureText(text.replace(/\d/g, '0')).width ?? text.length * 7) / 2 + padding;
  widths.set(key, half);
  return half;
}

/** Keeps a flag of about `width` pixels inside the plot. */
const inside = (x: number, half: number, width: number) => clamp(x, half, width - half);

/** The last children of the axis, in the order in which `TimeAxis` makes them. */
type Parts = readonly [tick: HTMLElement, flag: HTMLElement, pointer: HTMLElement, marks: HTMLElement];

/** @param time of the moment, as elsewhere on the page */
function paintAxis(frame: PlotFrame, box: HTMLElement, time: string): void {
  const { session, state, ctx, x, range, width, scale, head, t } = frame;
  const { cursor, theme } = state;
  const edits = shownEdits(branchesOf(session).getState());
  const profile = profileOf(session, theme);
  const [tick, flag, pointer, marks] = [...box.children].slice(-4) as unknown as Parts;
  const size = `${profile} ${sizeOf(session).getState().text}`;
  const [small, bold] = [lettersOf(tick, `${size} tick`), lettersOf(flag, `${size} flag`)];
  const shown = head >= 0 && head <= width;
  const half = halfWidth(bold, time);
  const flagX = inside(head, half, width);
  frame.commit();
  const crisp = (y: number) => Math.round(y * scale) / scale;
  ctx.font = small.font;
  ctx.fillStyle = t.ink3;
  for (const { x: at, label } of timeTicks(x, SPACING[profile])) {
    const tickHalf = halfWidth(small, label);
    if (shown && meets(spanAround(at, tickHalf + 4), spanAround(flagX, half))) continue;
    const tickX = inside(at, Math.max(14, tickHalf), width);
    ctx.fillText(label, Math.round(tickX - tickHalf), crisp(small.baseline));
  }
  if (shown) {
    const left = Math.round(flagX - half);
    ctx.beginPath();
    ctx.roundRect(crisp(left), crisp(bold.top), crisp(2 * half), crisp(bold.height), bold.radius);
    ctx.fillStyle = t.hl;
    ctx.fill();
    ctx.font = bold.font;
    ctx.fillStyle = t.hlink;
    ctx.fillText(time, left + bold.padding, crisp(bold.baseline));
  }
  const decimals = decimalsFor((range.to - range.from) / width, 3);
  const wish = x(cursor ?? 0);
  const cursorText = `${formatTime(cursor ?? 0, decimals)} s`;
  const cursorHalf = halfWidth(lettersOf(pointer, `${size} cursor`), cursorText);
  const apart = half + cursorHalf + 3;
  const areNear = shown && meets(spanAround(wish, cursorHalf + 3), spanAround(flagX, half));
  const side = wish >= flagX ? 1 : -1;
  const fits = isWithin(spanAround(flagX + side * apart, 0), { from: 28, to: width - 28 });
  const cursorX = inside(areNear ? flagX + (fits ? side : -side) * apart : wish, 28, width);
  place(pointer, cursorX, cursorHalf, cursorText, cursor !== null);
  const changes = edits.filter((edit) => edit.time >= range.from && edit.time <= range.to).slice(-POOL);
  // A run has mostly no edits: its marks are not looked at one by one, in every frame.
  if (changes.length === 0 && marks.hidden) return;
  marks.hidden = changes.length === 0;
  for (let i = 0; i < POOL; i++) {
    const edit = changes[i];
    place(marks.children[i] as HTMLElement, edit ? x(edit.time) : 0, 0.75, '', edit !== undefined);
  }
}

const pool = Array.from({ length: POOL }, (_, i) => i);

/** The one time axis of all panels: ticks, the yellow flag of the head, the cursor's time, ticks of edits. */
export function TimeAxis(): ReactElement {
  const holder = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const time = useMoment(({ now }) => `${clock(now)} s`);
  usePaint(canvas, useSize(holder), (frame) => box.current && paintAxis(frame, box.current, time), {
    showsCursor: true,
  });
  return (
    <div className="panel-row" translate="no" data-panel="axis" data-testid="time-axis">
      <div className="panel-left" />
      <div className="panel-plot" ref={holder}>
        <div className={styles.axis} ref={box} aria-hidden="true">
          <canvas ref={canvas} />
          {/* Drawn on the canvas, as the style sheet has them: elements that move have the layers of the page computed again. */}
          <span className={styles.tick} hidden />
          <strong className={styles.flag} hidden />
          <span className={styles.cursor} hidden />
          <div className={styles.edits} hidden>
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
