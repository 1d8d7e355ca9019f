import { loadMechanisms } from '../../src/engine/mechanisms.ts';

/** Runs have every mechanism from the start. */
loadMechanisms();
