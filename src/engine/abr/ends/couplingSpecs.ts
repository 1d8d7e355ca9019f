import type { CouplingDocument, ParameterSpec } from '../../../contract/index.ts';
import { numberParameter } from '../parts/rateParameters.ts';

/** Choices of the coupling; its state stores indices in these lists. */
export const COUPLING_FORMS = ['none', 'direct', 'average', 'threshold'] as const;
export const ROUND_TRIPS = ['measured', 'minimum'] as const;

/** Defaults of a coupling in a document, as proposed in section 5.3 of Ülkü 1997. */
export const DEFAULT_COUPLING: CouplingDocument = {
  form: 'direct',
  k: 1,
  rtt: 'measured',
  floorSegments: 1,
  weight: 1 / 8,
  threshold: 0.1,
};

/** Parameters of a coupling; all of them may change during a run. */
export const COUPLING_SPECS = {
  form: {
    kind: 'choice',
    name: 'form',
    label: 'Coupling',
    options: [
      { value: 'none', label: 'off' },
      { value: 'direct', label: 'direct' },
      { value: 'average', label: 'EWMA' },
      { value: 'threshold', label: 'thresholded' },
    ],
    default: DEFAULT_COUPLING.form,
  },
  k: numberParameter({
    name: 'k',
    label: 'k',
    min: 0.01,
    max: 100,
    default: DEFAULT_COUPLING.k,
    scale: 'log',
  }),
  rtt: {
    kind: 'choice',
    name: 'rtt',
    label: 'RTT',
    options: [
      { value: 'measured', label: 'measured' },
      { value: 'minimum', label: 'shortest' },
    ],
    default: DEFAULT_COUPLING.rtt,
  },
  floorSegments: numberParameter({
    name: 'floorSegments',
    label: 'Floor',
    unit: 'segments',
    min: 1,
    max: 1_000,
    integer: true,
    default: DEFAULT_COUPLING.floorSegments,
    scale: 'log',
  }),
  weight: numberParameter({
    name: 'weight',
    label: 'g',
    min: 1 / 1_024,
    max: 1,
    default: DEFAULT_COUPLING.weight,
    scale: 'powers',
  }),
  threshold: numberParameter({
    name: 'threshold',
    label: 'Threshold',
    min: 0,
    max: 1,
    default: DEFAULT_COUPLING.threshold,
  }),
} as const satisfies Readonly<Record<keyof CouplingDocument, ParameterSpec>>;
