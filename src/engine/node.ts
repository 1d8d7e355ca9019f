import { loadMechanisms } from './mechanisms.ts';

loadMechanisms();

/** The engine with all mechanisms loaded at once. */
export * from './index.ts';
export { applySettings } from './mechanisms.ts';
export { drawTrace } from './plotting.ts';
