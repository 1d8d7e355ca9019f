import { create } from 'zustand';

/** A part of the page that threw. */
export interface PageFault {
  /** Its name on the page; empty: not known. */
  readonly part: string;
  readonly message: string;
}

interface Faults {
  readonly list: readonly PageFault[];
  /** Counts how often the broken parts were asked to try again. */
  readonly attempt: number;
}

/** Faults of the page itself; those of the simulation are `failure` of the stage. */
export const useFaults = create<Faults>()(() => ({ list: [], attempt: 0 }));

/** Browsers report so that a layout takes another turn: nothing is wrong. */
const HARMLESS = /^ResizeObserver loop/;

/** What simulations failed of: their strips report it, and how they were restored. */
const failures = new Set<string>();

/** A failure is reported elsewhere: the page does not report it once more. */
export const markReported = (failure: string): void => void failures.add(failure);

/** Each fault is reported once, however often it comes. */
export function reportFault(part: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (HARMLESS.test(message)) return;
  if ([...failures].some((failure) => failure.includes(message))) return;
  const { list } = useFaults.getState();
  if (list.some((fault) => fault.part === part && fault.message === message)) return;
  console.error(error);
  useFaults.setState({ list: [...list, { part, message }] });
}

/** Broken parts are built again. */
export function tryAgain(): void {
  useFaults.setState(({ attempt }) => ({ list: [], attempt: attempt + 1 }));
}

/** From now on nothing that throws is silent. */
export function watchForFaults(): void {
  addEventListener('error', ({ error, message }) => reportFault('', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportFault('', reason));
}
