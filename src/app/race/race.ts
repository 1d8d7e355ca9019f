import { createStore } from 'zustand';
import { isSame } from '../../contract/index.ts';
import { entryOf, type RacePlan, type RaceValues, runsOf, settingsOf } from '../../race/index.ts';
import { poolSize, runPool } from '../client/pool.ts';
import { busy } from '../rest.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { keepRace } from './keptRace.ts';
import type { RaceNetwork, RaceState } from './state.ts';

/** The race goes on while its dialog is closed. */
export const raceOf = perSession(() =>
  createStore<RaceState>()(() => ({
    plan: null,
    networks: [],
    runs: [],
    moments: [],
    status: 'idle',
    share: 0,
    done: 0,
    failures: [],
  })),
);

/** A race that was kept. */
export const restoreRace = (session: Session, race: Partial<RaceState>): void =>
  raceOf(session).setState(race);

export const useRace = hookOf(raceOf);

/** Starts a race, and cancels it: what has been run stays. */
export const racingOf = perSession((session) => {
  const race = raceOf(session);
  let stop: (() => void) | null = null;

  const start = (plan: RacePlan, networks: readonly RaceNetwork[]): void => {
    stop?.();
    const order = runsOf(plan);
    const tasks = order.map(({ network, candidate, seed }) => ({
      type: 'race' as const,
      scenario: entryOf(networks, network).document,
      settings: settingsOf(entryOf(plan.candidates, candidate)),
      seed: entryOf(plan.seeds, seed),
    }));
    const nothing = order.map(() => undefined);
    race.setState({
      plan,
      networks,
      runs: nothing,
      moments: nothing,
      status: 'running',
      share: 0,
      done: 0,
      failures: [],
    });
    const atRest = busy();
    const endPool = runPool(tasks, poolSize(navigator.hardwareConcurrency, tasks.length), {
      progress: (share) => race.setState({ share }),
      done: (index, report) =>
        race.setState(({ runs, moments, done }) => ({
          ...(report.type === 'race-done' && {
            runs: runs.with(index, report.values as RaceValues),
            moments: moments.with(index, report.moment),
          }),
          done: done + 1,
        })),
      failed: (index, cause) =>
        race.setState(({ failures, done }) => {
          const { candidate, network } = entryOf(order, index);
          const { name } = entryOf(plan.candidates, candidate);
          const failed = { run: `${name}, ${entryOf(networks, network).title}`, cause };
          const isKnown = failures.some((failure) => isSame(failure, failed));
          return { failures: isKnown ? failures : [...failures, failed], done: done + 1 };
        }),
      ended: () => {
        stop = null;
        atRest();
        race.setState({ status: 'ended' });
        keepRace(race.getState());
      },
    });
    stop = () => {
      stop = null;
      endPool();
      atRest();
      race.setState({ status: 'cancelled' });
      keepRace(race.getState());
    };
  };

  const cancel = (): void => stop?.();
  session.onDispose(cancel);
  return { start, cancel };
});
