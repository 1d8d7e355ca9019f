import type { ScenarioDocument, VcDocument } from '../contract/index.ts';

/** Description of a scene on one link; its network follows from it. */
export interface OneLink extends Omit<ScenarioDocument, 'version' | 'nodes' | 'links' | 'vcs'> {
  /** Sources, numbered from 1, each with a host of its own at either end. */
  readonly sends: readonly Omit<VcDocument, 'id' | 'path'>[];
  readonly delayMs: number;
  /** Rate of the senders' links. Default: that of the shared link. */
  readonly accessMbps?: number;
}

/** Rate of the link in Mb/s, STS-3c: 366,792 cells/s. */
const LINK_MBPS = 155.52;
export const LINK_CELLS = 366_792;

/** A network of hosts around two switches that are joined by the shared link. */
export function oneLink({ sends, delayMs, accessMbps = LINK_MBPS, ...rest }: OneLink): ScenarioDocument {
  const vcs = sends.map((sender, i) => ({
    ...sender,
    id: i + 1,
    path: [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`],
  }));
  const access = { rateMbps: accessMbps, delayMs: 0.01 };
  return {
    ...rest,
    version: 2,
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'S2', kind: 'switch' },
      ...vcs.flatMap(({ id }) => [
        { id: `src${id}`, kind: 'host' } as const,
        { id: `dst${id}`, kind: 'host' } as const,
      ]),
    ],
    links: [
      { a: 'S1', b: 'S2', rateMbps: LINK_MBPS, delayMs },
      ...vcs.flatMap(({ id }) => [
        { a: `src${id}`, b: 'S1', ...access },
        { a: 'S2', b: `dst${id}`, ...access },
      ]),
    ],
    vcs,
    stage: { port: 'S1>S2', ...rest.stage },
  };
}
