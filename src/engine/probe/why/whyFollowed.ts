import {
  type Awaited,
  EventCode,
  FrameFate,
  type Recovery,
  type Remark,
  remark,
  remarks,
  type WhyFollowed,
  type WhyStep,
} from '../../../contract/index.ts';
import type { TcpSender } from '../../tcp/sender.ts';
import { inOrderOfTime } from './segments.ts';
import { copiesOf, lossStep, missing } from './whyLosses.ts';
import type { ReplayFindings } from './whyReplay.ts';
import type { LossReaction } from './whyWatch.ts';

/** Lost bytes of a connection, from `first` up to but not including `end`. */
export interface LostBytes {
  readonly first: number;
  readonly end: number;
}

/** Maximum number of reported steps. */
const MOST_STEPS = 8;

/** Consequences without any reaction of TCP. */
export const NOTHING = {
  resentAfter: null,
  acknowledgedAfter: null,
  windowBefore: null,
  windowAfter: null,
  timeouts: 0,
  fastRetransmits: 0,
  steps: [],
} as const;

/** The consequences if there is nothing to recover. */
export const nothingToRecover = (
  facts: ReplayFindings,
  recovery: Recovery,
  sentence: readonly Remark[],
): WhyFollowed => ({
  ...NOTHING,
  recovery,
  sentence,
  until: facts.simulation.now,
});

/** Reactions of the sender after the event, up to `until`. */
const newsUntil = ({ watch, event }: ReplayFindings, until: number): readonly LossReaction[] =>
  watch.news.filter(({ time }) => time > event.time && time <= until);

/**
 * Whether a reaction of the sender was caused by the loss of these bytes: the oldest unacknowledged byte at the timeout, or at the
 * duplicates, is one of them, and was lost. Reactions to other losses in that time are not consequences of this loss.
 */
export function isAbout({ watch }: ReplayFindings, { first, end }: LostBytes, news: LossReaction): boolean {
  const { una, sent, time, opening } = news;
  if (una < first || una >= end) return false;
  return opening || missing(watch, una, sent, time).some(({ number }) => number === una);
}

const isTimeout = ({ code }: LossReaction): boolean => code === EventCode.timeout;

/**
 * How the bytes were sent again: by duplicate ACKs for them, by a timeout, after which all later bytes are sent again, or
 * in the recovery of another segment.
 */
function recoveryBy(
  news: readonly LossReaction[],
  resent: number,
  { first }: LostBytes,
  mss: number,
): Recovery {
  const before = news.filter(({ time }) => time <= resent);
  const last = before[before.length - 1];
  if (last === undefined) return 'other-copy';
  if (!isTimeout(last) && last.una <= first && first < last.una + mss) return 'fast-retransmit';
  if (!before.some(isTimeout)) return 'in-recovery';
  return before.some((reaction) => isTimeout(reaction) && (reaction.opening || reaction.una === first))
    ? 'timeout'
    : 'behind-timeout';
}

function newsStep({ event }: ReplayFindings, news: LossReaction): WhyStep {
  const { time, code, windowBefore, windowAfter, duplicates, timer } = news;
  const window = { before: windowBefore, after: windowAfter };
  const about = { time, kind: 'sender', event: { time, code, vc: event.vc, port: null } } as const;
  if (isTimeout(news))
    return { ...about, name: 'timeout', text: remark('timerRunsOut', { timerPs: timer, window }) };
  return { ...about, name: 'fastRetransmit', text: remark('duplicateComes', { nth: duplicates, window }) };
}

/** Sentence on how the bytes were sent again; null if they were not. */
function sentAgainBy(how: Recovery, afterPs: number): Remark | null {
  if (
    how === 'fast-retransmit' ||
    how === 'in-recovery' ||
    how === 'timeout' ||
    how === 'behind-timeout' ||
    how === 'other-copy'
  )
    return remark('sentAgainBy', { how, afterPs });
  return null;
}

/** Sentence on the number of retransmitted data segments from the event to `until`. */
function sentAgain({ watch, event }: ReplayFindings, until: number): Remark {
  const again = watch.log.rows.filter(
    ({ sent, bytes, again }) => again && bytes > 0 && sent >= event.time && sent <= until,
  );
  return remark('sentAgainMeanwhile', { count: again.length });
}

/** Consequences of a loss until the lost bytes are acknowledged. @param what name of these bytes */
export function whatFollowed(
  facts: ReplayFindings,
  lost: LostBytes,
  what: Awaited,
  sender: TcpSender,
): WhyFollowed {
  const { watch, event, simulation, senderBefore, reaction: own } = facts;
  const { mss } = sender.window;
  const ack = watch.acknowledged(lost.end, event.time);
  const until = ack < 0 ? simulation.now : watch.ackTime[ack]!;
  const windowAfter = ack < 0 ? null : watch.window[ack]!;
  const news = newsUntil(facts, until);
  const copies = copiesOf(watch, lost.first).filter(({ sent }) => sent >= event.time && sent <= until);
  const good = copies.find(({ fate, ended }) => fate === FrameFate.arrived && ended <= until);
  const failed = copies.filter(({ fate }) => fate !== FrameFate.arrived && fate !== FrameFate.underWay);
  const causes = own === null ? news : [own, ...news];
  const acknowledgedBy = good === undefined ? 'other-copy' : recoveryBy(causes, good.sent, lost, mss);
  const recovery = ack < 0 ? 'open' : acknowledgedBy;
  const resentAfter = good === undefined ? null : good.sent - event.time;
  const passed = until - event.time;
  const end =
    windowAfter === null
      ? remark('notAcknowledged', { what, withinPs: passed })
      : remark('acknowledged', {
          what,
          afterPs: passed,
          window: { before: senderBefore.window, after: windowAfter },
        });
  const how = resentAfter === null ? null : sentAgainBy(recovery, resentAfter);
  const lostToo = failed.length === 0 ? null : remark('copiesLost', { count: failed.length });
  const effects = news.filter((effect) => isAbout(facts, lost, effect));
  const steps = [
    ...effects.map((effect) => newsStep(facts, effect)),
    ...failed.map((row) => lossStep(facts, row, mss)),
  ];
  return {
    recovery,
    resentAfter,
    acknowledgedAfter: ack < 0 ? null : until - event.time,
    windowBefore: senderBefore.window,
    windowAfter,
    timeouts: effects.filter(isTimeout).length,
    fastRetransmits: effects.filter((effect) => !isTimeout(effect)).length,
    sentence: remarks(lostToo, own === null ? how : sentAgain(facts, until), end),
    steps: fewest(inOrderOfTime(ack < 0 ? steps : [...steps, acknowledgedStep(until, what)])),
    until,
  };
}

const acknowledgedStep = (time: number, what: Awaited): WhyStep => ({
  time,
  kind: 'acknowledged',
  name: 'acknowledged',
  text: remark('areAcknowledged', { what }),
  event: null,
});

/** Limits steps to `MOST_STEPS`: the first ones and the last. */
const fewest = (steps: readonly WhyStep[]): readonly WhyStep[] =>
  steps.length <= MOST_STEPS ? steps : [...steps.slice(0, MOST_STEPS - 1), steps[steps.length - 1]!];
