import { createStore, type StoreApi } from 'zustand';
import { shallow } from 'zustand/shallow';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { eachSession, sessionsNow } from '../session/sessions.ts';
import { pageTheme } from '../theme/theme.ts';
import { isProjector } from '../theme/tokens/tokens.ts';
import { observeSize } from './size.ts';

/**
 * Widths of VISUAL.md section 4, in rem, so that larger text counts as a narrower stage. Most ask for one column or two alone
 * (`isColumn`, `data-columns`). The others: a `phone` has its tabs and controls for a finger, on a projector too; `narrow` is one column with
 * all rows; `compact` is two where code is folded and titles are shortened, so that the rows keep their width; `full` is two.
 */
export type StageWidth = 'phone' | 'narrow' | 'compact' | 'full';

/** How close things are: for a finger on a phone, for a mouse, or for a room that looks at a wall. */
export type Density = 'compact' | 'normal' | 'wall';

export interface StageSize {
  readonly width: StageWidth;
  readonly density: Density;
  /** Large text on a phone: a line has few letters. */
  readonly few: boolean;
  /** Code and score need the height: there is none for more. */
  readonly low: boolean;
  /** Parameters, an RM cell, all lines of code and the score are one below the other. */
  readonly tall: boolean;
  /** A phone lying on its side, or a laptop's page at 200 %: the transport is one row. */
  readonly flat: boolean;
  /** A page of one column at 400 %: the transport keeps one row of buttons, and the rest of it scrolls with the page. */
  readonly squat: boolean;
  /** The reader's font size over 16 pixels. */
  readonly text: number;
  /** How much larger the page is drawn to fit its box; a projector's may be smaller, other pages only grow. */
  readonly fit: number;
}

/** CSS pixels. */
interface StageBox {
  readonly width: number;
  readonly height: number;
}

/** A projector's stage is one picture of this height, at least as wide as this (VISUAL.md section 4), CSS pixels. */
const PROJECTOR = { width: 1440, height: 1080, least: 0.5 } as const;
/** In other themes a larger box shows a page of this size, made larger: type grows with the screen. */
const LARGEST = { width: 2048, height: 1152, least: 1 } as const;
const MOST_FIT = 2;

function fitOf({ width, height }: StageBox, projector: boolean): number {
  const page = projector ? PROJECTOR : LARGEST;
  return Math.min(MOST_FIT, Math.max(page.least, Math.min(width / page.width, height / page.height)));
}

export function densityOf(width: StageWidth, projector: boolean): Density {
  if (projector) return 'wall';
  return width === 'phone' ? 'compact' : 'normal';
}

function widthOf(pixels: number, rem: number, projector: boolean): StageWidth {
  const rems = pixels / rem;
  // A wide box in which enlarged text leaves room for one column only is used as a phone is.
  if (rems < 48 || (pixels >= 1024 && rems < 64)) return 'phone';
  if (rems < 64) return 'narrow';
  // On a projector a page is full where code next to the rows leaves them half of it.
  return rems < (projector ? 96 : 85.35) ? 'compact' : 'full';
}

/** @param rem font size of the root, CSS pixels */
export function stageSize(box: StageBox, rem: number, projector: boolean): StageSize {
  const fit = fitOf(box, projector);
  const columns = box.width / fit / rem;
  const lines = box.height / fit / rem;
  const width = widthOf(box.width / fit, rem, projector);
  return {
    width,
    density: densityOf(width, projector),
    few: columns < 18,
    low: lines < 56,
    tall: lines >= 72,
    flat: lines <= 30 && lines > 16 && columns >= 35 && columns < 64,
    squat: columns < 48 && lines <= (columns < 35 ? 24 : 16),
    text: rem / 16,
    fit,
  };
}

/**
 * The room that a stage has: the window for the one of the page, with its scroll bar, the element for others. How high
 * that is its content decides, so the style sheet's least height counts. A stage that is not shown has all the window.
 */
function boxOf({ isMain }: Session, element: HTMLElement): StageBox {
  const { paddingLeft, paddingRight, minHeight } = getComputedStyle(element);
  const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const height = minHeight.endsWith('px') ? Number.parseFloat(minHeight) : 0;
  return isMain || !(width > 0)
    ? { width: innerWidth, height: innerHeight }
    : { width, height: height || innerHeight };
}

const UNKNOWN: StageSize = {
  width: 'full',
  density: 'normal',
  few: false,
  low: false,
  tall: true,
  flat: false,
  squat: false,
  text: 1,
  fit: 1,
};

/**
 * The height as style sheets ask for it: two columns that must share a low page, a page with room for all, and the two pages
 * on which what sticks to the foot would leave nothing else. One column is as high as what is in it, and never `low`.
 */
function heightOf(size: StageSize): 'squat' | 'flat' | 'low' | 'tall' | 'usual' {
  if (size.squat) return 'squat';
  if (size.flat) return 'flat';
  if (size.low && !isColumn(size)) return 'low';
  return size.tall ? 'tall' : 'usual';
}

function publish(element: HTMLElement, size: StageSize): void {
  const { dataset, style } = element;
  dataset.width = size.width;
  // A wall is one for the whole document (`theme.ts`).
  if (size.density === 'wall') element.removeAttribute('data-density');
  else dataset.density = size.density;
  dataset.letters = size.few ? 'few' : 'many';
  dataset.columns = isColumn(size) ? 'one' : 'two';
  dataset.height = heightOf(size);
  style.setProperty('--fit', String(size.fit));
}

function retract(element: HTMLElement): void {
  for (const name of ['width', 'columns', 'density', 'letters', 'height'])
    element.removeAttribute(`data-${name}`);
  element.style.removeProperty('--fit');
}

function measure(session: Session, size: StoreApi<StageSize>): void {
  const { element } = session;
  if (element === null) return;
  const root = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  const next = stageSize(boxOf(session, element), rem, isProjector(pageTheme.getState().theme));
  if (shallow(next, size.getState())) return;
  publish(element, next);
  size.setState(next);
}

/**
 * How large a stage is. Its element carries it as `data-columns`, `data-width`, `data-density`, `data-letters`, `data-height` and `--fit`:
 * style sheets and components decide by them alone. Media queries would see neither the stage nor a font size set by a style sheet.
 */
export const sizeOf = perSession((session) => {
  const size = createStore<StageSize>()(() => UNKNOWN);
  const { element } = session;
  if (element === null) return size;
  publish(element, UNKNOWN);
  measure(session, size);
  const end = observeSize(element, () => measure(session, size));
  session.onDispose(() => {
    end();
    retract(element);
  });
  return size;
});

export const useStageSize = hookOf(sizeOf);

/** Keeps the sizes of all stages in step with window, theme and font size too. */
export function startSizeSync(): void {
  const again = () => {
    for (const session of sessionsNow()) measure(session, sizeOf(session));
  };
  const probe = document.createElement('i');
  probe.className = 'unseen';
  probe.style.width = '1rem';
  // After the page it would be a pixel below its end, and the page would scroll.
  probe.style.top = '0';
  document.body.append(probe);
  observeSize(probe, again);
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('resize', again);
  eachSession(sizeOf);
}

/** The stage has one column: everything in it is one below the other. */
export const isColumn = ({ width }: StageSize): boolean => width === 'phone' || width === 'narrow';

/** Where there is room for sliders next to code and score, they are open from the start. */
export const isRoomy = (size: StageSize): boolean => !size.low || isColumn(size);
