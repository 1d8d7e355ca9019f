import type { EventCodeValue, Picoseconds, RmCellAtPort } from '../../contract/index.ts';
import { type Recorder, type Simulation, watchRmCells } from '../../engine/index.ts';
import { Refill } from './episodes/refill.ts';

type Port = Simulation['network']['ports'][number];

/** Something that happens in a run at a picosecond. */
export type RunCondition =
  | {
      readonly kind: 'event';
      readonly codes: readonly EventCodeValue[];
      /** Null: any. */
      readonly vc: number | null;
      /** Index of the port; null: any. */
      readonly port: number | null;
    }
  /** The value of a channel passes one of these levels. */
  | {
      readonly kind: 'level';
      readonly channel: number;
      readonly levels: () => readonly number[];
      readonly up: boolean;
      readonly down: boolean;
    }
  /** A queue that has been empty for the quiet time grows. */
  | {
      readonly kind: 'refill';
      readonly channel: number;
      readonly quiet: Picoseconds;
      /** As the watcher begins; Infinity: it is not empty. */
      readonly emptySince: Picoseconds;
    }
  /** An RM cell meets the rate algorithm of the port; of one VC, or of any. */
  | {
      readonly kind: 'rm';
      readonly simulation: Simulation;
      readonly port: string;
      readonly vc: number | null;
    }
  /** The last cell of a frame reaches the port. */
  | { readonly kind: 'frame'; readonly port: Port };

/**
 * Looks out for conditions while a simulation runs. Parts of a run go ahead of each other inside a window,
 * so what it has seen holds for a stretch that has been run to its end.
 */
export class ConditionWatcher {
  /** The first moment at which a condition held, Infinity for none yet, and its place in the list. */
  first = Infinity;
  firstOf = -1;
  /** The last one so far; -1 for none. */
  last = -1;
  private readonly recorder: Recorder;
  private readonly conditions: readonly RunCondition[];
  private readonly from: Picoseconds;
  private readonly before: Picoseconds;
  private readonly stopped: (() => void)[] = [];

  /** Of moments from `from` until before `before`; the simulation is at or before `from`. */
  constructor(recorder: Recorder, conditions: readonly RunCondition[], from: Picoseconds, before = Infinity) {
    this.recorder = recorder;
    this.conditions = conditions;
    this.from = from;
    this.before = before;
    this.listen();
  }

  private listen(): void {
    const { recorder, conditions } = this;
    if (conditions.some(({ kind }) => kind === 'event'))
      this.stopped.push(
        recorder.events.listeners.add((time, code, vc, port) => this.event(time, code, vc, port)),
      );
    const channels = new Set(
      conditions.flatMap((condition) => (isOfChannel(condition) ? [condition.channel] : [])),
    );
    for (const channel of channels) this.level(channel);
    conditions.forEach((condition, i) => {
      if (condition.kind !== 'rm') return;
      const note = ({ visit }: RmCellAtPort) => this.note(visit.time, i);
      this.stopped.push(watchRmCells(condition.simulation, condition.port, condition.vc, note));
    });
    conditions.forEach((condition, i) => {
      if (condition.kind === 'frame')
        this.stopped.push(condition.port.probes.add({ onFrameEnd: (time) => this.note(time, i) }));
    });
  }

  release(): void {
    for (const stop of this.stopped.splice(0)) stop();
  }

  private event(time: Picoseconds, code: EventCodeValue, vc: number, port: number): void {
    this.conditions.forEach((condition, i) => {
      if (condition.kind !== 'event' || !condition.codes.includes(code)) return;
      if (
        (condition.vc === null || condition.vc === vc) &&
        (condition.port === null || condition.port === port)
      )
        this.note(time, i);
    });
  }

  private level(channel: number): void {
    const tests = this.conditions.flatMap((condition, i) =>
      isOfChannel(condition) && condition.channel === channel ? [[testOf(condition), i] as const] : [],
    );
    let before = this.recorder.current(channel);
    const stop = this.recorder.listen(channel, (time, value) => {
      for (const [holds, i] of tests) if (holds(time, value, before)) this.note(time, i);
      before = value;
    });
    this.stopped.push(stop);
  }

  private note(time: Picoseconds, condition: number): void {
    if (time < this.from || time >= this.before) return;
    if (time < this.first) {
      this.first = time;
      this.firstOf = condition;
    }
    if (time > this.last) this.last = time;
  }
}

type Level = Extract<RunCondition, { kind: 'level' }>;
type OfChannel = Extract<RunCondition, { channel: number }>;
type Test = (time: Picoseconds, value: number, before: number) => boolean;

const isOfChannel = (condition: RunCondition): condition is OfChannel => 'channel' in condition;

function testOf(condition: OfChannel): Test {
  if (condition.kind === 'level') return (_time, value, before) => passes(condition, before, value);
  const refill = new Refill(condition.quiet, condition.emptySince);
  return (time, value) => refill.take(time, value);
}

const passes = ({ levels, up, down }: Level, before: number, value: number): boolean =>
  value !== before &&
  levels().some(
    (level) => (up && before <= level && value > level) || (down && before >= level && value < level),
  );
