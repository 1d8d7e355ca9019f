import type { RaceReport, StoryReport, StoryTask } from '../contract/index.ts';
import { checkScenario, createSimulation } from '../engine/index.ts';
import { applySettings, loadMechanisms } from '../engine/mechanisms.ts';
import { reportStory } from '../engine/stories.ts';
import { causeOf } from './cause.ts';

type Post = (report: StoryReport | Extract<RaceReport, { type: 'race-failed' }>) => void;

/** One run of a story, as fast as it goes. */
export async function story(task: StoryTask, post: Post): Promise<void> {
  loadMechanisms();
  // Runs are the same without it, and where it cannot come.
  await import('../engine/kernelLoader.ts').then(
    ({ enableKernel }) => enableKernel(),
    () => false,
  );
  try {
    const { document, problems } = applySettings(task.scenario, task.settings);
    const checked = checkScenario(document);
    const wrong = problems[0] ?? checked.problems[0];
    if (wrong !== undefined) post({ type: 'race-failed', cause: wrong });
    const { scenario } = checked;
    if (wrong !== undefined || scenario === null) return;
    reportStory(() => createSimulation(scenario, { seed: task.seed }), task, post);
  } catch (error) {
    post({ type: 'race-failed', cause: causeOf(error) });
  }
}
