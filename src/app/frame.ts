import { busy } from './rest.ts';

type Painter = (wallMs: number) => void;
/** Hears of a painter that threw, with the name it was registered by. */
type FaultListener = (part: string, error: unknown) => void;

/**
 * What is painted together, in this order within a frame: canvases before words, because a font set on a canvas computes
 * anew whatever the page has changed before. `moment` comes first: what one round paints is of one moment. Plots have
 * their axis with them. `numbers` are canvases that show a number of the moment, painted once more with the words.
 */
export type Layer = 'moment' | 'plots' | 'pictures' | 'overview' | 'numbers' | 'words';
const LAYERS: readonly Layer[] = ['moment', 'plots', 'pictures', 'overview', 'numbers', 'words'];

/** Painted in one frame, since all of them name one moment. */
const WORDS: readonly Layer[] = ['moment', 'numbers', 'words'];

/** Slots of time in a second. By the clock and not by frames: a slow screen misses no turn, a fast one paints nothing twice. */
const SLOTS = 60;

/** While a run plays, a round begins in every third slot: at the usual speed a plot scrolls by less than three pixels. */
const ROUND = 3;

/** What a round paints is spread over its frames, into each what takes so long, ms; a last one shows all of it. */
const FRAME_MS = 2;

/** Between two batches of a run that plays there is less than this. */
const MOVES_MS = 200;

/** How far the run moves: on a plot by what can be seen; by less; so slowly that single cells are seen to move. */
export type Motion = 'far' | 'near' | 'by cells';

const far: Readonly<Record<Layer, number>> = {
  moment: 1,
  plots: 1,
  pictures: 1,
  overview: 4,
  numbers: 12,
  words: 12,
};

/**
 * Every how many rounds a layer is painted. Words have the page laid out and painted, which costs more than all canvases,
 * and numbers that change more than twice a second are hard to read: 0.6 s here. But they keep up with single cells.
 */
const EVERY: Readonly<Record<Motion, Readonly<Record<Layer, number>>>> = {
  far,
  near: { ...far, plots: 2 },
  'by cells': { ...far, plots: 2, overview: 3, numbers: 3, words: 3 },
};

const painters: Readonly<Record<Layer, Map<Painter, string>>> = {
  moment: new Map(),
  plots: new Map(),
  pictures: new Map(),
  overview: new Map(),
  numbers: new Map(),
  words: new Map(),
};
const afterwards: (() => void)[] = [];
/** What the round has painted out of sight, to be shown together. */
const unseen: (() => void)[] = [];
/** Painters are called frame by frame, and not all of them in one. */
let isSpreading = false;
const credits: (() => void)[] = [];
/** What has to be painted, and whether somebody waits for all of it. */
const stale = new Set<Layer>();
let atOnce = false;
/** Since plots were painted. */
let motion: Motion = 'near';
/** When the run has moved last, ms. */
let movedAt = Number.NEGATIVE_INFINITY;

/** What is painted in one frame. */
interface Piece {
  readonly paint: (wallMs: number) => void;
  /** How long that took the last time, ms. */
  readonly lasts: number;
}
/** How long painters took when they painted last, ms. */
const lasted = new WeakMap<Painter, number>();
/** What is left of the round, and which it is. */
let left: Piece[] = [];
let round = Number.NEGATIVE_INFINITY;
/** The slot of the frame before. */
let slotBefore = Number.NEGATIVE_INFINITY;
/** The round in which a layer was painted last. */
const paintedIn = new Map<Layer, number>();
let scheduled = false;
/** Tells that the paint that was asked for has been done. */
let painted = () => {};
let reportFault: FaultListener = (_, error) => console.error(error);

/** Who hears of painters that throw. */
export function onFault(listen: FaultListener): void {
  reportFault = listen;
}

/** What throws is reported; what comes after it goes on. */
function guarded(part: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    reportFault(part, error);
  }
}

/** Whether it is the turn of a layer in this round. */
function isDue(layer: Layer): boolean {
  const last = paintedIn.get(layer) ?? Number.NEGATIVE_INFINITY;
  return stale.has(layer) && round - last >= EVERY[motion][layer];
}

function pieceOf(layer: Layer, painter: Painter): Piece {
  return {
    paint(wallMs) {
      const part = painters[layer].get(painter);
      // It may be gone when its frame comes.
      if (part === undefined) return;
      const start = performance.now();
      guarded(part, () => painter(wallMs));
      lasted.set(painter, performance.now() - start);
    },
    lasts: lasted.get(painter) ?? 0,
  };
}

const piecesOf = (layer: Layer): Piece[] =>
  [...painters[layer].keys()].map((painter) => pieceOf(layer, painter));

function showAll(): void {
  for (const show of unseen.splice(0)) guarded('', show);
}

