/** Defaults of keys that a document omits. */
export const DEFAULT_SOURCE = {
  start: { startMs: 0 },
  tcp: { ipPacketsPerSecond: 0, ipJitterUs: 0 },
  files: { files: 0, pauseMs: 0, sizes: 'fixed', pauses: 'fixed' },
  deterministic: { phase: 0 },
  onOff: { lengths: 'exponential' },
  vbr: { lengths: 'fixed', spacing: 'regular' },
  scripted: { unit: 'us' },
  calls: { lengths: 'exponential' },
} as const;
