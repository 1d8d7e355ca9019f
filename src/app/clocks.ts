import { busy, later } from './rest.ts';

/**
 * # How the page repaints
 *
 * A run that plays changes everything on the page all the time. Two clocks say when that is shown.
 *
 * - **Fast**, every frame of the display: what moves, canvases and transforms. A frame of it must be cheap, and is: a plot that
 *   follows the head moves the pixels it has and paints only the columns that are new (`plot/paint/movingImage.ts`).
 * - **Slow**, five times a second: what is read, which is the text of the page, and all that React makes. A number that changes
 *   more often cannot be read, and text has the page laid out, which costs more than all canvases together.
 *
 * As soon as a person acts, both paint in the next frame of the display. Only what a person sets while a run plays, as by dragging a
 * line, is shown alone: in the next frame, and words about the run follow at most 250 ms after those before.
 *
 * ## One moment
 *
 * A turn of the slow clock begins by taking the state of the stage as *the moment* (`store/moment.ts`), and no message of the worker
 * arrives before it is over: all words are of one moment. Components follow the run by `useMoment(select)` and by nothing else: they
 * are rendered when what they select of the moment has changed. A number that a canvas shows is selected by its component and handed
 * to the painter with its view, and changes in the frame in which the text of the page does.
 *
 * While a run plays the turn is a task of its own, right behind a frame: what it changes is on the display with the next one, whose
 * plots may be one batch ahead. In the frame itself words, plots and layout together take longer than a slow machine has between
 * two frames.
 *
 * ## Who asks
 *
 * - A batch of a playing run asks for motion (`invalidateForPlayback`): the fast clock in the next frame, the slow one in its turn.
 * - A setting that is asked for or comes into force while a run plays asks for it (`invalidateForSettings`): the moment takes the settings,
 *   and keeps the rest until the turn of the slow clock. The frame of a value that is asked for is as short as it can be, for the
 *   answer of the worker waits behind it: what does not show the value (`showsAsked`) is painted in the frame after it.
 * - What a person does else asks for everything (`invalidateNow`). The moment is taken at once (`store/stage.ts`), so that an input shows
 *   what is typed into it before the event is over.
 * - The cursor asks for the plots that show it (`invalidateForCursor`), and for the slow clock as a run that plays does: while a run plays
 *   the pointer costs no frame of its own. While it does not move, components find in the next frame whether they show the cursor.
 * - A canvas whose component was rendered, or whose size has changed, asks for itself (the function that `onPaint` returns).
 *
 * Nothing else asks, and while nothing does the page sleeps: no frame is requested. Words that wait for their turn ask for none:
 * where no frame comes that their turn can follow, a timer begins it. Commands to the worker have nothing to do with any of this:
 * `store/branches/pending.ts` sends them.
 *
 * ## What a frame is
 *
 * 1. The slow clock, if a person has acted: the moment, and what React renders from it. Text first, because setting
 *    the font of a canvas has the browser look at all styles that have changed; afterwards it would do so twice.
 * 2. The fast clock: what React renders of changed settings, and each requested painter, once. A painter that throws is reported by
 *    the name of its part and counts as painted; those after it paint.
 * 3. Batches that are on the page now are acknowledged (`afterCanvasPaint`): a page that paints slowly gets fewer of them, and does
 *    not fall behind. There is no other measure against slow machines: nothing else is spread over frames or left out.
 * 4. Behind the frame, as a task of its own: the slow clock, if it is due and has been asked for.
 *
 * While a page is hidden it has no frames; batches are then acknowledged as they come (`client/reports.ts`). For paper everything is
 * painted at once (`paintOnPaper`).
 *
 * ## What must stay true
 *
 * - One animation frame for the whole page: this file is the only one that requests any for the stage. Painters registered here see
 *   one moment; a second loop would see another.
 * - What a painter draws depends on the frame it is given, and not on when it was called last. A painter that skips work keeps the key
 *   of all that its pixels depend on (`MovingImage`), and a test compares the pixels with those of a whole repaint.
 * - An element that moves with the run is moved by `transform`, in the fast clock, and only if it cannot be drawn on a canvas: each
 *   has the layers of the page composed again.
 * - Whatever walks over all events of a run does so once, as they arrive (`traces/grown.ts`): a frame in the twentieth minute costs
 *   what one in the first did.
 */
export type Clock = 'fast' | 'slow';

/** Interval between two turns of the slow clock while a run plays, ms. */
export const SLOW_MS = 200;

/** Extra delay of words after a frame that shows settings, which leaves time for dragging, ms. */
const PUT_OFF_MS = 48;

/** Tolerance for frames that come slightly early, ms. */
const EARLY_MS = 4;

/** Extra time for which a turn waits for a frame that it can follow, ms. */
const FRAMELESS_MS = 34;

type Painter = (wallMs: number) => void;
/** Called for a painter that threw, with the name it was registered by. */
type FaultListener = (part: string, error: unknown) => void;

interface Registered {
  readonly clock: Clock;
  readonly paint: Painter;
  readonly name: string;
  /** Whether its picture depends on the cursor. */
  readonly showsCursor: boolean;
  /** Whether it shows requested settings. */
  readonly showsAsked: boolean;
}

export interface PainterOptions {
  /** Name of the painter in reports of exceptions. */
  readonly name?: string;
  readonly showsCursor?: boolean;
  readonly showsAsked?: boolean;
}

/** Removes a painter; `again` requests a paint of this one only. */
export interface Registration {
  (): void;
  again(): void;
}

