import { type Picoseconds, PS_PER_SECOND } from '../contract/index.ts';
import { CREDIT, EFCI, FLOW_MASK, LAST_CELL, RM } from '../engine/atm/cell.ts';
import type { Flow } from '../engine/atm/flow.ts';
import type { Link } from '../engine/atm/link.ts';
import { LeavingCells } from '../engine/probe/leavingCells.ts';

/** Numbers below are for signalling (ITU-T I.361). */
const FIRST_VCI = 32;
const RM_CELL = 6;
/** Header of the extensible record format, cell without its checksum of headers. */
const RECORD_HEADER = 16;
const CELL = 52;
const TYPE_ATM = 3;
const VARIES = 4;
const WORD = 4_294_967_296;

export interface PassingCell {
  readonly time: number;
  readonly bytes: Uint8Array;
}

/** VPI 0 and the number of the VC from 32 on; VPI 1 for merged VCs, by flow. */
const virtualChannel = ({ merged, index, vc }: Flow): number =>
  merged ? (1 << 20) | ((FIRST_VCI + index) << 4) : (FIRST_VCI + vc) << 4;

/** Whether it is the last of a frame, whether it met congestion, or that it is of resource management. */
function payloadType(meta: number): number {
  if ((meta & RM) !== 0) return RM_CELL;
  return ((meta & EFCI) !== 0 ? 2 : 0) | ((meta & LAST_CELL) !== 0 ? 1 : 0);
}

/** A record as capture cards for ATM write it. The payload is empty. */
export function cellRecord(flow: Flow, meta: number, time: number): Uint8Array {
  const bytes = new Uint8Array(RECORD_HEADER + CELL);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(((time % PS_PER_SECOND) / PS_PER_SECOND) * WORD), true);
  view.setUint32(4, Math.floor(time / PS_PER_SECOND), true);
  view.setUint8(8, TYPE_ATM);
  view.setUint8(9, VARIES);
  view.setUint16(10, bytes.length);
  view.setUint16(14, CELL);
  view.setUint32(RECORD_HEADER, virtualChannel(flow) | (payloadType(meta) << 1));
  return bytes;
}

/** Makes records of the cells that have left by a link; credit cells, which take no slot, are not among them. */
export class CellTap {
  private readonly leaving: LeavingCells;
  private readonly flows: readonly Flow[];

  /** @param slice longest time between two calls of `take` */
  constructor(link: Link, flows: readonly Flow[], slice: Picoseconds) {
    this.leaving = new LeavingCells(link, slice);
    this.flows = flows;
  }

  /** Cells whose last bit has left before `now`. */
  take(now: Picoseconds): readonly PassingCell[] {
    const cells: PassingCell[] = [];
    this.leaving.visit(now, (time, meta) => {
      if ((meta & CREDIT) !== 0) return;
      cells.push({ time, bytes: cellRecord(this.flows[meta & FLOW_MASK]!, meta, time) });
    });
    return cells;
  }
}
