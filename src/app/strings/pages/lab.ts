/** Pages that make whole runs: papers, sweeps, races; loaded with them. */
export const labTexts = {
  home: 'Cellscope',
  pages: 'Pages of runs',
  papers: 'Papers',
  sweep: 'Sweeps',
  race: 'Race',
  cancel: 'Cancel',
  progress: 'Progress of the runs',
  runs: (done: number, of: number, left: string): string =>
    left === '' ? `${done} of ${of} runs` : `${done} of ${of} runs, ${left} left`,
  seconds: (seconds: number): string =>
    seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`,
  cancelled: (done: number, of: number): string => `Cancelled after ${done} of ${of} runs. These are kept.`,
  ended: (of: number, workers: number, busy: number): string =>
    Number.isNaN(busy)
      ? `All runs are done (${of}).`
      : workers === 1
        ? `All runs are done (${of}). The worker was busy ${Math.floor(100 * busy)} % of the time.`
        : `All runs are done (${of}). The ${workers} workers were busy ${Math.floor(100 * busy)} % of the time.`,
  nothingMissing: 'Nothing to run: all results are stored.',
  failed: (count: number): string =>
    count === 1 ? 'A run has failed:' : `${count} runs have failed. The first:`,
  failure: (scenario: string, seed: number, cause: string): string => `${scenario}, seed ${seed}: ${cause}`,
  noScene: (scene: string, alike: string): string => `scene = ${scene}: no such scene; ${alike}`,
  refused: (path: string, value: unknown, reason: string): string =>
    value === undefined ? `${path}: ${reason}` : `${path} = ${String(value)}: ${reason}`,
  retry: 'Run the failed ones again',
  unkept: (reason: string): string =>
    `The browser cannot store these runs on this device (${reason}). They stay until you close the page.`,
  damaged: (count: number): string =>
    count === 1
      ? 'One kept run is not as it was written: it is left out, and is made again with the others.'
      : `${count} kept runs are not as they were written: they are left out, and are made again with the others.`,
  blocked: 'its store does not open: another tab may hold it, close the other tabs of this page',
  kept: (count: number, date: string): string =>
    `${count} ${count === 1 ? 'run is' : 'runs are'} kept on this device, the newest from ${date}.`,
  madeBy: (version: string, digest: string): string => `Engine: version ${version}, digest ${digest}.`,
  older: (count: number, digests: readonly string[]): string =>
    count === 1
      ? `One more kept run is of another engine (digest ${digests.join(', ')}) and not shown: numbers of two engines cannot be compared.`
      : `${count} more kept runs are of another engine (digest ${digests.join(', ')}) and not shown: numbers of two engines cannot be compared.`,
  lost: (count: number): string =>
    count === 1
      ? 'One of them is of a network that is not open here: open its file to run it.'
      : `${count} of them are of a network that is not open here: open its file to run them.`,
  renew: 'Run them with this engine',
  loading: 'Reading the runs that are kept on this device.',
  raceTitle: 'Race policies against each other',
  raceScene: 'Scene whose policy takes part',
} as const;
