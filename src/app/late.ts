// Scripts outside the first load of a page. Each part is declared at the top of its file, by `late` (a component), `latePart`
// (other visible parts) or `onDemand` (for actions): no other file fetches a script (tests/architecture/late.test.ts).
import { busy } from './rest.ts';

/** A script that is loaded on request. */
export interface OnDemand<Part> {
  /** Null until it is loaded. */
  get(): Part | null;
  /** Rejects if it cannot be loaded; the next call tries again. */
  ask(): Promise<Part>;
}

const underWay = new Set<Promise<unknown>>();

/** Declares a script to load on request; the page is busy while it loads. */
export function onDemand<Part>(fetch: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null;
  let asked: Promise<Part> | null = null;
  const begin = async (): Promise<Part> => {
    const over = busy();
    try {
      part = await fetch();
      return part;
    } catch (error) {
      asked = null;
      throw error;
    } finally {
      over();
    }
  };
  const ask = () => {
    asked ??= begin();
    return asked;
  };
  return { get: () => part, ask };
}

/** Loaders of all late parts of the page, and of those that are invisible at first. */
const loads: (() => Promise<void>)[] = [];
const unseen: (() => Promise<void>)[] = [];
/** Whether the stage has opened and shown its first picture. */
let hasPicture = false;
let sayMissing = (): void => {};

/** Sets the function that reports a part which cannot be loaded. */
export const onMissing = (say: () => void): void => {
  sayMissing = say;
};

/** A visible part whose script is not in the first load. */
export interface LatePart<Part> {
  /** Null until it is loaded. */
  get(): Part | null;
  /** Whether it was requested, but cannot be loaded. */
  isMissing(): boolean;
  /** Never rejects. */
  load(): Promise<void>;
  subscribe(wake: () => void): () => void;
}

export interface LateOptions {
  /** False for a large part that few open, which is fetched on request only. */
  readonly isAhead?: boolean;
  /** False for a part that is invisible until a reader acts, which is fetched only after the stage has opened. */
  readonly isSeen?: boolean;
}

/** Fetched when `load` is first called, or by `loadLateParts` before it is needed. */
export function latePart<Part>(
  fetch: () => Promise<Part>,
  { isAhead = true, isSeen = true }: LateOptions = {},
): LatePart<Part> {
  const { get, ask } = onDemand(fetch);
  let isMissing = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const call of waiting) call();
  };
  const begin = async (): Promise<void> => {
    try {
      await ask();
      isMissing = false;
    } catch {
      isMissing = true;
      sayMissing();
    }
    wake();
  };
  let asked: Promise<void> | null = null;
  const load = (): Promise<void> => {
    if (asked) return asked;
    const done = begin();
    asked = done;
    underWay.add(done);
    void done.then(() => {
      underWay.delete(done);
      if (isMissing) asked = null;
    });
    return done;
  };
  if (isAhead) loads.push(load);
  if (!isSeen) unseen.push(load);
  const subscribe = (listener: () => void) => {
    waiting.add(listener);
    return () => void waiting.delete(listener);
  };
  return { get, isMissing: () => isMissing, load, subscribe };
}

/** Whether a part is fetched as soon as it is on the page. */
export const isDue = ({ isSeen = true }: LateOptions): boolean => isSeen || hasPicture;

/** Called when the stage has opened: fetches the parts on the page that were not needed for that. */
export function loadUnseenParts(): void {
  hasPicture = true;
  for (const load of unseen) void load();
}

/** Fetches every late part, so that later use does not have to wait. */
export const loadLateParts = (): void => {
  for (const load of loads) void load();
};

/** Resolves when every requested late part is loaded, or has failed. */
export const latePartsArrived = async (): Promise<void> => {
  while (underWay.size > 0) await Promise.all(underWay);
};
