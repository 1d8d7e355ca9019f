import { useEffect, useState } from 'react';
import { type DrawnTrace, elementAt, type RaceFailure, type RunResults } from '../../contract/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { poolSize, runPool } from '../client/pool.ts';
import { type GuessRound, SCENE, tasksOf } from './game.ts';
import type { Played } from './reasons.ts';

interface Parts {
  readonly trace?: DrawnTrace;
  readonly results?: RunResults;
  readonly cause?: RaceFailure;
}

/** A round: run, failed, or still running. */
export type RoundState = Played | { readonly cause: RaceFailure } | null;

function stateOf({ trace, results, cause }: Parts): RoundState {
  if (cause !== undefined) return { cause };
  return trace !== undefined && results !== undefined ? { trace, results } : null;
}

/** Runs all rounds in workers of their own, in their order: later ones while the reader looks at the first. */
export function useRounds(rounds: readonly GuessRound[]): readonly RoundState[] {
  const [parts, setParts] = useState<readonly Parts[]>([]);
  useEffect(() => {
    setParts(rounds.map(() => ({})));
    const scenario = findScenario(SCENE);
    if (scenario === null) return;
    const tasks = rounds.flatMap((round) => tasksOf(round, scenario));
    const learn = (task: number, part: Parts): void =>
      setParts((all) => all.map((known, round) => (round === task >> 1 ? { ...known, ...part } : known)));
    return runPool(tasks, poolSize(navigator.hardwareConcurrency, tasks.length), {
      progress: () => {},
      done: (task, report) => {
        if (report.type === 'figure-done') learn(task, { trace: report.trace });
        else if (report.type === 'study-done') learn(task, { results: report.results });
      },
      failed: (task, cause) => learn(task, { cause }),
      ended: () => {},
    });
  }, [rounds]);
  return rounds.map((_, i) => (i < parts.length ? stateOf(elementAt(parts, i)) : null));
}
