import {
  EventCode,
  FrameFate,
  type Why,
  type WhyFollowed,
  type WhyFrame,
  type WhyRule,
} from '../../contract/index.ts';
import { findAllocation } from '../switch/allocation/index.ts';
import { findPolicy } from '../switch/discard/index.ts';
import { grouped } from '../text.ts';
import { nothingToRecover, whatFollowed } from './whyFollowed.ts';
import { behind, copiesOf } from './whyLosses.ts';
import type { Facts, PortFacts } from './whyReplay.ts';
import { bold, counted, joined, segmentAt, span } from './whyWords.ts';

/** An event at a port: the decision as it was taken, whom it hit, and what came of it. */
export function tellPort(facts: Facts, at: PortFacts): Why {
  const frame = frameOf(facts, at);
  const followed = at.cell.code === EventCode.mark ? followedMark(facts, at) : followedLoss(facts, frame);
  return {
    headline: headlineOf(facts, at),
    sentence: joined(at.decision.sentence, others(at), tellFrame(facts, at, frame)),
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

/** The line that decided, of the policy or of the allocation behind it. */
function ruleOf({ decision, cell }: PortFacts): WhyRule {
  const { code, value } = cell;
  const placed = code === EventCode.capped || code === EventCode.pushOut ? decision.sharing : null;
  const { id, short, pseudoCode } =
    placed === null ? findPolicy(decision.policy) : findAllocation(placed.allocation);
  // The value of a push-out is the VC that gained.
  const line = code === EventCode.pushOut && placed !== null ? placed.line : value;
  const text = pseudoCode.find(({ number }) => number === line)?.text ?? '';
  return { mechanism: placed === null ? 'policy' : 'allocation', id, short, line, text };
}

/** A waiting cell was taken out where the next one to be served stands. */
const isFrontDrop = ({ decision, cell }: PortFacts): boolean =>
  cell.code === EventCode.drop && (decision.accepted || decision.line !== cell.value);

function headlineOf({ event }: Facts, at: PortFacts): string {
  const { decision, cell } = at;
  if (cell.code === EventCode.mark) return `A frame of VC ${event.vc} is marked, not refused.`;
  if (cell.code === EventCode.pushOut)
    return `A waiting cell of VC ${event.vc} is pushed out for VC ${cell.value}.`;
  if (isFrontDrop(at)) return `A cell of VC ${event.vc} is thrown away at the head of the queue.`;
  return decision.headline;
}

const others = ({ cells }: PortFacts): string | null =>
  cells === 1 ? null : `${grouped(cells - 1)} more of its cells go in the same instant.`;

function frameOf({ watch }: Facts, at: PortFacts): WhyFrame {
  const { firstByte, bytes, frameCells, lostSoFar, lostInAll, cell } = at;
  const lost = Number.isNaN(lostInAll) ? cell.flow.refused[cell.flow.slot(cell.frame)] : lostInAll;
  const row = copiesOf(watch, firstByte).find(({ sent }) => sent === at.sentAt);
  return {
    firstByte,
    bytes,
    cells: frameCells,
    lost,
    dead: Number.isNaN(lostInAll) ? null : cell.code === EventCode.mark ? 0 : frameCells - lost,
    doomedBefore: lostSoFar > (cell.code === EventCode.mark ? 0 : 1),
    takesNext: behind(watch, at.sentAt)?.fate === FrameFate.glued,
    again: row?.again ?? false,
  };
}

/** `Its frame, segment 231, has 12 cells: 5 are lost, the other 7 are carried for nothing.` */
function tellFrame({ watch }: Facts, at: PortFacts, frame: WhyFrame): string {
  const { cells, lost, dead, doomedBefore, takesNext, again } = frame;
  const mss = watch.sender?.window.mss ?? 0;
  const name = mss > 0 ? `, ${segmentAt(frame.firstByte, mss)}${again ? ' sent again' : ''},` : '';
  if (at.cell.code === EventCode.mark)
    return `Its frame${name} has ${counted(cells, 'cell')}, and all of them carry the bit.`;
  if (cells === 1) return `It is the only cell of its frame${name.replace(/,$/, '')}.`;
  const whole = doomedBefore
    ? `Its frame${name} had lost cells before: of its ${counted(cells, 'cell')}`
    : `Its frame${name} has ${counted(cells, 'cell')}:`;
  if (lost === cells) return `${whole} ${bold('all')} are lost, and nothing of it is carried in vain.`;
  const others = bold(cells - lost);
  const rest =
    dead === null
      ? `${others} are under way, for nothing`
      : `the other ${others} ${dead === 1 ? 'is' : 'are'} carried for nothing`;
  const next = takesNext ? ' Without its last cell it takes the frame behind it along.' : '';
  return `${whole} ${bold(lost)} ${lost === 1 ? 'is' : 'are'} lost, ${rest}.${next}`;
}

function followedLoss(facts: Facts, { firstByte, bytes }: WhyFrame): WhyFollowed {
  const { watch, before } = facts;
  const { sender } = watch;
  if (sender === null)
    return nothingToRecover(
      facts,
      'never',
      `Its source sends nothing again: ${counted(bytes, 'byte')} are gone.`,
    );
  // `-1 - n` belongs to the handshake before byte n, which data behind it acknowledge.
  if (firstByte < 0)
    return whatFollowed(facts, { first: firstByte, end: -firstByte }, 'the first data behind it', sender);
  if (bytes === 0)
    return nothingToRecover(facts, 'not-needed', 'It carried no data: whatever comes next says the same.');
  const end = firstByte + bytes;
  if (before.una >= end)
    return nothingToRecover(
      facts,
      'not-needed',
      'It was a copy of data that had been acknowledged already: nothing comes of it.',
    );
  return whatFollowed(facts, { first: firstByte, end }, `the ${grouped(bytes)} lost bytes`, sender);
}

/** @param ended picoseconds after the mark; null: not yet */
function wentOn(ended: number | null, arrived: boolean): string {
  if (ended === null) return 'It is still under way.';
  if (arrived) return `It reaches its destination after ${bold(span(ended))}.`;
  if (ended <= 0) return 'It had lost a cell before, so nobody will read it.';
  return `It is lost on its further way, after ${bold(span(ended))}.`;
}

/** A mark is news for the destination, where nobody listens but ABR. */
function followedMark(facts: Facts, at: PortFacts): WhyFollowed {
  const row = copiesOf(facts.watch, at.firstByte).find(({ sent }) => sent === at.sentAt);
  const ended = row === undefined || Number.isNaN(row.ended) ? null : row.ended - facts.event.time;
  const arrival = wentOn(ended, row?.fate === FrameFate.arrived);
  const deaf =
    facts.watch.sender === null
      ? ''
      : 'TCP without ECN does not listen to the bit: its window goes on growing.';
  return nothingToRecover(facts, 'no-loss', joined(arrival, deaf));
}
