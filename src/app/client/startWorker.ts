/** A worker for a simulation, or for the runs of a race. */
export const startWorker = (): Worker =>
  new Worker(new URL('../../worker/sim.worker.ts', import.meta.url), { type: 'module' });
