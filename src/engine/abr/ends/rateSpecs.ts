import type { NumberParameter } from '../../../contract/index.ts';
import { numberParameter } from '../parts/rateParameters.ts';
import type { LiveRate } from './rateRules.ts';

/** TM 4.0, table 5-1. */
export const DEFAULT_RATES = { rif: 1 / 16, rdf: 1 / 16, nrm: 32, cdf: 1 / 16 } as const;

/** Parameters of an ABR source that may change during a run, with their ranges: TM 4.0, table 5-1. */
export const RATE_SPECS = {
  rif: numberParameter({
    name: 'rif',
    label: 'RIF',
    min: 1 / 32_768,
    max: 1,
    default: DEFAULT_RATES.rif,
    scale: 'powers',
  }),
  rdf: numberParameter({
    name: 'rdf',
    label: 'RDF',
    min: 1 / 32_768,
    max: 1,
    default: DEFAULT_RATES.rdf,
    scale: 'powers',
  }),
  nrm: numberParameter({
    name: 'nrm',
    label: 'Nrm',
    unit: 'cells',
    min: 2,
    max: 256,
    integer: true,
    default: DEFAULT_RATES.nrm,
    scale: 'powers',
  }),
  crm: numberParameter({
    name: 'crm',
    label: 'CRM',
    unit: 'RM cells',
    min: 1,
    max: 8_388_608,
    integer: true,
    default: 524_288,
    scale: 'log',
  }),
  cdf: numberParameter({
    name: 'cdf',
    label: 'CDF',
    min: 0,
    max: 1,
    default: DEFAULT_RATES.cdf,
    scale: 'powers',
  }),
} as const satisfies Readonly<Record<LiveRate, NumberParameter>>;
