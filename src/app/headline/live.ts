import { EventCode, type LoadedReport, type Picoseconds, PS_PER_MS } from '../../contract/index.ts';
import { lastBurst, quietOf } from '../branches/events/burst.ts';
import { shownPortIndex } from '../plot/shown.ts';
import { overLink, windowsAt } from '../readings/sum.ts';
import type { Session } from '../session/session.ts';
import { en } from '../strings/en.ts';
import { type ChannelTrace, tracesOf } from '../traces/index.ts';
import { fixedWords, type HeadlineWords } from './headlineWords.ts';
import { idlePeriodAt } from './idlePeriod.ts';
import { moment, type PortNow, portHeadline, type QueueRange } from './portWords.ts';
import { eventsWithin, RECENT_PS } from './recentLosses.ts';

const TIMEOUTS_PS = 200 * PS_PER_MS;
/** Longest silence that is detected, ms. */
const SILENCE_MS = 400;

/** Milliseconds before `now` during which the queue was empty. */
function emptyMsUntil(session: Session, queueId: string, now: Picoseconds): number {
  const spans = tracesOf(session)
    .shown.channel(queueId)
    ?.spans(now - SILENCE_MS * PS_PER_MS, now, SILENCE_MS);
  if (!spans) return 0;
  let ms = 0;
  while (ms < SILENCE_MS && spans.max[SILENCE_MS - 1 - ms] === 0) ms++;
  return ms;
}

/** Change of the queue beyond its earlier range; a sawtooth within a bin, then or now, is not a change. */
function changeSince(
  session: Session,
  queueId: string,
  then: Picoseconds,
  now: Picoseconds,
  queue: number,
): number {
  const channel = tracesOf(session).shown.channel(queueId);
  const range = (time: Picoseconds) => {
    const spans = channel?.spans(time, time + 1, 1);
    return { low: spans?.min[0] ?? Number.NaN, high: spans?.max[0] ?? Number.NaN };
  };
  const [before, last] = [range(then), range(now - 1)];
  if (Math.min(queue, last.low) > before.high) return queue - before.high;
  return Math.max(queue, last.high) < before.low ? queue - before.low : 0;
}

/** Shortest and longest queue of the complete bins up to `to`; null before the first is complete. */
function rangeUntil(channel: ChannelTrace, to: Picoseconds): QueueRange | null {
  const { binPs } = channel.info;
  const from = Math.max(0, to - Math.max(1, Math.round(RECENT_PS / binPs)) * binPs);
  if (to <= 0) return null;
  const { min, max } = channel.spans(from, to, 1);
  const [least, most] = [min[0] ?? Number.NaN, max[0] ?? Number.NaN];
  return Number.isNaN(least) ? null : { from, to, least, most };
}

/** Range of the last complete bins; if the present queue is outside it, of bins that end before the displayed time. */
function lastRange(session: Session, queueId: string, now: Picoseconds, queue: number): QueueRange | null {
  const channel = tracesOf(session).shown.channel(queueId);
  if (channel === null) return null;
  const { binPs } = channel.info;
  const to = Math.floor(now / binPs) * binPs;
  const range = rangeUntil(channel, to);
  const isOutside = range !== null && (queue < range.least || queue > range.most);
  if (!isOutside || moment(to) !== moment(now)) return range;
  return rangeUntil(channel, to - Math.ceil(PS_PER_MS / binPs) * binPs);
}

/** State and recent events of the shown port, as of the painted instant; null before the first one. */
export function portNow(
  session: Session,
  loaded: LoadedReport,
  now: Picoseconds,
  bufferCells: number,
): PortNow | null {
  const traces = tracesOf(session).shown;
  const view = traces.view();
  if (!view || now === 0) return null;
  const queueId = `queue/${loaded.port}`;
  const queue = view.buffer.length;
  const spanPs = Math.min(now, RECENT_PS);
  const port = shownPortIndex(loaded);
  const losses = traces.lossesAt(port);
  const [firstLost, endLost] = eventsWithin(losses, now - spanPs, now);
  const [firstPushed, endPushed] = eventsWithin(traces.eventsAt(EventCode.pushOut, port), now - spanPs, now);
  const timeouts = traces.events(EventCode.timeout);
  const [firstTimeout, endTimeout] = eventsWithin(timeouts, now - TIMEOUTS_PS, now);
  const quiet = quietOf(loaded);
  const burst = lastBurst(losses, now, quiet);
  return {
    now,
    queue,
    bufferCells,
    spanMs: spanPs / PS_PER_MS,
    range: lastRange(session, queueId, now, queue),
    change: changeSince(session, queueId, now - spanPs, now, queue),
    lost: endLost - firstLost,
    pushedOut: endPushed - firstPushed,
    lostVcs: [...new Set(losses.vc.slice(firstLost, endLost))],
    sessions: loaded.vcs.length,
    listed: loaded.vcs.filter((_, index) => view.listed[index] === 1).map(({ id }) => id),
    emptyMs: queue === 0 ? emptyMsUntil(session, queueId, now) : 0,
    longestEmptyMs: SILENCE_MS,
    timeouts: endTimeout - firstTimeout,
    burst,
    expiries: lastBurst(timeouts, now, quiet),
    idlePeriod: idlePeriodAt(loaded, traces, view.timers, burst, now),
    windowBytes: overLink(loaded).length > 0 ? windowsAt(traces, loaded, now) || 0 : null,
  };
}

/** Headline about the shown port, while no decision is explained. */
export function liveHeadline(
  session: Session,
  loaded: LoadedReport,
  now: Picoseconds,
  bufferCells: number,
): HeadlineWords {
  const port = portNow(session, loaded, now, bufferCells);
  if (port !== null) return portHeadline(port);
  return fixedWords('notYet', en.live.notYet, en.live.notYetBody);
}
