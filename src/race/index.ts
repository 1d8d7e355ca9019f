export { MEASURES, type MeasureId, measures, type RaceValues, valuesOf } from './measures.ts';
export { type NetworkOutcome, outcomeOf } from './outcome.ts';
export { type Candidate, entryOf, indexOf, type RacePlan, runsOf, settingsOf } from './plan.ts';
export { sentenceOf } from './sentence.ts';
export { words } from './strings/en.ts';
export { csvOf } from './table.ts';