/** What has a frame of its own: the browser has more to do in it than the page. */
const alone = (pieces: readonly Piece[]): Piece => ({
  paint(wallMs) {
    for (const { paint } of pieces) paint(wallMs);
    showAll();
  },
  lasts: Number.POSITIVE_INFINITY,
});

/** What these layers paint; they are asked for anew from now on. */
function begin(layers: readonly Layer[]): Piece[] {
  for (const layer of layers) {
    stale.delete(layer);
    paintedIn.set(layer, round);
  }
  if (layers.includes('plots') && motion === 'far') motion = 'near';
  const canvases = layers.filter((layer) => layer === 'moment' || !WORDS.includes(layer)).flatMap(piecesOf);
  const words = layers.includes('words') ? [alone(WORDS.flatMap(piecesOf))] : [];
  return [...canvases, alone([]), ...words];
}

/** Paints what there is time for. @param slots that have passed since the frame before */
function paintSome(wallMs: number, slots: number): void {
  // A screen with few frames has one for each round.
  const time = slots < ROUND ? slots * FRAME_MS : Number.POSITIVE_INFINITY;
  const start = performance.now();
  for (let isFirst = true; left[0] !== undefined; isFirst = false) {
    if (!isFirst && performance.now() - start + left[0].lasts > time) return;
    left.shift()?.paint(wallMs);
  }
}

/** The page's only animation frame: it runs until all that was asked for is painted, and sleeps while nothing is. */
function frame(wallMs: number): void {
  scheduled = false;
  const over = painted;
  const slot = Math.floor((wallMs * SLOTS) / 1000);
  const slots = slot - slotBefore;
  slotBefore = slot;
  const isNew = Math.floor(slot / ROUND) !== round;
  if (atOnce || (left.length === 0 && isNew)) {
    round = Math.floor(slot / ROUND);
    left = begin(atOnce ? LAYERS : LAYERS.filter(isDue));
  }
  // What an interrupted round has painted out of sight is older.
  if (atOnce) unseen.length = 0;
  isSpreading = !atOnce;
  if (slots !== 0 || atOnce) paintSome(wallMs, atOnce || slots < 0 ? ROUND : slots);
  isSpreading = false;
  if (left.length === 0) showAll();
  if (left.length === 0 && !stale.has('pictures')) for (const taken of credits.splice(0)) guarded('', taken);
  if (left.length > 0 || stale.size > 0) schedule();
  else {
    atOnce = false;
    for (const done of afterwards.splice(0)) guarded('', done);
  }
  over();
}

function schedule(): void {
  if (scheduled || typeof requestAnimationFrame !== 'function') return;
  scheduled = true;
  painted = busy();
  requestAnimationFrame(frame);
}

/** Whether what is painted now is shown by a later frame, together with what others paint. */
export const isUnseen = (): boolean => isSpreading;

/** Shows what has been painted: with all else of the round, or at once where everything is painted in this frame. */
export function show(painting: () => void): void {
  if (isSpreading) unseen.push(painting);
  else painting();
}

/** Somebody has acted: everything is painted in the next frame. */
export function requestPaint(): void {
  for (const layer of LAYERS) stale.add(layer);
  atOnce = true;
  schedule();
}

/** The run has moved on: everything is painted within the next frames, by turns. */
export function requestMotion(by: Motion): void {
  movedAt = performance.now();
  if (motion !== 'far') motion = by;
  for (const layer of LAYERS) stale.add(layer);
  schedule();
}

const isMoving = (): boolean => performance.now() - movedAt < MOVES_MS;

/** Something is rendered anew: that is painted in its turn while a run moves, and at once while none does. */
export function requestTurn(): void {
  for (const layer of LAYERS) stale.add(layer);
  atOnce ||= !isMoving();
  schedule();
}

let paper = false;

/** Nothing is out of sight on paper. */
export const isPaper = (): boolean => paper;

/** Paints at once, for paper, what would wait for a frame that does not come. */
export function paintOnPaper(): void {
  paper = true;
  requestPaint();
  frame(performance.now());
  paper = false;
}

/**
 * Registers a painter and returns the function that takes it away.
 * @param part what the page calls it when it throws
 */
export function onPaint(layer: Layer, paint: Painter, part = ''): () => void {
  painters[layer].set(paint, part);
  if (isMoving()) {
    left.unshift(pieceOf(layer, paint));
    schedule();
  } else requestPaint();
  return () => {
    painters[layer].delete(paint);
  };
}

/** Calls `done` once, when everything has been painted. */
export function afterPaint(done: () => void): void {
  afterwards.push(done);
  requestPaint();
}

/** Calls `taken` once, when pictures have been painted: more would not be seen before they are again. */
export function afterPictures(taken: () => void): void {
  credits.push(taken);
  schedule();
}
