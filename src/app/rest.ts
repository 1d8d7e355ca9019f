// When the page is at rest: what is on it now stays until the reader or the run acts again.

/** Frames that pass without a change before the page counts as at rest: React and observers act between two. */
const QUIET_FRAMES = 2;

let underWay = 0;
let begun = 0;
let resting = false;
let looking = false;
const waiting = new Set<() => void>();

/**
 * Work begins that will change the page, which is not at rest until the returned function is called: a paint, a command the worker
 * has not carried out, a part that is being fetched.
 */
export function busy(): () => void {
  underWay++;
  begun++;
  setResting(false);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    underWay--;
    void look();
  };
}

/** A timer that the page is not at rest before. Returns what cancels it. */
export function later(task: () => void, delayMs: number): () => void {
  const over = busy();
  const timer = setTimeout(() => {
    task();
    over();
  }, delayMs);
  return () => {
    clearTimeout(timer);
    over();
  };
}

/** Resolves when nothing is under way, fonts are loaded, fades are over, and all of it has been painted. */
export function atRest(): Promise<void> {
  if (resting) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.add(resolve);
    void look();
  });
}

/** Resolves when fonts are loaded and animations that end have ended, also while a run plays. */
export async function animationsEnded(): Promise<void> {
  await document.fonts.ready;
  for (let all = fades(); all.length > 0; all = fades())
    await Promise.allSettled(all.map(({ finished }) => finished));
}

/** Notices what begins without a cause of the page's own: a font, a transition under the pointer. */
export function startRestSync(): void {
  const stir = () => {
    begun++;
    setResting(false);
    void look();
  };
  document.fonts.addEventListener('loading', stir);
  document.addEventListener('transitionrun', stir);
  document.addEventListener('animationstart', stir);
}

/** Animations under way that end on their own. */
const fades = (): Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );

/** The root element says it too, for those who wait from outside: `data-at-rest`. */
function setResting(value: boolean): void {
  if (resting === value) return;
  resting = value;
  document.documentElement.toggleAttribute('data-at-rest', value);
}

/** A hidden page paints no frames. */
const frame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

async function look(): Promise<void> {
  if (looking || resting || underWay > 0 || typeof document === 'undefined') return;
  looking = true;
  for (let quiet = 0; quiet < QUIET_FRAMES && underWay === 0; quiet++) {
    await animationsEnded();
    const before = begun;
    await frame();
    if (before !== begun || fades().length > 0) quiet = -1;
  }
  looking = false;
  // Whatever is under way looks again when it is over.
  if (underWay > 0) return;
  setResting(true);
  for (const resolve of waiting) resolve();
  waiting.clear();
}
