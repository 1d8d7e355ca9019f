import {
  AskedCode,
  float32At,
  type LoadedReport,
  type Picoseconds,
  type RmVisit,
  type WhyEvent,
  type WhyFind,
} from '../../contract/index.ts';
import { type TimeRange, timeScale } from '../plot/scale.ts';
import { shownPortIndex } from '../plot/shown.ts';
import { listStays } from '../readings/listStays.ts';
import type { Session } from '../session/session.ts';
import { setOpener, whyOf, whyQuestionOf } from '../store/questions/why.ts';
import { setDecidedVc, stageOf } from '../store/stage.ts';
import { type ChannelTrace, tracesOf } from '../traces/index.ts';
import { adjacentEvent, atPort, nearest, needsReplay, ofSender, ofVc } from './events.ts';

/** Whether a channel changes within a range of bins. */
function changes(channel: ChannelTrace, firstBin: number, bins: number): boolean {
  const { binPs } = channel.info;
  const { min, max } = channel.spans(firstBin * binPs, (firstBin + bins) * binPs, 1);
  return float32At(max, 0) > float32At(min, 0);
}

/** The bin of the first or last change in a range of bins with a change. */
function binOfChange(channel: ChannelTrace, firstBin: number, bins: number, last: boolean): number {
  let [from, size] = [firstBin, bins];
  while (size > 1) {
    const half = size >> 1;
    const [near, nearSize] = last ? [from + half, size - half] : [from, half];
    if (changes(channel, near, nearSize)) [from, size] = [near, nearSize];
    else [from, size] = last ? [from, half] : [from + half, size - half];
  }
  return from;
}

/**
 * Time of the recorded change of a VC's allowed rate that is nearest to `time`, as near as its bin permits; null: none within
 * `reach`.
 */
function changeNear(session: Session, vc: number, time: Picoseconds, reach: Picoseconds): Picoseconds | null {
  const channel = tracesOf(session).shown.channel(`acr/${vc}`);
  if (channel === null) return null;
  const { binPs } = channel.info;
  const end = Math.ceil(stageOf(session).getState().recorded / binPs);
  const here = Math.min(end, Math.floor(time / binPs));
  const first = Math.max(0, Math.floor((time - reach) / binPs));
  const last = Math.min(end, Math.ceil((time + reach) / binPs));
  const before = here - first;
  const behind = last - here;
  const found = [
    ...(before > 0 && changes(channel, first, before) ? [binOfChange(channel, first, before, true)] : []),
    ...(behind > 0 && changes(channel, here, behind) ? [binOfChange(channel, here, behind, false)] : []),
  ].map((bin) => Math.min((bin + 1) * binPs - 1, Math.max(bin * binPs, time)));
  return found.reduce<number | null>(
    (best, moment) => (best === null || Math.abs(moment - time) < Math.abs(best - time) ? moment : best),
    null,
  );
}

/** Largest distance at which a press hits a mark, CSS pixels. */
const REACH = 9;

/** Asks why an event happened, and pauses the run. */
export function askWhy(session: Session, event: WhyEvent, byKey = false, find: WhyFind = 'at'): void {
  const { run, stepping, pause } = stageOf(session).getState();
  if (run === 'playing' || stepping) pause();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-panel="why"]') === null)
    setOpener(session, activeElement);
  // Panels with room for one VC show this one.
  setDecidedVc(session, event.vc);
  whyQuestionOf(session).ask(event, byKey, find);
}

/** Returns to the sentence about the port, and the focus to where the question came from. */
export function closeWhy(session: Session): void {
  const { opener } = whyOf(session).getState();
  whyQuestionOf(session).close();
  opener?.focus();
}

/** A press: its position on the plot, and the width of the plot. */
interface Press {
  readonly x: number;
  readonly width: number;
}

function at({ x, width }: Press, range: TimeRange): { readonly time: number; readonly reach: number } {
  const { invert } = timeScale(range, width);
  return { time: invert(x), reach: invert(REACH) - invert(0) };
}

/** Asks about the event, if there is one; returns whether there is. */
function askAbout(session: Session, event: WhyEvent | null, byKey = false): boolean {
  if (event !== null) askWhy(session, event, byKey);
  return event !== null;
}

