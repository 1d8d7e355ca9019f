import type { Step } from '../../lessons/lesson.ts';

/** The scene of a step, as a link says it: its own, else that of the last one before. */
export const sceneOf = (steps: readonly Step[], at: number): string =>
  steps.slice(0, at + 1).findLast(({ stage }) => stage !== undefined)?.stage ?? '';
