import type { PortDocument, ScenarioDocument, SourceDocument, SourceKind } from '../../../contract/index.ts';
import { without } from './tidy.ts';

/** Of every port, or of one: `S1>S2`. */
export type PortId = string;
export const EVERY = 'default';

/** What ports do that say nothing: the values of the engine, which a test compares. */
export const USUAL_PORT = { bufferCells: 2000, policy: 'rcd', algorithm: 'none' } as const;

/** What holds at a port by itself; nothing where it does as all others. */
export const ownPort = ({ ports = {} }: ScenarioDocument, id: PortId): PortDocument => ports[id] ?? {};

type PortValues = Partial<Pick<PortDocument, 'bufferCells' | 'policy' | 'algorithm'>>;

/** Parameters belong to the mechanism that they were chosen for, so they go with it. */
const PARAMETERS = { policy: 'params', algorithm: 'algorithmParams' } as const;

/** Sets values of a port; null: as all other ports have it. */
export function setPort(
  document: ScenarioDocument,
  id: PortId,
  values: { readonly [K in keyof PortValues]: PortValues[K] | null },
): ScenarioDocument {
  let port: PortDocument = ownPort(document, id);
  for (const [key, value] of Object.entries(values) as [keyof PortValues, string | number | null][]) {
    if (key !== 'bufferCells' && value !== port[key]) port = without(port, PARAMETERS[key]);
    port = value === null ? without(port, key) : { ...port, [key]: value };
  }
  const ports = { ...document.ports, [id]: port };
  if (Object.keys(port).length > 0) return { ...document, ports };
  const left = without(ports, id);
  return Object.keys(left).length > 0 ? { ...document, ports: left } : without(document, 'ports');
}

/** How long the run is; a window of measurement that is no longer inside it goes. */
export function setDuration(document: ScenarioDocument, durationS: number): ScenarioDocument {
  const next = { ...document, run: { durationS } };
  const { fromS = 0, toS = durationS } = document.measure ?? {};
  return fromS < durationS && toS <= durationS ? next : without(next, 'measure');
}

/** `My network` is `my-network` where only small letters, digits and dashes may be. */
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

/** What a source of each kind begins with. */
export const SOURCES: Readonly<Partial<Record<SourceKind, SourceDocument>>> = {
  'greedy-tcp': { kind: 'greedy-tcp', packetBytes: 512, startMs: { from: 0, to: 10 } },
  'file-tcp': { kind: 'file-tcp', packetBytes: 512, fileBytes: 100_000, pauseMs: 20 },
  greedy: { kind: 'greedy' },
  poisson: { kind: 'poisson', cellsPerSecond: 30_000 },
  deterministic: { kind: 'deterministic', cellsPerSecond: 30_000 },
  'on-off': { kind: 'on-off', cellsPerSecond: 60_000, burstMs: 5, silenceMs: 5 },
};
