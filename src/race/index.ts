export type { Estimate } from './estimates.ts';
export { MEASURES, type MeasureId, measures, type RaceValues, valuesOf } from './measures.ts';
export { type Comparison, type NetworkOutcome, outcomeOf, type Standing } from './outcome.ts';
export { type Candidate, indexOf, type RacePlan, type RaceRun, runsOf, settingsOf } from './plan.ts';
export { sentenceOf } from './sentence.ts';
export { words } from './strings/en.ts';
export { csvOf } from './table.ts';
