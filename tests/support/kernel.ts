import { enableKernel } from '../../src/engine/speed.ts';

/** Runs go as fast as on the page. */
enableKernel();
