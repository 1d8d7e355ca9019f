import { bringMechanisms } from './mechanisms.ts';

bringMechanisms();

/** The engine for those who have time: every mechanism is there at once. */
export * from './index.ts';
export { applySettings, drawTrace } from './mechanisms.ts';
