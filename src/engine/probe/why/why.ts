import {
  AskedCode,
  EventCode,
  type Picoseconds,
  PS_PER_MS,
  remark,
  type WhyCode,
  type WhyEvent,
} from '../../../contract/index.ts';
import { rateChanges } from '../rm/rateReplay.ts';
import { rmVisits } from '../rm/rmVisitReplay.ts';
import type { EventExplainer } from './whyKind.ts';
import { copiesOf, missing } from './whyLosses.ts';
import { explainPort } from './whyPort.ts';
import { type CellKind, WhyReplay } from './whyReplay.ts';
import { explainSender, lostBy } from './whySender.ts';

const cellKind = (lead: Picoseconds, kind: CellKind): EventExplainer => ({
  lead,
  begin: (simulation, { event }, index) => new WhyReplay(simulation, kind, event, index),
  nothing: ({ event: { vc, time } }) => remark('nothingThere', { vc, time }),
});

// The frame of the cell is found by its own flow, but whether it was sent before only by its sending.
const atPort = cellKind(50 * PS_PER_MS, {
  lacksReason: () => false,
  awaited: ({ at, watch, before }) => {
    if (at === null || watch.sender === null || at.cell.code === EventCode.mark) return null;
    const end = at.firstByte < 0 ? -at.firstByte : at.firstByte + at.bytes;
    return before.una < end ? end : null;
  },
  explain: (facts) => (facts.at === null ? null : explainPort(facts, facts.at)),
});

const atSender = (lead: Picoseconds): EventExplainer =>
  cellKind(lead, {
    lacksReason: ({ watch, news }) =>
      news !== null &&
      !news.opening &&
      !copiesOf(watch, news.una).some(({ again, sent }) => !again && sent <= news.time),
    awaited: ({ watch, news, event }) =>
      news === null ? null : lostBy(news, missing(watch, news.una, news.sent, event.time)).end,
    explain: (facts) => {
      const { news, watch } = facts;
      return news === null || watch.sender === null ? null : explainSender(facts, news, watch.sender);
    },
  });

/** A new kind of events is a `EventExplainer` and a line here. */
const KINDS: Partial<Record<WhyCode, EventExplainer>> = {
  [EventCode.drop]: atPort,
  [EventCode.capped]: atPort,
  [EventCode.pushOut]: atPort,
  [EventCode.mark]: atPort,
  [EventCode.fastRetransmit]: atSender(150 * PS_PER_MS),
  [EventCode.timeout]: atSender(250 * PS_PER_MS),
  [AskedCode.rate]: rateChanges,
  [AskedCode.rm]: rmVisits,
};

/** How an event of this kind is explained; null: not at all. */
export const whyKind = ({ code }: Pick<WhyEvent, 'code'>): EventExplainer | null => KINDS[code] ?? null;
