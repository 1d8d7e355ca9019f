import {
  type Decision,
  EventCode,
  type Picoseconds,
  PS_PER_MS,
  type Why,
  type WhyEvent,
} from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';
import type { Port } from '../../switch/port.ts';
import type { Replay, ReplayRequest } from './eventExplainer.ts';
import { type LossReaction, type LostCell, VcProbe } from './whyWatch.ts';

/** Maximum time for which the replay follows the consequences of an event. */
const MOST_AFTER: Picoseconds = 2_000 * PS_PER_MS;
const STEP: Picoseconds = PS_PER_MS;

/** Result of the replay at a port: the decision, and the affected cell of the VC. */
export interface PortFindings {
  readonly port: Port;
  readonly decision: Decision;
  readonly cell: LostCell;
  /** Cells of the VC with the same decision at the same instant. */
  cells: number;
  /** Cells of the frame. */
  readonly frameCells: number;
  /** Cells that the frame has lost so far, including this one. */
  readonly lostSoFar: number;
  readonly firstByte: number;
  readonly bytes: number;
  readonly sentAt: number;
  /** Cells that the frame has lost in total; NaN until all of it has arrived. */
  lostInAll: number;
}

/** State of the sender just before the event, bytes. */
export interface SenderState {
  readonly una: number;
  readonly window: number;
}

export interface ReplayFindings {
  readonly event: WhyEvent;
  readonly watch: VcProbe;
  readonly simulation: Simulation;
  readonly began: Picoseconds;
  senderBefore: SenderState;
  at: PortFindings | null;
  reaction: LossReaction | null;
  /** End of the bytes whose acknowledgement the replay waits for; null for none. */
  awaited: number | null;
}

/**
 * The properties of a kind of events of cells or senders: whether its reasons were observed, what the replay waits for, and
 * the sentences.
 */
export interface CellKind {
  /** Whether the reasons precede the start of the replay. */
  readonly lacksReason: (facts: ReplayFindings) => boolean;
  /** End of the bytes whose acknowledgement the replay waits for; null for none. */
  readonly awaited: (facts: ReplayFindings) => number | null;
  /** The explanation; null if there was no event of the kind. */
  readonly explain: (facts: ReplayFindings) => Why | null;
}

const AT_SENDER: readonly number[] = [EventCode.fastRetransmit, EventCode.timeout];

/**
 * Replays an event: runs up to it, through its instant with a probe at its port, and on
 * until the lost bytes have been acknowledged. The simulation is used for this replay only.
 */
export class WhyReplay implements Replay {
  readonly facts: ReplayFindings;
  private readonly limit: Picoseconds;
  private readonly port: Port | null;
  private readonly kind: CellKind;
  private instantReplayed = false;

  /**
   * @param simulation at a time before the event, without probes
   * @param kind of the event; @param index of the connection
   */
  constructor(simulation: Simulation, kind: CellKind, event: WhyEvent, index: number) {
    this.kind = kind;
    const watch = new VcProbe(simulation.network, index);
    const senderBefore = { una: 0, window: 0 };
    this.facts = {
      event,
      watch,
      simulation,
      began: simulation.now,
      senderBefore,
      at: null,
      reaction: null,
      awaited: null,
    };
    this.limit = Math.min(event.time + MOST_AFTER, simulation.end);
    this.port = simulation.network.ports.find(({ id }) => id === event.port) ?? null;
  }

  get request(): ReplayRequest {
    return { event: this.facts.event, find: 'at' };
  }

  get startedTooLate(): boolean {
    return this.facts.began > 0 && this.instantReplayed && !this.missed && this.kind.lacksReason(this.facts);
  }

  explain(): Why | null {
    return this.kind.explain(this.facts);
  }

  /** Whether the instant has been replayed without an event of the kind. */
  private get missed(): boolean {
    return this.instantReplayed && this.facts.at === null && this.facts.reaction === null;
  }

  /** Runs one step; returns whether the replay is complete. */
  step(): boolean {
    const { simulation, event } = this.facts;
    if (simulation.now < event.time) simulation.runUntil(Math.min(event.time, simulation.now + STEP));
    else if (!this.instantReplayed) this.replayInstant();
    else if (simulation.now < this.limit && !this.missed)
      simulation.runUntil(Math.min(this.limit, simulation.now + STEP));
    this.noteEnd();
    return this.missed || (this.instantReplayed && (simulation.now >= this.limit || this.isOver()));
  }

  /** Whether all of the frame has arrived, and the lost bytes are acknowledged. */
  private isOver(): boolean {
    const { at, awaited, watch } = this.facts;
    if (at !== null && Number.isNaN(at.lostInAll)) return false;
    return awaited === null || watch.una >= awaited;
  }

  stop(): void {
    this.facts.watch.stop();
  }

  private replayInstant(): void {
    const { facts, port } = this;
    const { simulation, event, watch } = facts;
    const window = watch.sender?.window;
    facts.senderBefore = { una: window?.una ?? 0, window: window?.usable ?? 0 };
    if (port !== null) {
      let decision: Decision | null = null;
      const detach = port.probes.add({
        onDecision: (made) => {
          decision = made;
        },
      });
      watch.onCell = (cell) => this.take(cell, port, decision);
      simulation.runUntil(event.time + 1);
      detach();
    } else simulation.runUntil(event.time + 1);
    watch.onCell = null;
    if (port === null && AT_SENDER.includes(event.code)) {
      facts.reaction =
        watch.news.find(({ time, code }) => time === event.time && code === event.code) ?? null;
    }
    this.instantReplayed = true;
    facts.awaited = this.kind.awaited(facts);
  }

  /** Notes a cell of the VC that is lost or marked at the instant of the event. */
  private take(cell: LostCell, port: Port, decision: Decision | null): void {
    const { facts } = this;
    const { code, time } = facts.event;
    if (cell.time !== time || cell.port !== port.index || cell.code !== code || decision === null) return;
    if (facts.at !== null) {
      facts.at.cells++;
      return;
    }
    const { flow, frame } = cell;
    const slot = flow.slot(frame);
    facts.at = {
      port,
      decision,
      cell,
      cells: 1,
      frameCells: flow.cells[slot]!,
      lostSoFar: flow.refused[slot]!,
      firstByte: flow.seq[slot]!,
      bytes: flow.bytes[slot]!,
      sentAt: flow.sentAt[slot]!,
      lostInAll: Number.NaN,
    };
    facts.watch.onFrame = () => this.noteEnd();
  }

  /** Notes the losses of the frame, which are final when its last cell, or that of a later frame, has arrived. */
  private noteEnd(): void {
    const { at, watch } = this.facts;
    if (at === null || !Number.isNaN(at.lostInAll)) return;
    const { flow, frame } = at.cell;
    // `oldest` has the same value before any frame and after frame 1.
    if (flow.oldest < Math.max(1, frame - 1)) return;
    at.lostInAll = flow.refused[flow.slot(frame)]!;
    watch.onFrame = null;
  }
}
