import { EventCode, type LoadedReport, type Picoseconds, PS_PER_MS } from '../../../contract/index.ts';
import { fixed, kilobytes, whole } from '../../format.ts';
import { en } from '../../strings/en.ts';
import { type EventSeries, traceStore } from '../../traces/index.ts';

export interface Telling {
  readonly headline: string;
  readonly sentence: string;
}

const RECENT_PS = 10 * PS_PER_MS;
const TIMEOUTS_PS = 200 * PS_PER_MS;
/** The longest silence that is looked for. */
const SILENCE_MS = 400;

/** Index range of the events in (from, to]. */
function within(series: EventSeries, from: Picoseconds, to: Picoseconds): readonly [number, number] {
  return [series.from(from + 1), series.from(to + 1)];
}

/** Milliseconds up to `now` in which the queue stayed empty. */
function silence(queueId: string, now: Picoseconds): number {
  const spans = traceStore.channel(queueId)?.spans(now - SILENCE_MS * PS_PER_MS, now, SILENCE_MS);
  if (!spans) return 0;
  let ms = 0;
  while (ms < SILENCE_MS && spans.max[SILENCE_MS - 1 - ms] === 0) ms++;
  return ms;
}

/** By how much the queue has grown lately; both ends as recorded, the most of a bin: a sawtooth within one is no change. */
function changeOf(queueId: string, now: Picoseconds): number {
  const channel = traceStore.channel(queueId);
  return channel ? channel.at(now - 1) - channel.at(Math.max(0, now - RECENT_PS)) || 0 : 0;
}

const named = (vcs: readonly number[]): string =>
  vcs.length === 1 ? `VC ${vcs[0]} is` : `VC ${vcs.slice(0, -1).join(', ')} and ${vcs[vcs.length - 1]} are`;

/** What the shown port is doing, in words with numbers, while no decision is being told. */
export function liveTelling(loaded: LoadedReport, now: Picoseconds, bufferCells: number): Telling {
  const view = traceStore.view();
  const queueId = `queue/${loaded.port}`;
  const port = loaded.ports.findIndex(({ id }) => id === loaded.port);
  if (!view || now === 0) return { headline: en.live.notYet, sentence: en.live.notYetBody };

  const drops = traceStore.eventsAt(EventCode.drop, port);
  const [firstDrop, endDrop] = within(drops, now - RECENT_PS, now);
  const refused = whole(endDrop - firstDrop);
  const [firstPushed, endPushed] = within(traceStore.eventsAt(EventCode.pushOut, port), now - RECENT_PS, now);
  const pushed = endPushed - firstPushed;
  const alsoPushed = (sentence: string) =>
    pushed > 0 ? `${sentence} ${en.live.pushedOut(whole(pushed), pushed === 1)}` : sentence;
  const queue = whole(view.buffer.length);
  const buffer = whole(bufferCells);
  // Sources without TCP have no window to speak of.
  const tcp = loaded.vcs.some(({ windowBytes }) => windowBytes !== null);
  const window = tcp ? kilobytes(view.cwnd.reduce((sum, bytes) => sum + bytes, 0)) : null;
  const listed = loaded.vcs.filter((_, index) => view.listed[index] === 1).map(({ id }) => id);

  if (listed.length > 0 && listed.length <= 3) {
    return {
      headline: en.live.listed(named(listed)),
      sentence: alsoPushed(en.live.listedBody(queue, buffer, refused)),
    };
  }
  if (endDrop > firstDrop) {
    const sessions = new Set(drops.vc.subarray(firstDrop, endDrop)).size;
    const headline = en.live.dropping(sessions, loaded.vcs.length);
    const span = fixed(Math.min(now, RECENT_PS) / PS_PER_MS, 0);
    return { headline, sentence: alsoPushed(en.live.droppingBody(refused, span, queue, buffer)) };
  }
  const quiet = silence(queueId, now);
  if (view.buffer.length === 0 && quiet >= 2) {
    const timeouts = within(traceStore.events(EventCode.timeout), now - TIMEOUTS_PS, now);
    const ms = quiet === SILENCE_MS ? `${SILENCE_MS} or more` : whole(quiet);
    return {
      headline: en.live.silent,
      sentence: en.live.silentBody(ms, whole(timeouts[1] - timeouts[0]), window),
    };
  }
  const change = changeOf(queueId, now);
  const sign = change > 0 ? '+' : '';
  const level = () => {
    if (Math.abs(change) >= bufferCells / 50) return change > 0 ? en.live.filling : en.live.draining;
    return view.buffer.length < bufferCells / 100 ? en.live.sparse : en.live.steady;
  };
  const sentence = en.live.levelBody(queue, buffer, `${sign}${whole(change)}`, window);
  return { headline: level(), sentence: alsoPushed(sentence) };
}
