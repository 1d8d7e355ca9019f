export * from './catalog.ts';
export * from './edits.ts';
export * from './parameters.ts';
export * from './protocol.ts';
export * from './results.ts';
export * from './scenario.ts';
export * from './traces.ts';
export * from './units.ts';
