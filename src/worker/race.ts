import type {
  Picoseconds,
  Problem,
  RaceReport,
  RaceTask,
  SweepCheck,
  SweepChecked,
} from '../contract/index.ts';
import {
  beginWith,
  type CheckedScenario,
  catalog,
  checkScenario,
  createSimulation,
} from '../engine/index.ts';
import { applySettings, loadMechanisms } from '../engine/mechanisms.ts';
import { drawTrace, type Look, lookAt, momentIn } from '../engine/plotting.ts';
import { valuesOf } from '../race/index.ts';
import { figuresOf } from '../race/sweep/figures.ts';
import { causeOf } from './cause.ts';

/** Looks at a run, and reports of its progress between two of them: what says nothing for a minute is taken for broken. */
const STEPS = 50;
const REPORTS = 10;

type Post = (report: RaceReport) => void;

/** One run of a race, or for a table or figure of a paper; nothing of it is shown. */
export async function race(task: RaceTask, post: Post): Promise<void> {
  loadMechanisms();
  // Runs are the same without it, and where it cannot come.
  await import('../engine/kernelLoader.ts').then(
    ({ enableKernel }) => enableKernel(),
    () => false,
  );
  try {
    run(task, post);
  } catch (error) {
    post({ type: 'race-failed', cause: causeOf(error) });
  }
}

function run(task: RaceTask, post: Post): void {
  const { type, scenario: original, settings, seed, edits = [] } = task;
  const { document: set, problems } = applySettings(original, settings);
  const { document, live, problems: refused } = beginWith(set, edits);
  const checked = checkScenario(document);
  const wrong = problems[0] ?? refused[0] ?? checked.problems[0];
  if (wrong !== undefined) post({ type: 'race-failed', cause: wrong });
  if (wrong !== undefined || checked.scenario === null) return;
  const simulation = createSimulation(checked.scenario, { seed, edits: live });
  if (type === 'figure') {
    const trace = drawTrace(simulation, task.trace, (share) => post({ type: 'race-progress', share }));
    post({ type: 'figure-done', trace });
    return;
  }
  const looks: Look[] = [];
  for (const time of timesOf(simulation.end, checked.scenario.fromPs)) {
    const { now } = simulation;
    for (let part = 1; part <= REPORTS; part++) {
      simulation.runUntil(part < REPORTS ? Math.round(now + ((time - now) * part) / REPORTS) : time);
      post({ type: 'race-progress', share: simulation.now / simulation.end });
    }
    if (time >= checked.scenario.fromPs) looks.push(lookAt(simulation));
  }
  const results = simulation.results();
  const moment = momentIn(looks);
  if (type === 'study') post({ type: 'study-done', results, moment });
  else post({ type: 'race-done', values: valuesOf(results, checked.scenario.shownPort), moment });
}

/** Equal steps up to the end, and the beginning of the measurement. */
function timesOf(end: Picoseconds, from: Picoseconds): readonly Picoseconds[] {
  const steps = Array.from({ length: STEPS }, (_, step) => Math.round((end * (step + 1)) / STEPS));
  return [...new Set([...steps, from])].sort((a, b) => a - b);
}

/** Whether every point of a sweep fits its network, before the first run begins; and what can be chosen there. */
export function check({ scenario, points }: SweepCheck): SweepChecked {
  loadMechanisms();
  let firstProblems: readonly Problem[] = [];
  let metrics: readonly string[] = [];
  let fitting: CheckedScenario['scenario'] = null;
  for (const settings of points) {
    const { document, problems } = applySettings(scenario, settings);
    const checked = checkScenario(document);
    if (firstProblems.length === 0) firstProblems = [...problems, ...checked.problems];
    fitting ??= checked.scenario;
    if (checked.scenario !== null && metrics.length === 0)
      metrics = [...figuresOf(createSimulation(checked.scenario).results()).keys()];
    if (firstProblems.length > 0 && metrics.length > 0) break;
  }
  return {
    type: 'checked',
    problems: firstProblems,
    metrics,
    catalog,
    ports: fitting?.ports ?? [],
    shownPort: fitting?.shownPort ?? null,
  };
}
