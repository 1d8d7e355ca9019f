import { createStore, entries, set } from 'idb-keyval';
import type { DrawnTrace, RunResults } from '../../contract/index.ts';

/** Made of the source of the engine when the page is built. */
declare const __ENGINE__: string | undefined;

/** A run as it is kept on the device: its results, or what a figure over time shows of it, and when it was made (milliseconds since 1970). */
export type KeptRun = { readonly made: number } & (
  | { readonly results: RunResults }
  | { readonly trace: DrawnTrace }
);

/** Of the engine whose runs these are: others are not comparable and are passed over. */
export const ENGINE: string = typeof __ENGINE__ === 'string' ? __ENGINE__ : 'source';

const open = () => createStore('cellscope-papers', 'runs');
let opened: ReturnType<typeof open> | null = null;
const store = () => {
  opened ??= open();
  return opened;
};

/** All runs of this engine by the key of their job. Rejects where the browser keeps nothing. */
export async function keptRuns(): Promise<ReadonlyMap<string, KeptRun>> {
  const own = `${ENGINE} `;
  const all = await entries<string, KeptRun>(store());
  return new Map(
    all.flatMap(([key, run]) => (key.startsWith(own) ? [[key.slice(own.length), run] as const] : [])),
  );
}

/** Keeps a run as soon as it is there. Rejects with the reason, `QuotaExceededError` when the device is full. */
export const keepRun = (key: string, run: KeptRun): Promise<void> => set(`${ENGINE} ${key}`, run, store());
