import { loadMechanisms } from './mechanisms.ts';

loadMechanisms();

export { drawTrace } from './figures.ts';
/** The engine for those who have time: every mechanism is there at once. */
export * from './index.ts';
export { applySettings } from './mechanisms.ts';
