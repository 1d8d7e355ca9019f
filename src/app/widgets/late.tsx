import { type ComponentType, type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { busy } from '../rest.ts';
import { sessionsNow } from '../session/sessions.ts';
import { reportPartMissing } from '../store/partMissing.ts';

/** Every late part of the page, those of which nothing is to be seen at first, and those that a reader waits for. */
const loads: (() => Promise<void>)[] = [];
const unseen: (() => Promise<void>)[] = [];
const underWay = new Set<Promise<void>>();
/** The first picture has moved. */
let hasPicture = false;

/** Something whose script is not part of the first load. */
export interface LatePart<Part> {
  /** Null until it is there. */
  get(): Part | null;
  load(): Promise<void>;
  subscribe(wake: () => void): () => void;
}

interface LateOptions {
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
  let part: Part | null = null;
  let asked: Promise<void> | null = null;
  const waiting = new Set<() => void>();

  const load = (): Promise<void> => {
    if (asked) return asked;
    const done = fetch().then(
      (fetched) => {
        part = fetched;
        for (const wake of waiting) wake();
      },
      () => {
        asked = null; // the next one who needs it asks again
        for (const session of sessionsNow()) reportPartMissing(session);
      },
    );
    asked = done;
    underWay.add(done);
    void done.then(() => underWay.delete(done));
    return done;
  };
  if (isAhead) loads.push(load);
  if (!isSeen) unseen.push(load);

  const subscribe = (wake: () => void) => {
    waiting.add(wake);
    return () => void waiting.delete(wake);
  };
  return { get: () => part, load, subscribe };
}

/** A late part as it is now; asked for while it `isWanted`. */
export function useLate<Part>({ get, load, subscribe }: LatePart<Part>, isWanted: boolean): Part | null {
  const part = useSyncExternalStore(subscribe, get, get);
  useEffect(() => {
    if (isWanted) void load().then(busy());
  }, [isWanted, load]);
  return part;
}

/** A component that comes late. Once there it renders at once, like any other; until then its place is empty. */
export function late<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  options: LateOptions = {},
): ComponentType<Props> {
  const part = latePart(fetch, options);
  return function Late(props: Props): ReactElement | null {
    const Part = useLate(part, options.isSeen !== false || hasPicture);
    return Part && <Part {...props} />;
  };
}

/** The first picture has moved: fetches the parts on the page that it could do without. */
export function loadUnseenParts(): void {
  hasPicture = true;
  for (const load of unseen) void load();
}

/** Fetches every late part, so that none of them is waited for later; every stage reports what cannot be had. */
export const loadLateParts = (): void => {
  for (const load of loads) void load().then(busy());
};

/** Kept when every late part that has been asked for is there, or cannot be had. */
export const latePartsArrived = async (): Promise<void> => {
  while (underWay.size > 0) await Promise.all(underWay);
};
