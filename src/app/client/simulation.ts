import { en } from '../strings/en.ts';

/** A worker for a simulation, or for the runs of a race. */
export const startWorker = (): Worker =>
  new Worker(new URL('../../worker/sim.worker.ts', import.meta.url), { type: 'module' });

/** Why a worker is broken. A script that could not be loaded has no message. */
export const crashOf = ({ message }: Partial<ErrorEvent>): string => message || en.problems.partMissing;
