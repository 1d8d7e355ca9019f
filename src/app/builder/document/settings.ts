import type { ScenarioDocument, SourceDocument, SourceKind } from '../../../contract/index.ts';
import { without } from '../../store/objects.ts';

/** Sets the duration of the run; a measurement window that no longer fits into it is removed. */
export function setDuration(document: ScenarioDocument, durationS: number): ScenarioDocument {
  const next = { ...document, run: { durationS } };
  const { fromS = 0, toS = durationS } = document.measure ?? {};
  return fromS < durationS && toS <= durationS ? next : without(next, 'measure');
}

/** Id from a title: `My network` becomes `my-network`, only lower-case letters, digits and dashes. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64) || 'network';

export const setTitle = (document: ScenarioDocument, title: string): ScenarioDocument => ({
  ...document,
  title,
  id: idOf(title),
});

/** Initial values of each kind of source. */
export const SOURCES: Readonly<Record<SourceKind, SourceDocument>> = {
  'greedy-tcp': { kind: 'greedy-tcp', packetBytes: 512, startMs: { from: 0, to: 10 } },
  'file-tcp': { kind: 'file-tcp', packetBytes: 512, fileBytes: 100_000, pauseMs: 20 },
  greedy: { kind: 'greedy' },
  poisson: { kind: 'poisson', cellsPerSecond: 30_000 },
  deterministic: { kind: 'deterministic', cellsPerSecond: 30_000 },
  vbr: {
    kind: 'vbr',
    levels: [
      { cellsPerSecond: 60_000, ms: 5 },
      { cellsPerSecond: 10_000, ms: 5 },
    ],
  },
  scripted: { kind: 'scripted', times: [0, 1_000, 2_000] },
  'on-off': { kind: 'on-off', cellsPerSecond: 60_000, burstMs: 5, silenceMs: 5 },
};
