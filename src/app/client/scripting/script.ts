import {
  type Edit,
  MOST_SHOWN,
  type ParameterValue,
  PS_PER_SECOND,
  type ScenarioDocument,
  type StepKind,
  type WhyFind,
} from '../../../contract/index.ts';
import type { DecisionInWords } from '../../../strings/en/remarks/why.ts';
import { afterPaint } from '../../clocks.ts';
import { animationsEnded, atRest } from '../../rest.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf, shownEdits } from '../../store/branches/branches.ts';
import { marksOf } from '../../store/branches/marks.ts';
import { changeFromStart } from '../../store/fromStart.ts';
import { isFromStart } from '../../store/paths.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { tracesOf } from '../../traces/index.ts';
import { noteWords } from '../../widgets/words/notes.ts';
import { said } from '../../widgets/words/reasons.ts';
import { explanations } from '../../widgets/words/remarks.ts';
import { currentLink } from '../opening/address.ts';
import { openDocument, openScene } from '../opening/open.ts';
import { seekAndWait } from '../opening/opening.ts';
import { openingSettled, startOpening } from '../opening/openingOrder.ts';
import { sceneIds } from '../opening/scenarios.ts';
import { ask, halted, setValue } from '../requests.ts';
import { codeNamed, explain, type NamedEvent } from './explain.ts';
import { editOf, questionOf, sceneIdOf, secondsOf, seedOf, stepKindOf } from './scriptArguments.ts';

const painted = (): Promise<void> => new Promise((resolve) => afterPaint(resolve));

async function load(
  session: Session,
  scene: string | ScenarioDocument,
  options: { seed?: number } = {},
): Promise<void> {
  const seed = seedOf('load: seed', options.seed);
  if (typeof scene === 'string') {
    await openScene(session, await sceneIdOf('load', scene), { seed });
    return;
  }
  const problems = await openDocument(session, scene, seed);
  if (problems.length === 0) return;
  const lines = await Promise.all(
    problems.slice(0, MOST_SHOWN).map(async (problem) => `${problem.path}: ${await said(problem.reason)}`),
  );
  const more = problems.length > MOST_SHOWN ? [en.problems.more(problems.length - MOST_SHOWN)] : [];
  throw new RangeError([...lines, ...more].join('\n'));
}

/** Results with their notes as sentences, the format that scripts have always received. */
async function resultsInSentences(session: Session) {
  const [results] = await Promise.all([ask(session, 'results'), noteWords.load()]);
  return { ...results, notes: results.notes.flatMap((note) => noteWords.get()?.(note) ?? []) };
}

/** Every recorded bin of a channel, with the start time of each bin in seconds. */
function traces(session: Session, id: string): { time: number[]; min: number[]; max: number[] } {
  const channel = tracesOf(session).shown.channel(id);
  if (!channel) {
    const known =
      stageOf(session)
        .getState()
        .loaded?.channels.map((info) => info.id) ?? [];
    throw new RangeError(`traces: ${id} is unknown; known: ${known.join(', ')}`);
  }
  const { binPs } = channel.info;
  const bins = Math.ceil(stageOf(session).getState().recorded / binPs);
  const { min, max } = channel.spans(0, bins * binPs, bins);
  const time = Array.from({ length: bins }, (_, bin) => (bin * binPs) / PS_PER_SECOND);
  return { time, min: [...min], max: [...max] };
}

/** The settings in force at a port over time, each with its start in seconds. */
function settings(session: Session, port: string) {
  const ports =
    stageOf(session)
      .getState()
      .loaded?.ports.map(({ id }) => id) ?? [];
  if (!ports.includes(port)) throw new RangeError(`settings: ${port} is unknown; known: ${ports.join(', ')}`);
  return tracesOf(session)
    .shown.applied.ofPort(port)
    .map(({ from, settings: inForce }) => ({ time: from / PS_PER_SECOND, ...inForce }));
}

/** Recorded events by name, one of `EventCode`. */
function events(
  session: Session,
  name: string,
): { time: number; vc: number; port: string | null; value: number }[] {
  const series = tracesOf(session).shown.events(codeNamed('events', name));
  const ports = stageOf(session).getState().loaded?.ports ?? [];
  return Array.from({ length: series.length }, (_, i) => ({
    time: series.time.at(i) / PS_PER_SECOND,
    vc: series.vc.at(i),
    port: ports[series.portAt(i)]?.id ?? null,
    value: series.value.at(i),
  }));
}

function state(session: Session) {
  const s = stageOf(session).getState();
  const branches = branchesOf(session).getState();
  const marks = marksOf(session).getState();
  return {
    scenario: s.loaded?.scenario.id ?? null,
    seed: s.loaded?.seed ?? null,
    time: s.now / PS_PER_SECOND,
    recorded: s.recorded / PS_PER_SECOND,
    run: s.run,
    ports: s.ports,
    rates: s.rateStates,
    edits: shownEdits(branches),
    branch: branches.current,
    branches: branches.list.map(({ id, parent, forkTime, edits }) => ({
      id,
      parent,
      from: forkTime / PS_PER_SECOND,
      name: branches.names[id] ?? '',
      edits,
    })),
    together: branches.compared,
    bookmarks: marks.bookmarks.map(({ time, name }) => ({ time: time / PS_PER_SECOND, name })),
    stops: marks.stops,
    problems: s.problems,
    failure: s.failure,
    link: currentLink(session).href,
  };
}

