import { EventCode, FrameFate, type Why, type WhyFollowed } from '../../contract/index.ts';
import type { TcpSender } from '../tcp/sender.ts';
import { grouped } from '../text.ts';
import type { FrameRow } from './frameLog.ts';
import { nameOf } from './rmTelling.ts';
import { whatFollowed } from './whyFollowed.ts';
import { copiesOf, lossStep, missing, wayOfLoss } from './whyLosses.ts';
import type { Facts } from './whyReplay.ts';
import type { SenderNews } from './whyWatch.ts';
import { bold, capital, counted, inOrderOfTime, joined, segmentAt, shrunk, span } from './whyWords.ts';

/** Losses told one by one. */
const MOST_CAUSES = 6;

/** What a sender did about a loss: which loss it was, why in this way, and what came of it. */
export function tellSender(facts: Facts, news: SenderNews, sender: TcpSender): Why {
  const { watch, event } = facts;
  const { mss } = sender.window;
  const lost = missing(watch, news.una, news.sent, event.time);
  const first = copiesOf(watch, news.una).findLast(({ sent }) => sent < event.time) ?? null;
  const tell = event.code === EventCode.timeout ? tellTimeout : tellFastRetransmit;
  return {
    ...tell({ facts, news, lost, first, sender }),
    decision: null,
    rule: null,
    frame: null,
    visit: null,
    rm: null,
    rate: null,
    causes: inOrderOfTime(lost.slice(0, MOST_CAUSES).map((row) => lossStep(facts, row, mss))),
    followed: followedSender(facts, news, lost, sender),
  };
}

interface Telling {
  readonly facts: Facts;
  readonly news: SenderNews;
  /** What the receiver lacks of what was on the way. */
  readonly lost: readonly FrameRow[];
  /** The newest copy of the oldest unacknowledged segment. */
  readonly first: FrameRow | null;
  readonly sender: TcpSender;
}

type Words = Pick<Why, 'headline' | 'sentence'>;

const segmentsOf = ({ una, sent }: SenderNews, mss: number): number => Math.ceil((sent - una) / mss);

/** `3h1` */
function namedIn({ simulation, event }: Facts): string {
  const found = simulation.network.connections.find(({ vc }) => vc.id === event.vc);
  return found ? nameOf(found.vc) : `VC ${event.vc}`;
}

function tellTimeout(telling: Telling): Words {
  const { facts, news, sender } = telling;
  const { time } = facts.event;
  const waited =
    news.progressed < 0
      ? ''
      : ` The last acknowledgement of new data came ${bold(span(time - news.progressed))} before.`;
  const segment = segmentAt(news.opening ? -1 : news.una, sender.window.mss);
  return {
    headline: `${namedIn(facts)} times out: nothing came for ${segment}.`,
    sentence: joined(
      `Its timer, ${bold(span(news.timer))}, ran out.${waited}`,
      news.opening ? null : causeOf(telling),
      whyNotFast(telling),
    ),
  };
}

/** `Segment 231 was lost at S2 → S3, 212 ms before: one of 7 that were lost of the 23 on the way.` */
function causeOf({ facts, news, lost, first, sender }: Telling): string {
  const { mss } = sender.window;
  const n = segmentsOf(news, mss);
  const name = capital(segmentAt(news.una, mss));
  const row = lost.find(({ number }) => number === news.una);
  if (row === undefined) {
    if (first?.fate === FrameFate.arrived && first.ended <= facts.event.time)
      return `${name} had arrived: its acknowledgement was lost or late.`;
    return `${name} was still on its way: the timer was too short for the queues.`;
  }
  const ago = bold(span(facts.event.time - row.ended));
  const among =
    lost.length === 1
      ? `the only one of the ${bold(n)} segments on the way`
      : `one of ${bold(lost.length)} that were lost of the ${bold(n)} on the way`;
  return `${name}${row.again ? ', sent again,' : ''} was ${wayOfLoss(facts, row)}, ${ago} before: ${among}.`;
}

/** Why no fast retransmit came before the timer. */
function whyNotFast({ facts, news, lost, sender }: Telling): string | null {
  const needed = sender.rules.dupAckThreshold;
  const { mss } = sender.window;
  if (news.opening)
    return 'A SYN has nothing behind it that could make duplicate ACKs: only the timer repeats it.';
  if (lost.length === 0) return null;
  const arrived = Math.max(0, segmentsOf(news, mss) - lost.length);
  const came =
    news.duplicates === 0
      ? '**no** duplicate ACK came'
      : `${bold(news.duplicates)} duplicate ${news.duplicates === 1 ? 'ACK' : 'ACKs'} came`;
  const before = facts.watch.news.findLast(
    ({ time }) => time < news.time && time > news.time - 2 * news.timer,
  );
  if (lost[0].again && lost[0].number === news.una)
    return `A copy that is lost makes no new duplicates, so only the timer could repeat it: ${came}.`;
  if (news.recovering || before?.code === EventCode.fastRetransmit)
    return `A fast retransmit had brought one segment again; for the next hole ${came}, and ${bold(needed)} are needed.`;
  if (news.duplicates >= needed)
    return `${capital(came)}, but of data sent before the last recovery ended: they do not count.`;
  const few = arrived < needed ? 'too few behind it arrived' : 'too few ACKs came back';
  return `Fast retransmit needs ${bold(needed)} duplicate ACKs: only ${counted(arrived, 'other segment')} could make them, and ${came}: ${few}.`;
}

function tellFastRetransmit({ facts, news, lost, sender }: Telling): Words {
  const { time } = facts.event;
  const { mss } = sender.window;
  const row = lost.find(({ number }) => number === news.una);
  const segment = segmentAt(news.una, mss);
  const window = `The window goes ${bold(shrunk(news.windowBefore, news.windowAfter))}.`;
  const told = `${bold(news.duplicates)} duplicate ${news.duplicates === 1 ? 'ACK' : 'ACKs'}`;
  if (row === undefined)
    return {
      headline: `${namedIn(facts)} sends ${segment} again, though it is not lost.`,
      sentence: joined(`${told} came because of data that arrived twice or out of order.`, window),
    };
  const more = lost.length - 1;
  return {
    headline: `${namedIn(facts)} sends ${segment} again after ${grouped(news.duplicates)} duplicate ${news.duplicates === 1 ? 'ACK' : 'ACKs'}.`,
    sentence: joined(
      `It was ${wayOfLoss(facts, row)}, ${bold(span(time - row.ended))} before; ${counted(segmentsOf(news, mss), 'segment')} were on the way, and those that arrived behind it made ${told}.`,
      more > 0 ? `${bold(more)} more of them ${more === 1 ? 'is' : 'are'} lost too.` : null,
      window,
    ),
  };
}

function followedSender(
  facts: Facts,
  news: SenderNews,
  lost: readonly FrameRow[],
  sender: TcpSender,
): WhyFollowed {
  return whatFollowed(
    facts,
    lostBy(news, lost),
    lost.length > 1 ? `all ${grouped(lost.length)} lost segments` : 'the bytes it waited for',
    sender,
  );
}

/** From the oldest byte that is not acknowledged to the end of the last loss. */
export function lostBy(news: SenderNews, lost: readonly FrameRow[]): { first: number; end: number } {
  const last = lost[lost.length - 1];
  const end = last === undefined ? news.una + 1 : last.number + last.bytes;
  return news.opening ? { first: -1 - news.una, end: news.una + 1 } : { first: news.una, end };
}
