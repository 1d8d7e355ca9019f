import { PhysicsBreach } from '../../engine/index.ts';
import { enableKernel } from '../../engine/kernelLoader.ts';
import { loadRuleLanguage } from '../../engine/language.ts';
import type { Job } from '../../studies/index.ts';
import { breachLine } from '../output.ts';
import { postToParent } from '../parent.ts';
import { runJob } from '../sim/runJob.ts';

enableKernel();
loadRuleLanguage();

// Ctrl-C reaches every process of a terminal; the parent decides when this one ends.
process.on('SIGINT', () => {});

/** A process of `reproduce`: takes one run at a time, ends when the parent lets go. */
process.on('message', ({ index, job }: { index: number; job: Job }) => {
  try {
    postToParent(runJob(index, job));
  } catch (error) {
    if (!(error instanceof PhysicsBreach)) throw error;
    postToParent(breachLine(error));
  }
});
