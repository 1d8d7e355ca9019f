import { create } from 'zustand';

/** An exception in a part of the page. */
export interface PageFault {
  /** Name of the part on the page; empty if unknown. */
  readonly part: string;
  readonly message: string;
}

interface Faults {
  readonly list: readonly PageFault[];
  /** Number of retries of the broken parts. */
  readonly attempt: number;
}

/** Faults of the page itself; those of the simulation are `failure` of the stage. */
export const useFaults = create<Faults>()(() => ({ list: [], attempt: 0 }));

/** A message by which browsers announce that layout needs another pass: harmless. */
const HARMLESS = /^ResizeObserver loop/;

/** Failures of simulations, which their strips report together with how they were restored. */
const failures = new Set<string>();

/** Marks a failure as reported elsewhere, so that the page does not report it again. */
export const markReported = (failure: string): void => void failures.add(failure);

/** Reports a fault; each message once only. */
export function reportFault(part: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (HARMLESS.test(message)) return;
  if ([...failures].some((failure) => failure.includes(message))) return;
  const { list } = useFaults.getState();
  if (list.some((fault) => fault.part === part && fault.message === message)) return;
  console.error(error);
  useFaults.setState({ list: [...list, { part, message }] });
}

/** Renders broken parts again. */
export function tryAgain(): void {
  useFaults.setState(({ attempt }) => ({ list: [], attempt: attempt + 1 }));
}

/** Reports all uncaught exceptions from now on. */
export function watchForFaults(): void {
  addEventListener('error', ({ error, message }) => reportFault('', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportFault('', reason));
}
