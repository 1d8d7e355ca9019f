import { create } from 'zustand';
import type { ParameterValue } from '../../../contract/index.ts';

interface RunBothState {
  /** Answer of the knob that was chosen to compare with; null: none was, and the page suggests one. */
  readonly rival: ParameterValue | null;
  /** Both are on their way to the end. */
  readonly running: boolean;
}

export const useRunBoth = create<RunBothState>()(() => ({ rival: null, running: false }));
