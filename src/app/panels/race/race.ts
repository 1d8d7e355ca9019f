import { create } from 'zustand';
import type { RaceFailure, ScenarioDocument } from '../../../contract/index.ts';
import { entryOf, type RacePlan, type RaceValues, runsOf, settingsOf } from '../../../race/index.ts';
import { busy } from '../../rest.ts';
import { poolSize, runPool } from './pool.ts';

/** A network of a race: what a run of it begins from, and how a link names it. */
export interface Network {
  readonly title: string;
  readonly document: ScenarioDocument;
  /** Id of a built-in scene as it is; null where the link must carry the document. */
  readonly scene: string | null;
}

export interface FailedRun {
  /** Policy and network. */
  readonly run: string;
  readonly cause: RaceFailure;
}

interface RaceState {
  /** Null before the first race. */
  readonly plan: RacePlan | null;
  readonly networks: readonly Network[];
  /** In the order of `runsOf`. */
  readonly runs: readonly (RaceValues | undefined)[];
  readonly status: 'idle' | 'running' | 'cancelled' | 'ended';
  /** 0 to 1. */
  readonly share: number;
  readonly done: number;
  readonly failures: readonly FailedRun[];
}

/** The race goes on while its dialog is closed. */
export const useRace = create<RaceState>()(() => ({
  plan: null,
  networks: [],
  runs: [],
  status: 'idle',
  share: 0,
  done: 0,
  failures: [],
}));

let stop: (() => void) | null = null;

export function startRace(plan: RacePlan, networks: readonly Network[]): void {
  stop?.();
  const order = runsOf(plan);
  const tasks = order.map(({ network, candidate, seed }) => ({
    type: 'race' as const,
    scenario: entryOf(networks, network).document,
    settings: settingsOf(entryOf(plan.candidates, candidate)),
    seed: entryOf(plan.seeds, seed),
  }));
  const nothing = order.map(() => undefined);
  useRace.setState({ plan, networks, runs: nothing, status: 'running', share: 0, done: 0, failures: [] });
  const atRest = busy();
  const cancel = runPool(tasks, poolSize(navigator.hardwareConcurrency, tasks.length), {
    progress: (share) => useRace.setState({ share }),
    done: (index, values) =>
      useRace.setState(({ runs, done }) => ({
        runs: runs.with(index, values as RaceValues),
        done: done + 1,
      })),
    failed: (index, cause) =>
      useRace.setState(({ failures, done }) => {
        const { candidate, network } = entryOf(order, index);
        const { name } = entryOf(plan.candidates, candidate);
        const failed = { run: `${name}, ${entryOf(networks, network).title}`, cause };
        const isKnown = failures.some((one) => JSON.stringify(one) === JSON.stringify(failed));
        return { failures: isKnown ? failures : [...failures, failed], done: done + 1 };
      }),
    ended: () => {
      stop = null;
      atRest();
      useRace.setState({ status: 'ended' });
    },
  });
  stop = () => {
    stop = null;
    cancel();
    atRest();
    useRace.setState({ status: 'cancelled' });
  };
}

/** What has been run stays. */
export const cancelRace = (): void => stop?.();
