import { bringMechanisms } from '../../src/engine/mechanisms.ts';

/** Runs have every mechanism from the start. */
bringMechanisms();
