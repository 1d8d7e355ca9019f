import type { WorkerChannel } from '../../src/app/client/channel.ts';
import { loadLink } from '../../src/app/client/opening/loadLenient.ts';
import { validateLinkTargets } from '../../src/app/client/opening/validateLinkTargets.ts';
import { fetchPacking } from '../../src/app/link/packed/packing.ts';
import { readRunFile } from '../../src/app/link/packed/readFile.ts';
import { parseLink } from '../../src/app/link/query.ts';
import type { LinkState, Override } from '../../src/app/link/state.ts';
import { createSession, type Session } from '../../src/app/session/session.ts';
import { branchesOf } from '../../src/app/store/branches/branches.ts';
import { marksOf } from '../../src/app/store/branches/marks.ts';
import { tracesOf } from '../../src/app/traces/index.ts';
import type { Command, Edit, Problem, Report } from '../../src/contract/index.ts';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { loadMechanisms } from '../../src/engine/mechanisms.ts';
import { Replays } from '../../src/worker/replays/index.ts';
import { SimulationHost } from '../../src/worker/simulationHost.ts';

/** What a page without a browser has come to. */
export interface OpenedHere {
  readonly problems: readonly Problem[];
  /** In force: settings of the scenario, then edits of the first branch. */
  readonly inForce: readonly (readonly [path: string, value: unknown])[];
  readonly scene: string;
  /** Longest stretch of work of the worker without a look at its messages, ms. */
  readonly longestMs: number;
}

/** What the page keeps of a report before anybody else hears it. */
function keep(session: Session, report: Report): void {
  if (report.type === 'loaded') {
    tracesOf(session).reset(report);
    branchesOf(session).getState().begin(report.edits);
  } else if (report.type === 'branches') {
    tracesOf(session).take(report);
    branchesOf(session).getState().take(report);
  } else if (report.type === 'batch') tracesOf(session).append(report);
  else if (report.type === 'stops') marksOf(session).getState().take(report);
}

/** What brings a session to life: a worker in the same thread, which looks at its messages between two pieces of work. */
function hosted(): { readonly session: Session; readonly longestMs: () => number; readonly end: () => void } {
  const listeners = new Set<(report: Report) => void>();
  const work: (() => void)[] = [];
  let [longest, lastId, isOver, isAwake] = [0, 0, false, false];
  const goOn = (): void => {
    if (isAwake) return;
    isAwake = true;
    setImmediate(() => {
      isAwake = false;
      const task = work.shift();
      if (task === undefined || isOver) return;
      const began = performance.now();
      task();
      longest = Math.max(longest, performance.now() - began);
      if (work.length > 0) goOn();
    });
  };
  const later = (task: () => void): void => {
    work.push(task);
    goOn();
  };
  const channel: WorkerChannel = {
    send: (command: Command) => later(() => host.command(command)),
    onReport: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    nextId: () => ++lastId,
    restart: () => Promise.resolve(),
    close: () => listeners.clear(),
  };
  const session = createSession({ channel });
  channel.onReport((report) => keep(session, report));
  const host = new SimulationHost({
    now: () => performance.now(),
    soon: later,
    // One at a time, as messages come.
    post: (report) =>
      void setImmediate(() => {
        for (const listen of [...listeners]) listen(report);
        if (report.type === 'batch') later(() => host.command({ type: 'ackBatch', space: report.space }));
      }),
    answering: (came) => came({ Replays }),
  });
  return {
    session,
    longestMs: () => longest,
    end: () => {
      isOver = true;
      session.dispose();
    },
  };
}

let isReady = false;

/** Everything that the page has once all of it has come. */
export async function readyHere(): Promise<void> {
  if (isReady) return;
  loadMechanisms();
  loadRuleLanguage();
  await fetchPacking();
  isReady = true;
}

type Pair = OpenedHere['inForce'][number];

/** Opens what a link or a file says, as the page does. @throws where nothing is opened and nothing said */
async function open(link: LinkState, problems: readonly Problem[]): Promise<OpenedHere> {
  const { session, longestMs, end } = hosted();
  try {
    const opened = await loadLink(session, { ...link, timePs: 0 });
    const told = [...problems, ...opened.problems, ...validateLinkTargets(link, opened.loaded)];
    const edits =
      opened.whole.branchSet.list.find(({ id }) => id === opened.whole.branchSet.shown)?.edits ?? [];
    const inForce = [
      ...opened.overrides.map(([path, value]: Override): Pair => [path, value]),
      ...edits.map(({ path, value }: Edit): Pair => [path, value]),
    ];
    return { problems: told, inForce, scene: opened.loaded.scenario.id, longestMs: longestMs() };
  } finally {
    end();
  }
}

/** @param search of an address, from `?` on */
export async function openAddressHere(search: string): Promise<OpenedHere> {
  await readyHere();
  const { link, problems } = parseLink(search);
  return open(link, problems);
}

/** @param document of a saved run; null: nothing of it can be used, which is told */
export async function openRunHere(
  document: unknown,
): Promise<OpenedHere | { readonly problems: readonly Problem[]; readonly inForce: null }> {
  await readyHere();
  const read = readRunFile(document);
  return read.link ? open(read.link, read.problems) : { problems: read.problems, inForce: null };
}
