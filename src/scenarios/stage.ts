import type { ScenarioDocument, StageDocument } from '../contract/index.ts';

/** What makes a scene out of a network: its words, its start, and the policy it opens with. */
interface Scene {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
  readonly policy: string;
  readonly bufferCells?: number;
  /** Parameters of policies, where those of the network are for another buffer. */
  readonly policies?: ScenarioDocument['policies'];
  readonly stage: StageDocument;
}

/** The same network under another name, opened at another moment. Results are those of the network. */
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
