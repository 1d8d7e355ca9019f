import { EventCode, FrameFate, type Recovery, type WhyFollowed, type WhyStep } from '../../contract/index.ts';
import type { TcpSender } from '../tcp/sender.ts';
import { copiesOf, lossStep } from './whyLosses.ts';
import type { Facts } from './whyReplay.ts';
import type { SenderNews } from './whyWatch.ts';
import { bold, capital, counted, inOrderOfTime, joined, kilobytes, shrunk, span } from './whyWords.ts';

/** Bytes of a connection that were lost; `end` is the first one behind them. */
export interface LostBytes {
  readonly first: number;
  readonly end: number;
}

/** Moments told one by one. */
const MOST_STEPS = 8;

/** Of what TCP does about losses. */
export const NOTHING = {
  resentAfter: null,
  acknowledgedAfter: null,
  windowBefore: null,
  windowAfter: null,
  timeouts: 0,
  fastRetransmits: 0,
  steps: [],
} as const;

/** What followed where nobody waits for anything. */
export const nothingToRecover = (facts: Facts, recovery: Recovery, sentence: string): WhyFollowed => ({
  ...NOTHING,
  recovery,
  sentence,
  until: facts.simulation.now,
});

/** News of the sender behind the event, up to `until`. */
const newsUntil = ({ watch, event }: Facts, until: number): readonly SenderNews[] =>
  watch.news.filter(({ time }) => time > event.time && time <= until);

const isTimeout = ({ code }: SenderNews): boolean => code === EventCode.timeout;

/**
 * What brought the bytes again: a duplicate ACK of their own, a timeout, which brings everything behind it again, or
 * the recovery of another segment.
 */
function recoveryBy(
  news: readonly SenderNews[],
  resent: number,
  { first }: LostBytes,
  mss: number,
): Recovery {
  const before = news.filter(({ time }) => time <= resent);
  const last = before[before.length - 1];
  if (last === undefined) return 'other-copy';
  if (!isTimeout(last) && last.una <= first && first < last.una + mss) return 'fast-retransmit';
  return before.some(isTimeout) ? 'timeout' : 'in-recovery';
}

function newsStep({ event }: Facts, news: SenderNews): WhyStep {
  const { time, code, windowBefore, windowAfter, duplicates, timer } = news;
  const change = `window ${bold(shrunk(windowBefore, windowAfter))}`;
  const about = { time, kind: 'sender', event: { time, code, vc: event.vc, port: null } } as const;
  if (isTimeout(news))
    return { ...about, name: 'timeout', text: `The timer of ${span(timer)} runs out; ${change}.` };
  return {
    ...about,
    name: 'fast retransmit',
    text: `The ${ordinal(duplicates)} duplicate ACK comes; ${change}.`,
  };
}

const ordinal = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][n - 1] ?? `${n}th`;

const HOW: Partial<Record<Recovery, (after: string) => string>> = {
  'fast-retransmit': (after) => `A **fast retransmit** sends it again after ${after}.`,
  'in-recovery': (after) =>
    `It is sent again after ${after}, in the recovery that a fast retransmit for an earlier segment began.`,
  timeout: (after) => `Only a **timeout** brings it again, ${after} after the loss.`,
  'other-copy': (after) => `Another copy is sent after ${after}, without any sign of this loss.`,
};

/** Lost once more, by copies that were sent for it. */
const lostAgain = (copies: number): string | null =>
  copies === 0 ? null : `${counted(copies, 'copy', 'copies')} of it ${copies === 1 ? 'is' : 'are'} lost too.`;

/** Data segments that went out again from the event to `until`. */
function sentAgain({ watch, event }: Facts, until: number): string {
  const again = watch.log.rows.filter(
    ({ sent, bytes, again }) => again && bytes > 0 && sent >= event.time && sent <= until,
  );
  return `${bold(again.length)} ${again.length === 1 ? 'segment is' : 'segments are'} sent again meanwhile.`;
}

/** What became of lost bytes, which its sender waits to see acknowledged. @param what they are called */
export function whatFollowed(facts: Facts, lost: LostBytes, what: string, sender: TcpSender): WhyFollowed {
  const { watch, event, simulation, before, news: own } = facts;
  const { mss } = sender.window;
  const ack = watch.acknowledged(lost.end, event.time);
  const until = ack < 0 ? simulation.now : watch.ackTime[ack];
  const windowAfter = ack < 0 ? null : watch.window[ack];
  const news = newsUntil(facts, until);
  const copies = copiesOf(watch, lost.first).filter(({ sent }) => sent >= event.time && sent <= until);
  const good = copies.find(({ fate, ended }) => fate === FrameFate.arrived && ended <= until);
  const failed = copies.filter(({ fate }) => fate !== FrameFate.arrived && fate !== FrameFate.underWay);
  const causes = own === null ? news : [own, ...news];
  const found = good === undefined ? 'other-copy' : recoveryBy(causes, good.sent, lost, mss);
  const recovery = ack < 0 ? 'open' : found;
  const resentAfter = good === undefined ? null : good.sent - event.time;
  const passed = bold(span(until - event.time));
  const end =
    windowAfter === null
      ? `${capital(what)} are not acknowledged within the ${passed} looked at.`
      : `${capital(what)} are acknowledged after ${passed}: the window, ${bold(kilobytes(before.window))} before, is ${bold(kilobytes(windowAfter))} then.`;
  const how = resentAfter === null ? null : (HOW[recovery]?.(bold(span(resentAfter))) ?? null);
  const steps = [
    ...news.map((one) => newsStep(facts, one)),
    ...failed.map((row) => lossStep(facts, row, mss)),
  ];
  return {
    recovery,
    resentAfter,
    acknowledgedAfter: ack < 0 ? null : until - event.time,
    windowBefore: before.window,
    windowAfter,
    timeouts: news.filter(isTimeout).length,
    fastRetransmits: news.filter((one) => !isTimeout(one)).length,
    sentence: joined(lostAgain(failed.length), own === null ? how : sentAgain(facts, until), end),
    steps: fewest(inOrderOfTime(ack < 0 ? steps : [...steps, acknowledgedStep(until, what)])),
    until,
  };
}

const acknowledgedStep = (time: number, what: string): WhyStep => ({
  time,
  kind: 'acknowledged',
  name: 'acknowledged',
  text: `${capital(what)} are acknowledged.`,
  event: null,
});

/** The first and the last of them. */
const fewest = (steps: readonly WhyStep[]): readonly WhyStep[] =>
  steps.length <= MOST_STEPS ? steps : [...steps.slice(0, MOST_STEPS - 1), steps[steps.length - 1]];
