import { createStore, entries, set } from 'idb-keyval';
import type { DrawnTrace, RunMoment, RunResults } from '../../contract/index.ts';

/** Made of the source of the engine when the page is built. */
declare const __ENGINE__: string | undefined;

/** A run as it is kept on the device: its results, or what a figure over time shows of it, and when it was made (milliseconds since 1970). */
export type KeptRun = { readonly made: number } & (
  | { readonly results: RunResults; readonly moment: RunMoment }
  | { readonly trace: DrawnTrace }
);

/** Where runs are kept. Both reject with the reason: `QuotaExceededError` when the device is full. */
export interface KeptStore {
  /** All runs of this engine by the key of their job. */
  all(): Promise<ReadonlyMap<string, KeptRun>>;
  /** Keeps a run as soon as it is there. */
  keep(key: string, run: KeptRun): Promise<void>;
}

/** Of the engine whose runs these are: others are not comparable and are passed over. */
export const ENGINE: string = typeof __ENGINE__ === 'string' ? __ENGINE__ : 'source';

/** A database of the browser, opened when it is first used. */
export function keptIn(database: string): KeptStore {
  const own = `${ENGINE} `;
  let opened: ReturnType<typeof createStore> | null = null;
  const store = () => {
    opened ??= createStore(database, 'runs');
    return opened;
  };
  return {
    all: async () =>
      new Map(
        (await entries<string, KeptRun>(store())).flatMap(([key, run]) =>
          key.startsWith(own) ? [[key.slice(own.length), run] as const] : [],
        ),
      ),
    keep: async (key, run) => set(own + key, run, store()),
  };
}
