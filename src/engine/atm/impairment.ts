import { FrameFate } from '../../contract/index.ts';
import type { RmTable } from '../abr/rmTable.ts';
import type { RandomStream } from '../sim/random.ts';
import { BACKWARD_NOTICE, CREDIT, FLOW_MASK, LAST_CELL, RM } from './cell.ts';
import { type Flow, LATER } from './flow.ts';

/** The k-th cell, or every cell of the k-th frame, of a connection's direction (2i data, 2i + 1 ACKs), from 1. */
export interface ScriptedLoss {
  readonly owner: number;
  readonly unit: 'cell' | 'frame';
  readonly at: number;
}

/**
 * What one direction of a link loses. A lost cell has taken its slot on the wire and is missing at
 * the far end, so it is judged when it would arrive: whatever was edited by then holds for it.
 */
export class Impairment {
  /** False while nothing can be lost: receivers then do not ask. */
  active = false;
  /** Of each cell by itself, 0 to 1. */
  probability = 0;
  /** Cells lost so far, and by direction of a connection (empty until the first). */
  total = 0;
  lost: Float64Array = new Float64Array(0);
  readonly random: RandomStream;
  /** RM cells lost so far, which no other count includes; their tables by VC index. */
  rmCells = 0;
  /** Credit cells lost so far. */
  creditCells = 0;
  tables: readonly (RmTable | null)[] = [];
  /** Id of its link. */
  link = '';
  private readonly flows: readonly Flow[];
  private readonly script: readonly ScriptedLoss[] | null;
  /** By entry of the script: cells and frames of its flow so far, and the number of the last frame. */
  private readonly cells: Float64Array;
  private readonly frames: Float64Array;
  private readonly latest: Float64Array;

  /** @param random a stream of this link, direction and purpose alone */
  constructor(
    flows: readonly Flow[],
    probability: number,
    script: readonly ScriptedLoss[],
    random: RandomStream,
  ) {
    this.flows = flows;
    this.random = random;
    this.script = script.length > 0 ? script : null;
    this.cells = new Float64Array(script.length);
    this.frames = new Float64Array(script.length);
    this.latest = new Float64Array(script.length).fill(-1);
    this.configure(probability);
  }

  configure(probability: number): void {
    this.probability = probability;
    this.active = this.script !== null || probability > 0;
  }

  /** Is this cell missing at the far end? Books it if so. Ask once per cell, in order, while `active`. @param now it would arrive */
  takes(now: number, meta: number, frame: number): boolean {
    if ((meta & (RM | CREDIT)) !== 0) return this.takesControl(meta, frame);
    const flow = this.flows[meta & FLOW_MASK];
    // Drawn for every cell, whatever the script says: the script moves nobody else's luck.
    const unlucky = this.probability > 0 && this.random.uniform() < this.probability;
    const owner = flow.ownerOf(frame);
    const scripted = this.script !== null && this.isScripted(this.script, owner, frame);
    if (!unlucky && !scripted) return false;
    if (this.lost.length === 0) this.lost = new Float64Array(this.flows.length);
    this.total++;
    this.lost[owner]++;
    const before = flow.loseOnLink(frame, (meta & LAST_CELL) !== 0, now);
    if (before !== LATER && flow.watch !== null)
      flow.watch.lost(flow, frame, now, this.link, FrameFate.lostOnLink);
    return true;
  }

  /** Scripts count data and acknowledgements only. */
  private takesControl(meta: number, serial: number): boolean {
    if (!(this.probability > 0 && this.random.uniform() < this.probability)) return false;
    if ((meta & CREDIT) !== 0) {
      this.creditCells++;
      return true;
    }
    this.rmCells++;
    if ((meta & BACKWARD_NOTICE) === 0) this.tables[(meta & FLOW_MASK) >> 1]?.lose(serial);
    return true;
  }

  private isScripted(script: readonly ScriptedLoss[], owner: number, frame: number): boolean {
    let hit = false;
    for (let i = 0; i < script.length; i++) {
      const { owner: own, unit, at } = script[i];
      if (own !== owner) continue;
      this.cells[i]++;
      if (this.latest[i] !== frame) this.frames[i]++;
      this.latest[i] = frame;
      if ((unit === 'cell' ? this.cells[i] : this.frames[i]) === at) hit = true;
    }
    return hit;
  }
}
