import { type ComponentType, type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { busy } from '../rest.ts';
import { PART_MISSING } from '../store/partMissing.ts';
import { useStage } from '../store/stage.ts';

/** Every late part of the page, and those that somebody waits for. */
const loads: (() => Promise<void>)[] = [];
const underWay = new Set<Promise<void>>();

/**
 * A component whose script is not part of the first load: fetched when it is first shown, or by `loadLateParts`
 * before anybody asks. Once there it renders at once, like any other; until then its place is empty.
 * @param isAhead false: it is large and few open it, so that it is fetched only then
 */
export function late<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { isAhead = true } = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  let asked: Promise<void> | null = null;
  const waiting = new Set<() => void>();

  const load = (): Promise<void> => {
    if (asked) return asked;
    const done = fetch().then(
      (component) => {
        part = component;
        for (const wake of waiting) wake();
      },
      () => {
        asked = null; // the next one who needs it asks again
        useStage.setState(({ problems }) => ({
          problems: [...problems.filter((told) => told !== PART_MISSING), PART_MISSING],
        }));
      },
    );
    asked = done;
    underWay.add(done);
    void done.then(() => underWay.delete(done));
    return done;
  };
  if (isAhead) loads.push(load);

  const subscribe = (wake: () => void) => {
    waiting.add(wake);
    return () => waiting.delete(wake);
  };
  return function Late(props: Props): ReactElement | null {
    const Part = useSyncExternalStore(subscribe, () => part);
    useEffect(() => void load().then(busy()), []);
    return Part && <Part {...props} />;
  };
}

/** Fetches every late part, so that none of them is waited for later. */
export const loadLateParts = (): void => {
  for (const load of loads) void load();
};

/** Kept when every late part that has been asked for is there, or cannot be had. */
export const latePartsArrived = async (): Promise<void> => {
  while (underWay.size > 0) await Promise.all(underWay);
};
