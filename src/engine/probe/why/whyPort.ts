import {
  EventCode,
  FrameFate,
  type Remark,
  remark,
  remarks,
  type Why,
  type WhyFollowed,
  type WhyFrame,
  type WhyRule,
} from '../../../contract/index.ts';
import { findAllocation } from '../../switch/allocation/index.ts';
import { findPolicy } from '../../switch/discard/index.ts';
import { segmentAt } from './segments.ts';
import { nothingToRecover, whatFollowed } from './whyFollowed.ts';
import { behind, copiesOf } from './whyLosses.ts';
import type { PortFindings, ReplayFindings } from './whyReplay.ts';

/** Explains an event at a port: the decision, the frame that it affected, and the consequences. */
export function explainPort(facts: ReplayFindings, at: PortFindings): Why {
  const frame = frameOf(facts, at);
  const followed = at.cell.code === EventCode.mark ? followedMark(facts, at) : followedLoss(facts, frame);
  return {
    headline: headlineOf(facts, at),
    sentence: remarks(...at.decision.sentence, others(at), explainFrame(facts, at, frame)),
    decision: at.decision,
    rule: ruleOf(at),
    frame,
    visit: null,
    rm: null,
    rate: null,
    causes: [],
    followed,
  };
}

/** The line that decided, of the policy or of the allocation. */
function ruleOf({ decision, cell }: PortFindings): WhyRule {
  const { code, value } = cell;
  const placed = code === EventCode.capped || code === EventCode.pushOut ? decision.sharing : null;
  const { id, short, pseudoCode } =
    placed === null ? findPolicy(decision.policy) : findAllocation(placed.allocation);
  // The value of a push-out is the VC that gained.
  const line = code === EventCode.pushOut && placed !== null ? placed.line : value;
  const text = pseudoCode.find(({ number }) => number === line)?.text ?? '';
  return { mechanism: placed === null ? 'policy' : 'allocation', id, short, line, text };
}

/** Whether a waiting cell was dropped from the head of the queue. */
const isHeadDrop = ({ decision, cell }: PortFindings): boolean =>
  cell.code === EventCode.drop && (decision.accepted || decision.line !== cell.value);

function headlineOf({ event: { vc } }: ReplayFindings, at: PortFindings): Remark {
  const { decision, cell } = at;
  if (cell.code === EventCode.mark) return remark('frameMarked', { vc });
  if (cell.code === EventCode.pushOut) return remark('cellPushedOut', { vc, by: cell.value });
  return isHeadDrop(at) ? remark('thrownAtHead', { name: `VC ${vc}` }) : decision.headline;
}

const others = ({ cells }: PortFindings): Remark | null =>
  cells === 1 ? null : remark('moreCells', { count: cells - 1 });

function frameOf({ watch }: ReplayFindings, at: PortFindings): WhyFrame {
  const { firstByte, bytes, frameCells, lostSoFar, lostInAll, cell } = at;
  const lost = Number.isNaN(lostInAll) ? cell.flow.refused[cell.flow.slot(cell.frame)]! : lostInAll;
  const row = copiesOf(watch, firstByte).find(({ sent }) => sent === at.sentAt);
  return {
    firstByte,
    bytes,
    cells: frameCells,
    lost,
    dead: Number.isNaN(lostInAll) ? null : cell.code === EventCode.mark ? 0 : frameCells - lost,
    doomedBefore: lostSoFar > (cell.code === EventCode.mark ? 0 : 1),
    takesNext: behind(watch, at.sentAt)?.fate === FrameFate.mergedWithDamaged,
    again: row?.again ?? false,
  };
}

function explainFrame({ watch }: ReplayFindings, at: PortFindings, frame: WhyFrame): Remark {
  const { cells, lost, dead, doomedBefore, takesNext, again } = frame;
  const mss = watch.sender?.window.mss ?? 0;
  const which = { segment: mss > 0 ? segmentAt(frame.firstByte, mss) : null, again, cells };
  if (at.cell.code === EventCode.mark) return remark('markedFrame', which);
  if (cells === 1) return remark('onlyCell', which);
  return remark('lostFrame', { ...which, lost, dead, doomedBefore, takesNext });
}

function followedLoss(facts: ReplayFindings, { firstByte, bytes }: WhyFrame): WhyFollowed {
  const { watch, senderBefore } = facts;
  const { sender } = watch;
  if (sender === null) return nothingToRecover(facts, 'never', [remark('nothingSentAgain', { bytes })]);
  // `-1 - n` is the number of a handshake frame before byte n, which the acknowledgement of later data covers.
  if (firstByte < 0)
    return whatFollowed(
      facts,
      { first: firstByte, end: -firstByte },
      { key: 'firstData', values: {} },
      sender,
    );
  if (bytes === 0) return nothingToRecover(facts, 'not-needed', [remark('carriedNoData')]);
  const end = firstByte + bytes;
  if (senderBefore.una >= end) return nothingToRecover(facts, 'not-needed', [remark('copyOfKnownData')]);
  return whatFollowed(facts, { first: firstByte, end }, { key: 'lostBytes', values: { bytes } }, sender);
}

/** @param ended picoseconds after the mark; null if the frame is still in transit */
function wentOn(ended: number | null, arrived: boolean): Remark {
  if (ended === null) return remark('stillUnderWay');
  if (arrived) return remark('reachesDestination', { afterPs: ended });
  return ended <= 0 ? remark('lostBefore') : remark('lostFurtherOn', { afterPs: ended });
}

/** Consequences of a mark: it reaches the destination, where TCP without ABR does not react. */
function followedMark(facts: ReplayFindings, at: PortFindings): WhyFollowed {
  const row = copiesOf(facts.watch, at.firstByte).find(({ sent }) => sent === at.sentAt);
  const ended = row === undefined || Number.isNaN(row.ended) ? null : row.ended - facts.event.time;
  const arrival = wentOn(ended, row?.fate === FrameFate.arrived);
  const deaf = facts.watch.sender === null ? null : remark('deafToMarks');
  return nothingToRecover(facts, 'no-loss', remarks(arrival, deaf));
}
