import { useEffect } from 'react';
import { createStore } from 'zustand';
import {
  type Edit,
  elementAt,
  type Picoseconds,
  PS_PER_SECOND,
  type RaceTask,
  type RunResults,
  type ScenarioDocument,
  SEEDS,
} from '../../contract/index.ts';
import { poolSize, runPool } from '../client/pool.ts';
import { busy } from '../rest.ts';
import { hookOf, useSession } from '../session/context.ts';
import { perSession } from '../session/session.ts';
import type { OtherSeeds, SeedPair } from './result.ts';

/** A second and a third seed: what one seed says may be chance. */
const OTHERS = 2;
/** Comparisons whose runs are kept. */
const MOST_KEPT = 12;

/** Two settings of one network, compared from a moment on. */
export interface AskedSeeds {
  readonly scenario: ScenarioDocument;
  /** That of B, where it is another network. */
  readonly scenarioB?: ScenarioDocument;
  readonly seed: number;
  readonly a: readonly Edit[];
  readonly b: readonly Edit[];
  /** Where their common window begins. */
  readonly from: Picoseconds;
}

const keyOf = ({ scenario, scenarioB, seed, a, b, from }: AskedSeeds): string =>
  JSON.stringify([scenario, scenarioB, seed, a, b, from]);

/** The seeds behind one, in a circle. */
export const otherSeeds = (seed: number): readonly number[] =>
  Array.from({ length: OTHERS }, (_, i) => (seed + i + 1) % (SEEDS.max + 1));

/** Whole runs of both settings with each seed, A before B, measured from where the settings of both are their own. */
export function seedTasks({
  scenario,
  scenarioB = scenario,
  a,
  b,
  from,
  seed,
}: AskedSeeds): readonly RaceTask[] {
  const measured = (document: ScenarioDocument): ScenarioDocument => ({
    ...document,
    measure: { ...document.measure, fromS: from / PS_PER_SECOND },
  });
  const both = [
    { scenario: measured(scenario), edits: a },
    { scenario: measured(scenarioB), edits: b },
  ];
  return otherSeeds(seed).flatMap((other) =>
    both.map((run) => ({ type: 'study', ...run, settings: [], seed: other }) as const),
  );
}

/** Pairs whose two runs are there. */
export const pairsOf = (seed: number, runs: readonly (RunResults | undefined)[]): readonly SeedPair[] =>
  otherSeeds(seed).flatMap((other, i) => {
    const [a, b] = [runs[2 * i], runs[2 * i + 1]];
    return a === undefined || b === undefined ? [] : [{ seed: other, a, b }];
  });

interface Kept {
  readonly runs: readonly (RunResults | undefined)[];
  readonly failed: boolean;
}

const seedsOf = perSession(() =>
  createStore<{ readonly kept: ReadonlyMap<string, Kept> }>()(() => ({ kept: new Map() })),
);
const useSeeds = hookOf(seedsOf);

const runsOf = perSession((session) => {
  let running: { readonly key: string; users: number; readonly end: () => void } | null = null;
  session.onDispose(() => running?.end());
  const change = (key: string, by: (before: Kept) => Kept): void => {
    const { kept } = seedsOf(session).getState();
    const before = kept.get(key) ?? { runs: [], failed: false };
    const others = [...kept].filter(([other]) => other !== key).slice(1 - MOST_KEPT);
    seedsOf(session).setState({ kept: new Map([...others, [key, by(before)]]) });
  };
  const start = (key: string, asked: AskedSeeds): (() => void) => {
    const all = seedTasks(asked);
    const known = seedsOf(session).getState().kept.get(key)?.runs ?? [];
    const missing = all.map((_, i) => i).filter((i) => known[i] === undefined);
    if (missing.length === 0) return () => {};
    const tasks = missing.map((i) => elementAt(all, i));
    const atRest = busy();
    const end = runPool(tasks, poolSize(navigator.hardwareConcurrency, tasks.length), {
      progress: () => {},
      done: (index, report) => {
        if (report.type !== 'study-done') return;
        const at = elementAt(missing, index);
        change(key, ({ runs, failed }) => ({
          runs: all.map((_, i) => (i === at ? report.results : runs[i])),
          failed,
        }));
      },
      failed: () => change(key, ({ runs }) => ({ runs, failed: true })),
      ended: atRest,
    });
    return () => {
      end();
      atRest();
    };
  };
  /** Returns a function that ends it with its last user. Runs that are there stay. */
  return (asked: AskedSeeds): (() => void) => {
    const key = keyOf(asked);
    if (running?.key !== key) {
      running?.end();
      running = { key, users: 0, end: start(key, asked) };
    }
    const own = running;
    own.users++;
    return () => {
      if (--own.users > 0 || running !== own) return;
      running = null;
      own.end();
    };
  };
});

/** The runs with other seeds that a result is judged by; they begin once it is asked for. @param asked null: not yet */
export function useOtherSeeds(asked: AskedSeeds | null): OtherSeeds {
  const session = useSession();
  const key = asked === null ? '' : keyOf(asked);
  const kept = useSeeds((s) => s.kept.get(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is asked, in one text.
  useEffect(() => (asked === null ? undefined : runsOf(session)(asked)), [key, session]);
  const seed = asked?.seed ?? 0;
  return {
    seeds: asked === null ? [] : otherSeeds(seed),
    pairs: pairsOf(seed, kept?.runs ?? []),
    failed: kept?.failed ?? false,
  };
}
