// Runs stages side by side where their needs allow it.
import { spawn } from 'node:child_process';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./reports.mjs').Report} Report */
/** @typedef {Report & { stage: Stage, seconds: number }} Outcome */
/** @typedef {(stage: Stage, show: (text: string) => void, signal: AbortSignal) => Promise<boolean>} Start */

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** How many stages run next to the one that shows its output. */
const NEXT_TO_IT = 1;

/**
 * Runs every stage that can run. A stage whose needs failed, that crashed, left no report or was interrupted is a failure.
 * @param {readonly Stage[]} stages
 * @param {{ start?: Start, print: (text: string) => void, signal: AbortSignal }} options
 * @returns {Promise<readonly Outcome[]>} in the order in which they ended
 */
export async function runStages(stages, { start = startStage, print, signal }) {
  const waiting = [...stages];
  /** @type {Map<Stage, Promise<void>>} */
  const running = new Map();
  /** @type {Outcome[]} */
  const ended = [];
  const failed = (/** @type {string} */ name) =>
    ended.some(({ stage, count }) => stage.name === name && count.failed > 0);
  const over = (/** @type {string} */ name) => ended.some(({ stage }) => stage.name === name);

  const mayStart = (/** @type {Stage} */ stage) => {
    if (!stage.needs.every(over)) return false;
    if (stage.alone) return running.size === 0 && waiting.every((other) => other === stage || other.alone);
    if ([...running.keys()].some(({ alone }) => alone)) return false;
    return stage.live || [...running.keys()].filter(({ live }) => !live).length < NEXT_TO_IT;
  };

  const end = (/** @type {Stage} */ stage, /** @type {Report} */ report, /** @type {number} */ seconds) => {
    ended.push({ stage, ...report, seconds });
    print(`-- ${stage.title}: ${report.count.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
  };

  const begin = async (/** @type {Stage} */ stage) => {
    const started = performance.now();
    if (stage.live) print(`\n== ${stage.title}\n`);
    let kept = '';
    const show = (/** @type {string} */ text) => {
      if (stage.live) print(text);
      else kept += text;
    };
    const ok = await start(stage, show, signal);
    if (!stage.live) print(`\n== ${stage.title}\n${kept}`);
    end(stage, reportOf(stage, ok, print), (performance.now() - started) / 1000);
    running.delete(stage);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const stage of [...waiting]) {
      const blocked = signal.aborted ? 'interrupted' : stage.needs.find(failed);
      if (blocked === undefined && !mayStart(stage)) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      if (blocked === undefined) running.set(stage, begin(stage));
      else {
        print(`\n== ${stage.title}\nnot run: ${signal.aborted ? blocked : `${blocked} failed`}\n`);
        end(stage, { count: { ...NOTHING, failed: 1 }, tests: [] }, 0);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return ended;
}

/** @param {Stage} stage @param {boolean} ok @param {(text: string) => void} print @returns {Report} */
function reportOf(stage, ok, print) {
  if (!stage.report) return { count: { ...NOTHING, [ok ? 'passed' : 'failed']: 1 }, tests: [] };
  try {
    const report = stage.report();
    const unexplained = !ok && report.count.failed === 0;
    return { ...report, count: { ...report.count, failed: unexplained ? 1 : report.count.failed } };
  } catch {
    print('The stage left no report.\n');
    return { count: { ...NOTHING, failed: 1 }, tests: [] };
  }
}

/** @type {Start} */
function startStage(stage, show, signal) {
  return new Promise((resolve) => {
    const env = { ...process.env, ...stage.env };
    if (process.stdout.isTTY) env.FORCE_COLOR ??= '1';
    const child = spawn(process.execPath, stage.args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const stop = () => child.kill('SIGTERM');
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show);
    child.on('error', (error) => show(`${error.message}\n`));
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(code === 0 && !signal.aborted);
    });
  });
}