/** Makes one step; resolves with the decision at its end, once the page has painted it. */
async function step(
  session: Session,
  asked?: StepKind,
  { back = false } = {},
): Promise<DecisionInWords | null> {
  const kind = stepKindOf('step', asked);
  const stopped = halted(session);
  stageOf(session).getState().step(kind, back);
  await stopped;
  await painted();
  const { decision } = stageOf(session).getState();
  if (decision === null) return null;
  const { decisionInWords } = await explanations();
  return decisionInWords(decision);
}

async function setFromStart(session: Session, path: string, value: ParameterValue): Promise<Edit> {
  const [problem] = await changeFromStart(session, [[path, value]]);
  if (problem === undefined) return { time: 0, path, value };
  throw new RangeError(`${path} = ${value}: ${await said(problem.reason)}`);
}

async function set(session: Session, path: string, value: ParameterValue): Promise<Edit> {
  if (isFromStart({ time: 0, path, value })) return setFromStart(session, path, value);
  const outcome = await setValue(session, path, value);
  if ('edit' in outcome) return outcome.edit;
  throw new RangeError(`${path} = ${value}: ${await said(outcome.problem.reason)}`);
}

async function runUntil(session: Session, seconds: number): Promise<string> {
  const time = secondsOf(session, 'runUntil', seconds) * PS_PER_SECOND;
  stageOf(session).getState().setFollowing(true);
  const digest = await seekAndWait(session, time);
  if (digest === null) throw new Error('overtaken by another command');
  await painted();
  return digest;
}

/** Resolves when the picture of the opening is complete: at rest, or playing with fonts and fades done. */
async function shown(session: Session): Promise<void> {
  let forget = () => {};
  const plays = new Promise<void>((resolve) => {
    const check = () => {
      if (stageOf(session).getState().run === 'playing' || document.hidden) resolve();
    };
    forget = stageOf(session).subscribe(check);
    check();
  });
  await Promise.race([atRest(), plays]);
  forget();
  if (!document.hidden) await animationsEnded();
}

/** The result of a command, or an error once its stage is unmounted, because the worker that would answer has ended. */
function untilUnmounted<T>(session: Session, command: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const forget = session.onDispose(() => {
      isOver = true;
      reject(new Error('the stage is unmounted'));
    });
    if (!isOver) command().then(resolve, reject).finally(forget);
  });
}

/** `window.cellscope`, documented in docs/reference/scripting.md. */
export function scriptInterface(session: Session, ready: Promise<void>) {
  const whileMounted = <T>(command: () => Promise<T>) => untilUnmounted(session, command);
  const begun = ready.catch(() => {});
  const complete = whileMounted(() => ready.then(() => shown(session)));
  complete.catch(() => {}); // the page shows what failed
  /** Delays a command until the page, and anything loaded since, has opened, because opening would override it. */
  const afterOpening = <T>(command: () => Promise<T>): Promise<T> =>
    whileMounted(async () => {
      await begun;
      await openingSettled(session);
      return command();
    });
  return {
    ready: complete,
    atRest: () => afterOpening(atRest),
    // Starts the opening without waiting for the scene, so that later commands wait for it.
    load: (scene: string | ScenarioDocument, options?: { seed?: number }) =>
      whileMounted(() => begun.then(() => startOpening(session, () => load(session, scene, options)))),
    set: (path: string, value: ParameterValue) =>
      afterOpening(() => {
        const edit = editOf(path, value);
        return set(session, edit.path, edit.value);
      }),
    runUntil: (seconds: number) => afterOpening(() => runUntil(session, seconds)),
    step: (kind?: StepKind, options?: { back?: boolean }) => afterOpening(() => step(session, kind, options)),
    scenarios: sceneIds,
    play: () => stageOf(session).getState().play(),
    pause: () => stageOf(session).getState().pause(),
    traces: (id: string) => traces(session, id),
    settings: (port: string) => settings(session, port),
    events: (name: string) => events(session, name),
    why: (name: string, event: NamedEvent, find: WhyFind = 'at') =>
      afterOpening(() => {
        const question = questionOf(event, find);
        return explain(session, name, question.event, question.find);
      }),
    results: () => whileMounted(() => resultsInSentences(session)),
    digest: () => whileMounted(() => ask(session, 'digest')),
    state: () => state(session),
  };
}

type ScriptInterface = ReturnType<typeof scriptInterface>;

/** A stage in an element of the page, with its script interface. */
export interface MountedStage extends ScriptInterface {
  /** Ends its simulation and empties the element. */
  unmount(): void;
}

/**
 * @param element container of the stage
 * @param link of the run it opens: an address, or the part after its question mark
 * @param options.label name that distinguishes it from other stages of the page
 */
export type Mount = (
  element: HTMLElement,
  link?: string,
  options?: { readonly label?: string },
) => Promise<MountedStage>;

declare global {
  interface Window {
    cellscope: ScriptInterface & { readonly mount: Mount };
  }
}
