import type { ScenarioDocument, StageDocument } from '../contract/index.ts';

/** Additions that turn a network into a scene: texts, start, and initial policy. */
interface Scene {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
  readonly policy: string;
  readonly bufferCells?: number;
  /** Parameters of policies, if those of the network suit another buffer. */
  readonly policies?: ScenarioDocument['policies'];
  readonly stage: StageDocument;
}

/** The same network with another name and opening time. Results are those of the network. */
export function scene(
  network: ScenarioDocument,
  { policy, bufferCells, stage, ...words }: Scene,
): ScenarioDocument {
  const port = network.ports?.default;
  return {
    ...network,
    ...words,
    ports: { default: { ...port, policy, ...(bufferCells === undefined ? {} : { bufferCells }) } },
    stage: { ...network.stage, ...stage },
  };
}
