import type { ParameterValues, ScenarioDocument, StageDocument } from '../contract/index.ts';

export interface RateScene {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
  /** At every port. */
  readonly algorithm: string;
  readonly params?: ParameterValues;
  /** Default: that of the network, from when its rates have settled. */
  readonly measure?: NonNullable<ScenarioDocument['measure']>;
  readonly stage: StageDocument;
}

/** A scene on a network with rate control. */
export function rateScene(
  network: ScenarioDocument,
  { algorithm, params, stage, ...words }: RateScene,
): ScenarioDocument {
  return {
    ...network,
    ...words,
    ports: {
      ...network.ports,
      default: { ...network.ports?.default, algorithm, ...(params && { algorithmParams: params }) },
    },
    stage: { ...network.stage, ...stage },
  };
}
