/** One change: the state before and after it. */
export interface EditStep<T> {
  readonly before: T;
  readonly after: T;
}

/** Changes that can be undone and redone. */
export interface History<T> {
  /** Oldest first. */
  readonly steps: readonly EditStep<T>[];
  /** Number of steps in force. */
  readonly at: number;
}

export const NO_STEPS: History<never> = { steps: [], at: 0 };

/**
 * The history after a change, which discards undone steps.
 * @param most number of steps kept
 * @param goesOn whether the change extends the last step
 */
export function withStep<T>(
  { steps, at }: History<T>,
  { before, after }: EditStep<T>,
  most: number,
  goesOn = false,
): History<T> {
  const last = goesOn ? steps[at - 1] : undefined;
  const kept = steps.slice(0, last === undefined ? at : at - 1).slice(1 - most);
  return { steps: [...kept, { before: last?.before ?? before, after }], at: kept.length + 1 };
}

/** State before the last step (-1), or after the next one (1); null where there is none. */
export const stepTarget = <T>({ steps, at }: History<T>, by: -1 | 1): T | null =>
  (by < 0 ? steps[at - 1]?.before : steps[at]?.after) ?? null;

/** The history after an undo (-1) or redo (1). */
export const withMove = <T, H extends History<T>>(history: H, by: -1 | 1): H =>
  stepTarget(history, by) === null ? history : { ...history, at: history.at + by };

/** Removes a step in force, as if it had not been made; for steps that do not depend on each other. */
export const takenOut = <T>({ steps, at }: History<T>, step: EditStep<T>): History<T> => ({
  steps: steps.filter((other) => other !== step),
  at: at - 1,
});
