import {
  EventCode,
  FrameFate,
  type Remark,
  remark,
  remarks,
  type Why,
  type WhyFollowed,
} from '../../../contract/index.ts';
import type { TcpSender } from '../../tcp/sender.ts';
import type { FrameRow } from '../frameLog.ts';
import { nameOf } from '../rm/rmText.ts';
import { inOrderOfTime, segmentAt } from './segments.ts';
import { whatFollowed } from './whyFollowed.ts';
import { copiesOf, lossStep, missing, wayOfLoss } from './whyLosses.ts';
import type { ReplayFindings } from './whyReplay.ts';
import type { LossReaction } from './whyWatch.ts';

/** Maximum number of reported losses. */
const MOST_CAUSES = 6;

/** Explains a reaction of a sender to a loss: the loss, the kind of reaction, and the consequences. */
export function explainSender(facts: ReplayFindings, news: LossReaction, sender: TcpSender): Why {
  const { watch, event } = facts;
  const { mss } = sender.window;
  const lost = missing(watch, news.una, news.sent, event.time);
  const first = copiesOf(watch, news.una).findLast(({ sent }) => sent < event.time) ?? null;
  // Duplicates are caused by one missing segment; a timeout also by the loss of later segments, which would have caused duplicates.
  const causes = event.code === EventCode.timeout ? lost : lost.filter(({ number }) => number === news.una);
  const explainLoss = event.code === EventCode.timeout ? explainTimeout : explainFastRetransmit;
  return {
    ...explainLoss({ facts, news, lost, first, sender }),
    decision: null,
    rule: null,
    frame: null,
    visit: null,
    rm: null,
    rate: null,
    causes: inOrderOfTime(causes.slice(0, MOST_CAUSES).map((row) => lossStep(facts, row, mss))),
    followed: followedSender(facts, news, lost, sender),
  };
}

interface ExplainedLoss {
  readonly facts: ReplayFindings;
  readonly news: LossReaction;
  /** Segments in flight that the receiver lacks. */
  readonly lost: readonly FrameRow[];
  /** The newest copy of the oldest unacknowledged segment. */
  readonly first: FrameRow | null;
  readonly sender: TcpSender;
}

type Words = Pick<Why, 'headline' | 'sentence'>;

const segmentsOf = ({ una, sent }: LossReaction, mss: number): number => Math.ceil((sent - una) / mss);

/** `3h1` */
function namedIn({ simulation, event }: ReplayFindings): string {
  const connection = simulation.network.connections.find(({ vc }) => vc.id === event.vc);
  return connection ? nameOf(connection.vc) : `VC ${event.vc}`;
}

function explainTimeout(loss: ExplainedLoss): Words {
  const { facts, news, sender } = loss;
  const sinceAckPs = news.progressed < 0 ? null : facts.event.time - news.progressed;
  const segment = segmentAt(news.opening ? -1 : news.una, sender.window.mss);
  return {
    headline: remark('timesOut', { name: namedIn(facts), segment }),
    sentence: remarks(
      remark('timerRanOut', { timerPs: news.timer, sinceAckPs }),
      news.opening ? null : causeOf(loss),
      whyNotFast(loss),
    ),
  };
}

/** Sentence on how the segment was lost, if it was. */
function causeOf({ facts, news, lost, first, sender }: ExplainedLoss): Remark {
  const { mss } = sender.window;
  const segment = segmentAt(news.una, mss);
  const row = lost.find(({ number }) => number === news.una);
  if (row === undefined) {
    const hasArrived = first?.fate === FrameFate.arrived && first.ended <= facts.event.time;
    return remark(hasArrived ? 'hadArrived' : 'wasUnderWay', { segment });
  }
  return remark('wasLost', {
    segment,
    again: row.again,
    way: wayOfLoss(facts, row),
    agoPs: facts.event.time - row.ended,
    lost: lost.length,
    segments: segmentsOf(news, mss),
  });
}

/** Sentence on why there was no fast retransmit before the timeout. */
function whyNotFast({ facts, news, lost, sender }: ExplainedLoss): Remark | null {
  const needed = sender.rules.dupAckThreshold;
  const { mss } = sender.window;
  const { duplicates } = news;
  if (news.opening) return remark('synAlone');
  if (lost.length === 0) return null;
  const before = facts.watch.news.findLast(
    ({ time }) => time < news.time && time > news.time - 2 * news.timer,
  );
  if (lost[0]!.again && lost[0]!.number === news.una) return remark('copyAlone', { duplicates });
  if (news.recovering || before?.code === EventCode.fastRetransmit)
    return remark('nextHole', { duplicates, needed });
  if (duplicates >= needed) return remark('oldDuplicates', { duplicates });
  const others = Math.max(0, segmentsOf(news, mss) - lost.length);
  return remark('tooFewDuplicates', { needed, others, duplicates });
}

function explainFastRetransmit({ facts, news, lost, sender }: ExplainedLoss): Words {
  const { mss } = sender.window;
  const { duplicates } = news;
  const row = lost.find(({ number }) => number === news.una);
  const resent = { name: namedIn(facts), segment: segmentAt(news.una, mss) };
  const window = remark('windowGoes', { before: news.windowBefore, after: news.windowAfter });
  if (row === undefined)
    return {
      headline: remark('sendsAgain', { ...resent, duplicates: null }),
      sentence: [remark('falseDuplicates', { duplicates }), window],
    };
  const more = lost.length - 1;
  return {
    headline: remark('sendsAgain', { ...resent, duplicates }),
    sentence: remarks(
      remark('lossAndDuplicates', {
        way: wayOfLoss(facts, row),
        agoPs: facts.event.time - row.ended,
        segments: segmentsOf(news, mss),
        duplicates,
      }),
      more > 0 ? remark('moreLost', { count: more }) : null,
      window,
    ),
  };
}

function followedSender(
  facts: ReplayFindings,
  news: LossReaction,
  lost: readonly FrameRow[],
  sender: TcpSender,
): WhyFollowed {
  return whatFollowed(
    facts,
    lostBy(news, lost),
    lost.length > 1
      ? { key: 'lostSegments', values: { count: lost.length } }
      : { key: 'bytesWaitedFor', values: {} },
    sender,
  );
}

/** From the oldest byte that is not acknowledged to the end of the last loss. */
export function lostBy(news: LossReaction, lost: readonly FrameRow[]): { first: number; end: number } {
  const last = lost[lost.length - 1];
  const end = last === undefined ? news.una + 1 : last.number + last.bytes;
  return news.opening ? { first: -1 - news.una, end: news.una + 1 } : { first: news.una, end };
}
