import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import type { DrawnTrace, RunMoment, RunResults } from '../../contract/index.ts';
import { ENGINE } from './engine.ts';

/** A run as it is kept on the device: its results, or what a figure over time shows of it, and when it was made (milliseconds since 1970). */
export type KeptRun = { readonly made: number } & (
  | { readonly results: RunResults; readonly moment: RunMoment }
  | { readonly trace: DrawnTrace }
);

/** A run of another engine: its numbers cannot be compared with those of this one. */
export interface OlderRun {
  readonly engine: string;
  /** Of its job. */
  readonly key: string;
}

export interface Kept {
  /** Those of this engine, by the key of their job. */
  readonly runs: ReadonlyMap<string, KeptRun>;
  readonly older: readonly OlderRun[];
}

/** Where runs are kept. All reject with the reason: `QuotaExceededError` when the device is full. */
export interface KeptStore {
  all(): Promise<Kept>;
  /** Keeps a run as soon as it is there. */
  keep(key: string, run: KeptRun): Promise<void>;
  drop(runs: readonly OlderRun[]): Promise<void>;
}

const placeOf = ({ engine, key }: OlderRun): string => `${engine} ${key}`;

/** A run in the store: it says itself which engine made it and of which job it is. */
export type Stored = KeptRun & { readonly of: string };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether what is stored at a place is a whole run, and the one that the place says. Any other is made again. */
export function isRunOf(place: string, stored: unknown): stored is Stored {
  if (!isObject(stored) || Reflect.get(stored, 'of') !== place) return false;
  const { made, results, moment, trace } = stored as Partial<Record<string, unknown>>;
  const isStudy = isObject(results) && Array.isArray(Reflect.get(results, 'sessions')) && isObject(moment);
  return typeof made === 'number' && (isStudy || isObject(trace));
}

/** A database of the browser, opened when it is first used. */
export function keptIn(database: string): KeptStore {
  let opened: ReturnType<typeof createStore> | null = null;
  const store = () => {
    opened ??= createStore(database, 'runs');
    return opened;
  };
  return {
    all: async () => {
      const places = (await keys<string>(store())).map((place): OlderRun => {
        const [engine = ''] = place.split(' ', 1);
        return { engine, key: place.slice(engine.length + 1) };
      });
      const own = places.filter(({ engine }) => engine === ENGINE);
      // Each run is read by itself: the page answers in between.
      const runs: readonly unknown[] = await getMany(own.map(placeOf), store());
      return {
        runs: new Map(
          own.flatMap((one, nth): (readonly [string, KeptRun])[] => {
            const stored = runs[nth];
            return isRunOf(placeOf(one), stored) ? [[one.key, stored]] : [];
          }),
        ),
        older: places.filter(({ engine }) => engine !== ENGINE),
      };
    },
    keep: async (key, run) => {
      const place = placeOf({ engine: ENGINE, key });
      await set(place, { ...run, of: place } satisfies Stored, store());
    },
    drop: async (runs) => delMany(runs.map(placeOf), store()),
  };
}
