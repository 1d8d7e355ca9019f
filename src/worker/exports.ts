import type { ExportReport, ExportTask } from '../contract/index.ts';
import { captureBlocks, SNAP_LENGTHS, stampOf, tableLines } from '../engine/capture.ts';
import { beginWith, checkScenario, createSimulation, type Simulation } from '../engine/index.ts';
import { bringMechanisms } from '../engine/mechanisms.ts';

/** Reports of progress. */
const STEPS = 50;
/** Lines of a table are put together up to so many characters. */
const TEXT = 65_536;

type Post = (report: ExportReport) => void;
type Part = Extract<ExportReport, { type: 'export-done' }>['parts'][number];

/** A run once more from its beginning, written as a file; nothing of it is shown. */
export async function exportRun(task: ExportTask, post: Post): Promise<void> {
  bringMechanisms();
  // Runs are the same without it, and where it cannot come.
  await import('../engine/speed.ts').then(
    ({ bringKernel }) => bringKernel(),
    () => false,
  );
  try {
    write(task, post);
  } catch (error) {
    post({ type: 'race-failed', cause: error instanceof Error ? error.message : String(error) });
  }
}

function write(task: ExportTask, post: Post): void {
  const begun = beginWith(task.scenario, task.edits);
  const checked = checkScenario(begun.document);
  const wrong = checked.problems[0];
  if (wrong !== undefined) post({ type: 'race-failed', cause: wrong });
  if (wrong !== undefined || checked.scenario === null) return;
  const simulation = createSimulation(checked.scenario, { seed: task.seed, edits: begun.live });
  const parts: Part[] = [];
  let told = 0;
  for (const part of partsOf(task, simulation)) {
    append(parts, part);
    const step = Math.floor((STEPS * simulation.now) / task.until);
    if (step > told) post({ type: 'export-progress', share: step / STEPS });
    told = Math.max(told, step);
  }
  post({ type: 'export-done', parts });
}

function append(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string' && last.length < TEXT)
    parts[parts.length - 1] = last + part;
  else parts.push(part);
}

function* partsOf(
  { file, scenario, seed, edits, until, version }: ExportTask,
  run: Simulation,
): Generator<Part> {
  const comment = stampOf(version, scenario.id, seed, edits);
  if (file.kind === 'packets') {
    const { at } = file;
    const application = `Cellscope ${version}`;
    yield* captureBlocks(run, { at, snapLength: SNAP_LENGTHS.usual, until, application, comment });
  } else {
    const { traces, every } = file;
    for (const line of tableLines(run, { traces, every, until, comment })) yield `${line}\n`;
  }
}
