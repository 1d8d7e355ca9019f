/** One change: what it found, and what it left. */
export interface EditStep<T> {
  readonly before: T;
  readonly after: T;
}

/** Changes that can be taken back and made again. */
export interface History<T> {
  /** Oldest first. */
  readonly steps: readonly EditStep<T>[];
  /** How many of them are in force. */
  readonly at: number;
}

export const NO_STEPS: History<never> = { steps: [], at: 0 };

/**
 * After a change; what had been taken back is no longer to be had.
 * @param most steps that are kept
 * @param goesOn the change is part of the last step
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

/** What the last step found (-1), or what the next one left (1); null where there is none. */
export const stepTarget = <T>({ steps, at }: History<T>, by: -1 | 1): T | null =>
  (by < 0 ? steps[at - 1]?.before : steps[at]?.after) ?? null;

/** A step back or on again. */
export const withMove = <T, H extends History<T>>(history: H, by: -1 | 1): H =>
  stepTarget(history, by) === null ? history : { ...history, at: history.at + by };

/** Without a step in force, as if it had not been; for steps that do not build on each other. */
export const takenOut = <T>({ steps, at }: History<T>, step: EditStep<T>): History<T> => ({
  steps: steps.filter((other) => other !== step),
  at: at - 1,
});
