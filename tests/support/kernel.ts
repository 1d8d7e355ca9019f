import { enableKernel } from '../../src/engine/kernelLoader.ts';

/** Runs go as fast as on the page. */
enableKernel();