function withRun(
  session: Session,
  find: (loaded: LoadedReport, range: TimeRange) => WhyEvent | null,
  byKey = false,
): boolean {
  const { loaded, viewport } = stageOf(session).getState();
  return loaded !== null && askAbout(session, find(loaded, viewport), byKey);
}

/** A press on the marks of the shown port. */
export const pickAtPort = (session: Session, press: Press): boolean =>
  withRun(session, (loaded, range) => {
    const { time, reach } = at(press, range);
    return nearest(session, atPort(session, shownPortIndex(loaded)), time, reach, loaded);
  });

/** A press on the row of a VC: on a refused cell, or on a stay on the drop list, which began with one. */
export const pickInRow = (session: Session, vc: number, press: Press): boolean =>
  withRun(session, (loaded, range) => {
    const port = shownPortIndex(loaded);
    const { time, reach } = at(press, range);
    const found = nearest(session, atPort(session, port, vc), time, reach, loaded);
    if (found !== null) return found;
    const [bar] = listStays(session, port).meeting(time, time, vc);
    return bar === undefined
      ? null
      : nearest(session, atPort(session, port, vc), bar.from, bar.to - bar.from, loaded);
  });

/** A press on the lane of a VC. */
export const pickInLane = (session: Session, vc: number, press: Press): boolean =>
  withRun(session, (loaded, range) => {
    const { time, reach } = at(press, range);
    return nearest(session, ofSender(session, vc), time, reach, loaded);
  });

/** A press near an event of a VC. */
export const pickOfVc = (session: Session, vc: number, press: Press): boolean =>
  withRun(session, (loaded, range) => {
    const { time, reach } = at(press, range);
    return nearest(session, ofVc(session, vc), time, reach, loaded);
  });

/** By key: the event of a VC nearest to the cursor. */
export const askOfVc = (session: Session, vc: number, time: number): boolean =>
  withRun(session, (loaded) => nearest(session, ofVc(session, vc), time, Infinity, loaded), true);

/** By key: the event nearest to the cursor, at the shown port. */
export const askAtPort = (session: Session, time: number): boolean =>
  withRun(
    session,
    (loaded) => nearest(session, atPort(session, shownPortIndex(loaded)), time, Infinity, loaded),
    true,
  );

/** By key: the reaction of the followed sender, or of any, nearest to the cursor. */
export const askSender = (session: Session, time: number, vc: number | null): boolean =>
  withRun(session, (loaded) => nearest(session, ofSender(session, vc), time, Infinity, loaded), true);

/** Asks about the change of a VC's allowed rate that is nearest to a time; returns whether there is one. */
function askRate(session: Session, vc: number, time: number, reach: number, byKey: boolean): boolean {
  const near = changeNear(session, vc, time, reach);
  if (near === null) return false;
  askWhy(session, { time: Math.round(near), code: AskedCode.rate, vc, port: null }, byKey, 'nearest');
  return true;
}

/** A press on the allowed rate of a VC. */
export function pickRate(session: Session, vc: number, press: Press): boolean {
  const { time, reach } = at(press, stageOf(session).getState().viewport);
  return askRate(session, vc, time, reach, false);
}

/** By key: the change of the rate nearest to the cursor. */
export const askRateAt = (session: Session, vc: number, time: number): boolean =>
  askRate(session, vc, time, Infinity, true);

/** Asks about an RM cell at a station of its path; back at the source, about the change of the rate, if there is one. */
export function askVisit(session: Session, vc: number, { time, port, acr }: RmVisit): void {
  const changes = acr !== null && acr[0] !== acr[1];
  askWhy(session, { time, code: changes ? AskedCode.rate : AskedCode.rm, vc, port }, true);
}

/** Asks about the next or previous event of the same family; returns whether one is known. */
export function askAdjacent(session: Session, event: WhyEvent, forwards: boolean): boolean {
  if (!needsReplay(event))
    return withRun(session, (loaded) => adjacentEvent(session, event, forwards, loaded), true);
  askWhy(session, event, true, forwards ? 'after' : 'before');
  return true;
}
