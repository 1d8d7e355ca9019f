import { busy } from './rest.ts';

type Painter = (wallMs: number) => void;
/** Hears of a painter that threw, with the name it was registered by. */
type FaultListener = (part: string, error: unknown) => void;

/**
 * What is painted together, in this order within a frame: canvases before words, because a font set on a canvas computes
 * anew whatever the page has changed before. Plots have their axis with them. `numbers` are canvases that show a number of
 * the moment, painted once more with the words: all of them name one moment.
 */
export type Layer = 'plots' | 'pictures' | 'overview' | 'numbers' | 'words';
const LAYERS: readonly Layer[] = ['plots', 'pictures', 'overview', 'numbers', 'words'];

/** Slots of time in a second, in which layers take turns. */
const SLOTS = 60;

/**
 * While a run plays, layers take turns so that no frame has to paint two of them: each in one of so many slots. By the
 * clock and not by frames, so that a slow screen misses no turn and a fast one paints nothing twice. At the usual speed a
 * plot scrolls by less than three pixels between two paints. Words have the page laid out and painted, which costs more
 * than all canvases: six times a second is as fast as a number can be read.
 */
const TURNS: Readonly<Record<Layer, { readonly every: number; readonly turn: number }>> = {
  plots: { every: 3, turn: 0 },
  pictures: { every: 3, turn: 1 },
  overview: { every: 9, turn: 5 },
  numbers: { every: 9, turn: 2 },
  words: { every: 9, turn: 2 },
};

/** Slots between two paints of plots on which nothing is seen to move. */
const CREEPING = 6;

const painters: Readonly<Record<Layer, Map<Painter, string>>> = {
  plots: new Map(),
  pictures: new Map(),
  overview: new Map(),
  numbers: new Map(),
  words: new Map(),
};
const afterwards: (() => void)[] = [];
const credits: (() => void)[] = [];
/** What has to be painted, and whether somebody waits for all of it. */
const stale = new Set<Layer>();
let atOnce = false;
/** On a plot the run has moved by less than can be seen. */
let creeping = true;
/** The slot in which a layer was painted last. */
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

/** The first slot in which it is the turn of the layer again. */
function nextTurn(layer: Layer): number {
  const last = paintedIn.get(layer);
  if (last === undefined) return 0;
  const { turn } = TURNS[layer];
  const every = layer === 'plots' && creeping ? CREEPING : TURNS[layer].every;
  return last + every - ((last - turn) % every);
}

/** The page's only animation frame: it runs until all that was asked for is painted, and sleeps while nothing is. */
function frame(wallMs: number): void {
  scheduled = false;
  const over = painted;
  const slot = Math.floor((wallMs * SLOTS) / 1000);
  for (const layer of LAYERS) {
    if (!stale.has(layer) || !(atOnce || slot >= nextTurn(layer))) continue;
    stale.delete(layer);
    paintedIn.set(layer, slot);
    if (layer === 'plots') creeping = true;
    for (const [paint, part] of painters[layer]) guarded(part, () => paint(wallMs));
  }
  if (!stale.has('pictures')) for (const taken of credits.splice(0)) guarded('', taken);
  if (stale.size > 0) schedule();
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

/** Somebody has acted: everything is painted in the next frame. */
export function requestPaint(): void {
  for (const layer of LAYERS) stale.add(layer);
  atOnce = true;
  schedule();
}

/**
 * The run has moved on: everything is painted within the next frames, by turns.
 * @param far on its plots, since they were painted, by what can be seen
 */
export function requestMotion(far: boolean): void {
  for (const layer of LAYERS) stale.add(layer);
  if (far) creeping = false;
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
  requestPaint();
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
