import { loadMechanisms } from './mechanisms.ts';

loadMechanisms();

/** The engine for those who have time: every mechanism is there at once. */
export * from './index.ts';
export { applySettings } from './mechanisms.ts';
export { drawTrace } from './plotting.ts';
