import type { ExportReport, ExportTask } from '../contract/index.ts';
import { beginWith, checkScenario, createSimulation, type Simulation } from '../engine/index.ts';
import { loadMechanisms } from '../engine/mechanisms.ts';
import { captureBlocks, SNAP_LENGTHS, stampOf, tableLines } from '../export/index.ts';
import { causeOf } from './cause.ts';

/** Reports of progress. */
const STEPS = 50;
/** Bytes that travel together: a file of a long run has millions of packets. */
const PART = 1_048_576;

type Post = (report: ExportReport) => void;

/** A run once more from its beginning, written as a file; nothing of it is shown. */
export async function exportRun(task: ExportTask, post: Post): Promise<void> {
  loadMechanisms();
  // Runs are the same without it, and where it cannot come.
  await import('../engine/kernelLoader.ts').then(
    ({ enableKernel }) => enableKernel(),
    () => false,
  );
  try {
    write(task, post);
  } catch (error) {
    post({ type: 'race-failed', cause: causeOf(error) });
  }
}

function write(task: ExportTask, post: Post): void {
  const begun = beginWith(task.scenario, task.edits);
  const checked = checkScenario(begun.document);
  const wrong = checked.problems[0];
  if (wrong !== undefined) post({ type: 'race-failed', cause: wrong });
  if (wrong !== undefined || checked.scenario === null) return;
  const simulation = createSimulation(checked.scenario, { seed: task.seed, edits: begun.live });
  const file = new Pieces((bytes) => post({ type: 'export-part', bytes }));
  let reported = 0;
  for (const piece of piecesOf(task, simulation)) {
    file.add(piece);
    const step = Math.floor((STEPS * simulation.now) / task.until);
    if (step > reported) post({ type: 'export-progress', share: step / STEPS });
    reported = Math.max(reported, step);
  }
  file.end();
  post({ type: 'export-done' });
}

/** Puts small pieces together to parts. Each part is handed over whole, and not touched again. */
class Pieces {
  readonly #hand: (part: Uint8Array<ArrayBuffer>) => void;
  #open = new Uint8Array(PART);
  #used = 0;

  constructor(hand: (part: Uint8Array<ArrayBuffer>) => void) {
    this.#hand = hand;
  }

  add(piece: Uint8Array): void {
    if (this.#used + piece.length > PART) this.#next(piece.length);
    this.#open.set(piece, this.#used);
    this.#used += piece.length;
  }

  end(): void {
    if (this.#used > 0) this.#hand(this.#open.slice(0, this.#used));
  }

  #next(least: number): void {
    this.end();
    this.#open = new Uint8Array(Math.max(PART, least));
    this.#used = 0;
  }
}

function* piecesOf(
  { file, scenario, seed, edits, until, version }: ExportTask,
  run: Simulation,
): Generator<Uint8Array> {
  const comment = stampOf(version, scenario.id, seed, edits);
  if (file.kind === 'packets') {
    const { at } = file;
    const application = `Cellscope ${version}`;
    yield* captureBlocks(run, { at, snapLength: SNAP_LENGTHS.usual, until, application, comment });
  } else {
    const { traces, every } = file;
    const utf8 = new TextEncoder();
    for (const line of tableLines(run, { traces, every, until, comment })) yield utf8.encode(`${line}\n`);
  }
}
