import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import type { DrawnTrace, RunMoment, RunResults } from '../../contract/index.ts';
import { checksum } from '../link/packed/bytes.ts';
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

export interface KeptRuns {
  /** Those of this engine, by the key of their job. */
  readonly runs: ReadonlyMap<string, KeptRun>;
  readonly older: readonly OlderRun[];
  /** Of this engine, but not whole as they were written: they are left out. */
  readonly damaged: number;
}

/** Where runs are kept. All reject with the reason: `QuotaExceededError` when the device is full. */
export interface KeptStore {
  all(): Promise<KeptRuns>;
  /** Keeps a run as soon as it is there. */
  keep(key: string, run: KeptRun): Promise<void>;
  drop(runs: readonly OlderRun[]): Promise<void>;
}

const placeOf = ({ engine, key }: OlderRun): string => `${engine} ${key}`;

/** A run in the store: it says itself which engine made it and of which job it is, and holds a digest of all that it says. */
export type Stored = KeptRun & { readonly of: string; readonly digest: string };

/** JSON knows neither NaN nor infinite numbers. */
const exact = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** What is kept of a run at a place. */
export function storedAt(place: string, run: KeptRun): Stored {
  const bytes = new TextEncoder().encode(JSON.stringify([place, run], exact));
  return { ...run, of: place, digest: checksum(bytes, 0).join(' ') };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether what is stored at a place is a whole run as it was written, and the one that the place says. Any other is made again. */
export function isRunOf(place: string, stored: unknown): stored is Stored {
  if (!isObject(stored) || Reflect.get(stored, 'of') !== place) return false;
  const { of: _of, digest, ...run } = stored as Stored;
  return digest === storedAt(place, run as KeptRun).digest;
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
      // Each run is read on its own: the page answers in between.
      const runs: readonly unknown[] = await getMany(own.map(placeOf), store());
      const whole = own.flatMap((run, nth): (readonly [string, KeptRun])[] => {
        const stored = runs[nth];
        return isRunOf(placeOf(run), stored) ? [[run.key, stored]] : [];
      });
      return {
        runs: new Map(whole),
        damaged: own.length - whole.length,
        older: places.filter(({ engine }) => engine !== ENGINE),
      };
    },
    keep: async (key, run) => {
      const place = placeOf({ engine: ENGINE, key });
      await set(place, storedAt(place, run), store());
    },
    drop: async (runs) => delMany(runs.map(placeOf), store()),
  };
}
