import { createStore } from 'zustand';
import type { ParameterValue } from '../../../contract/index.ts';
import { hookOf } from '../../session/context.ts';
import { perSession } from '../../session/session.ts';

interface RunBothState {
  /** Answer of the knob that was chosen to compare with; null: none was, and the page suggests one. */
  readonly rival: ParameterValue | null;
  /** Both are on their way to the end. */
  readonly running: boolean;
  /** A button asked for the result that comes next. */
  readonly awaited: boolean;
}

export const runBothOf = perSession(() =>
  createStore<RunBothState>()(() => ({ rival: null, running: false, awaited: false })),
);

export const useRunBoth = hookOf(runBothOf);