/** Painters in the order in which they paint. */
const painters = new Set<Registered>();
const stale = new Set<Registered>();
const afterwards: (() => void)[] = [];
const pictured: (() => void)[] = [];
/** Whether a person has acted, so that the slow clock does not wait for its turn. */
let atOnce = false;
/** Settings that the next frame shows: requested ones, or those in force. */
let settings: 'asked' | 'inForce' | null = null;
/** Whether painters of the last frame were postponed to this one. */
let hasSpared = false;
/** Time of the last turn of the slow clock, ms. */
let turnedAt = Number.NEGATIVE_INFINITY;
let isScheduled = false;
/** Called when the requested paint has been done. */
let painted = () => {};
let reportFault: FaultListener = (_, error) => console.error(error);

/** Sets the listener for painters that throw. */
export function onFault(listen: FaultListener): void {
  reportFault = listen;
}

/** Reports an exception, and goes on. */
function guarded(part: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    reportFault(part, error);
  }
}

function paintAll(clock: Clock, wallMs: number, spares = false): void {
  for (const painter of [...painters]) {
    if (painter.clock !== clock || (spares && !painter.showsAsked) || !stale.delete(painter)) continue;
    guarded(painter.name, () => painter.paint(wallMs));
  }
}

function callAll(tasks: (() => void)[]): void {
  for (const task of tasks.splice(0)) guarded('', task);
}

const areWordsStale = (): boolean => [...stale].some(({ clock }) => clock === 'slow');

/** A turn of the slow clock. */
function turn(wallMs: number): void {
  turnedAt = wallMs;
  paintAll('slow', wallMs);
}

/** The page's only animation frame. */
function frame(wallMs: number): void {
  // Requests made while it paints are painted in it, or request another frame at its end.
  isScheduled = true;
  const over = painted;
  const dueAt = turnedAt + SLOW_MS - EARLY_MS + (settings === null ? 0 : PUT_OFF_MS);
  const spares = settings === 'asked' && !atOnce && !hasSpared;
  hasSpared = spares;
  settings = null;
  if (atOnce) {
    atOnce = false;
    turn(wallMs);
  }
  paintAll('fast', wallMs, spares);
  isScheduled = false;
  callAll(pictured);
  if (spares) later(schedule, 0);
  else if (stale.size === 0) callAll(afterwards);
  else if ([...stale].some(({ clock }) => clock === 'fast') || atOnce) schedule();
  if (areWordsStale()) turnAt(wallMs >= dueAt ? wallMs : dueAt + FRAMELESS_MS, wallMs);
  over();
}

function schedule(): void {
  if (isScheduled || typeof requestAnimationFrame !== 'function') return;
  isScheduled = true;
  painted = busy();
  requestAnimationFrame(frame);
}

/** Time of the next planned turn, and how to cancel it. */
let planned = { at: Number.POSITIVE_INFINITY, cancel: () => {} };

/** Plans the turn of the slow clock as a task of its own: right after this frame, or at its time if no frame has come. */
function turnAt(at: number, wallMs: number): void {
  if (planned.at <= wallMs) return;
  planned.cancel();
  const begin = () => {
    planned.at = Number.POSITIVE_INFINITY;
    // Actions of a person are shown in a frame, which has been requested.
    if (!atOnce && areWordsStale()) turn(at);
  };
  planned = { at, cancel: later(begin, at - wallMs) };
}

function request(which: (painter: Registered) => boolean): void {
  for (const painter of painters) if (which(painter)) stale.add(painter);
  schedule();
}

/** A person has acted, or something has arrived: everything is painted in the next frame. */
export function invalidateNow(): void {
  atOnce = true;
  request(() => true);
}

/** The run has moved on: moving parts are painted in the next frame, text in its turn. */
export function invalidateForPlayback(): void {
  request(() => true);
}

/**
 * A setting of a playing run has changed: it is shown in the next frame, words about the run a little after their turn. If it is
 * requested and not yet in force, plots that do not show it may wait for the frame after that, after the answer of the worker.
 */
export function invalidateForSettings(change: 'asked' | 'inForce'): void {
  settings = settings === 'inForce' ? settings : change;
  request(() => true);
}

/** The cursor has moved. @param isAlone whether nothing else moves, so that text need not wait */
export function invalidateForCursor(isAlone: boolean): void {
  atOnce ||= isAlone;
  request(({ clock, showsCursor }) => clock === 'slow' || showsCursor);
}

let paper = false;

/** Whether the page is being printed, when nothing counts as out of view. */
export const isPaper = (): boolean => paper;

/** Paints everything at once for printing, when no animation frame comes. */
export function paintOnPaper(): void {
  paper = true;
  invalidateNow();
  frame(performance.now());
  paper = false;
}

/** Registers a painter, which is called in the next frame. Returns a function that removes it. */
export function onPaint(
  clock: Clock,
  paint: Painter,
  { name = '', showsCursor = clock === 'slow', showsAsked = false }: PainterOptions = {},
): Registration {
  const painter: Registered = { clock, paint, name, showsCursor, showsAsked };
  const again = () => {
    if (!painters.has(painter)) return;
    stale.add(painter);
    if (clock === 'slow') atOnce = true;
    schedule();
  };
  const forget = () => {
    painters.delete(painter);
    stale.delete(painter);
  };
  painters.add(painter);
  again();
  return Object.assign(forget, { again });
}

/** Runs a task in the next animation frame, once React has made its element. Returns a function that cancels it. */
export function nextFrame(task: () => void): () => void {
  const asked = requestAnimationFrame(task);
  return () => cancelAnimationFrame(asked);
}

/** Calls `done` once, when everything has been painted. */
export function afterPaint(done: () => void): void {
  afterwards.push(done);
  invalidateNow();
}

/** Calls `taken` once, when the next frame has been painted: further batches would not be visible before. */
export function afterCanvasPaint(taken: () => void): void {
  pictured.push(taken);
  schedule();
}
