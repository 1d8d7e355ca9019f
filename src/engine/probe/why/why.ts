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
import type { EventExplainer } from './eventExplainer.ts';
import { copiesOf, missing } from './whyLosses.ts';
import { explainPort } from './whyPort.ts';
import { type CellKind, WhyReplay } from './whyReplay.ts';
import { explainSender, lostBy } from './whySender.ts';

const cellKind = (leadTime: Picoseconds, kind: CellKind): EventExplainer => ({
  leadTime,
  begin: (simulation, { event }, index) => new WhyReplay(simulation, kind, event, index),
  nothing: ({ event: { vc, time } }) => remark('nothingThere', { vc, time }),
});

// The frame of the cell is found by its flow, but whether it is a retransmission only if its sending was observed.
const atPort = cellKind(50 * PS_PER_MS, {
  lacksReason: () => false,
  awaited: ({ at, watch, senderBefore }) => {
    if (at === null || watch.sender === null || at.cell.code === EventCode.mark) return null;
    const end = at.firstByte < 0 ? -at.firstByte : at.firstByte + at.bytes;
    return senderBefore.una < end ? end : null;
  },
  explain: (facts) => (facts.at === null ? null : explainPort(facts, facts.at)),
});

const atSender = (lead: Picoseconds): EventExplainer =>
  cellKind(lead, {
    lacksReason: ({ watch, reaction }) =>
      reaction !== null &&
      !reaction.opening &&
      !copiesOf(watch, reaction.una).some(({ again, sent }) => !again && sent <= reaction.time),
    awaited: ({ watch, reaction, event }) =>
      reaction === null
        ? null
        : lostBy(reaction, missing(watch, reaction.una, reaction.sent, event.time)).end,
    explain: (facts) => {
      const { reaction, watch } = facts;
      return reaction === null || watch.sender === null ? null : explainSender(facts, reaction, watch.sender);
    },
  });

/** Explainers by kind of event. A new kind is an `EventExplainer` and a line here. */
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

/** The explainer of an event; null if its kind cannot be explained. */
export const eventExplainer = ({ code }: Pick<WhyEvent, 'code'>): EventExplainer | null =>
  KINDS[code] ?? null;
