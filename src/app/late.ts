// What is not in the first script of a page. Each part is declared at the top of its file, by `late` (a component), `latePart`
// (anything that is shown) or `onDemand` (what an action needs): no other file fetches a script (tests/architecture/late.test.ts).
import { busy } from './rest.ts';

/** A script that comes when it is asked for. */
export interface OnDemand<Part> {
  /** Null until it is there. */
  get(): Part | null;
  /** Rejects where it cannot be had; the next one who needs it asks again. */
  ask(): Promise<Part>;
}

const underWay = new Set<Promise<unknown>>();

/** The page is not at rest while it comes. */
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

/** Every late part of the page, and those of which nothing is to be seen at first. */
const loads: (() => Promise<void>)[] = [];
const unseen: (() => Promise<void>)[] = [];
/** The first picture has moved. */
let hasPicture = false;
let sayMissing = (): void => {};

/** What is said where a part of the page cannot be had. */
export const onMissing = (say: () => void): void => {
  sayMissing = say;
};

/** Something that is shown, whose script is not part of the first load. */
export interface LatePart<Part> {
  /** Null until it is there. */
  get(): Part | null;
  /** It was asked for, and cannot be had. */
  isMissing(): boolean;
  /** Never rejects. */
  load(): Promise<void>;
  subscribe(wake: () => void): () => void;
}

export interface LateOptions {
  /** False: it is large and few open it, so that it is fetched only then. */
  readonly isAhead?: boolean;
  /** False: nothing of it is to be seen before a reader acts, so that it is not fetched before the first picture has moved. */
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

/** The first picture has moved: fetches the parts on the page that it could do without. */
export function loadUnseenParts(): void {
  hasPicture = true;
  for (const load of unseen) void load();
}

/** Fetches every late part, so that none of them is waited for later. */
export const loadLateParts = (): void => {
  for (const load of loads) void load();
};

/** Kept when every late part that has been asked for is there, or cannot be had. */
export const latePartsArrived = async (): Promise<void> => {
  while (underWay.size > 0) await Promise.all(underWay);
};
