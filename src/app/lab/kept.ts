import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import type { DrawnTrace, RunMoment, RunResults } from '../../contract/index.ts';
import { checksum } from '../link/packed/bytes.ts';
import { ENGINE } from './engine.ts';

/** A stored run: its results, or its trace for a figure over time, and when it was computed (milliseconds since 1970). */
export type KeptRun = { readonly made: number } & (
  | { readonly results: RunResults; readonly moment: RunMoment }
  | { readonly trace: DrawnTrace }
);

/** A run of another engine, whose numbers are not comparable with this one's. */
export interface OlderRun {
  readonly engine: string;
  /** Key of its job. */
  readonly key: string;
}

export interface KeptRuns {
  /** Runs of this engine, by the key of their job. */
  readonly runs: ReadonlyMap<string, KeptRun>;
  readonly older: readonly OlderRun[];
  /** Number of damaged runs of this engine, which are left out. */
  readonly damaged: number;
}

/** Storage for runs. All methods reject with the reason: `QuotaExceededError` when the device is full. */
export interface KeptStore {
  all(): Promise<KeptRuns>;
  /** Stores a run as soon as it is complete. */
  keep(key: string, run: KeptRun): Promise<void>;
  drop(runs: readonly OlderRun[]): Promise<void>;
}

const placeOf = ({ engine, key }: OlderRun): string => `${engine} ${key}`;

/** A stored run, with its own place (engine and job) and a digest of all its content. */
export type Stored = KeptRun & { readonly of: string; readonly digest: string };

/** JSON has neither NaN nor infinite numbers. */
const exact = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** A run in the format of the store. */
export function storedAt(place: string, run: KeptRun): Stored {
  const bytes = new TextEncoder().encode(JSON.stringify([place, run], exact));
  return { ...run, of: place, digest: checksum(bytes, 0).join(' ') };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a stored value is an undamaged run and belongs to the place. Any other is computed again. */
export function isRunOf(place: string, stored: unknown): stored is Stored {
  if (!isObject(stored) || Reflect.get(stored, 'of') !== place) return false;
  const { of: _of, digest, ...run } = stored as Stored;
  return digest === storedAt(place, run as KeptRun).digest;
}

/** Storage in a database of the browser, opened on first use. */
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
      // Each run is read separately, so that the page responds in between.
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
