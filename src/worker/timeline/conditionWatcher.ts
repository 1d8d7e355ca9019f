import type { EventCodeValue, Picoseconds, RmCellAtPort } from '../../contract/index.ts';
import { type Recorder, type Simulation, watchRmCells } from '../../engine/index.ts';
import { Refill } from './episodes/refill.ts';

type Port = Simulation['network']['ports'][number];

/** A condition on a run that is met at an exact time. */
export type RunCondition =
  | {
      readonly kind: 'event';
      readonly codes: readonly EventCodeValue[];
      /** Null: any. */
      readonly vc: number | null;
      /** Index of the port; null: any. */
      readonly port: number | null;
    }
  /** The value of a channel crosses one of these levels. */
  | {
      readonly kind: 'level';
      readonly channel: number;
      readonly levels: () => readonly number[];
      readonly up: boolean;
      readonly down: boolean;
    }
  /** The queue grows after it was empty for the quiet time. */
  | {
      readonly kind: 'refill';
      readonly channel: number;
      readonly quiet: Picoseconds;
      /** Time since which it is empty as the watcher begins; Infinity: it is not empty. */
      readonly emptySince: Picoseconds;
    }
  /** The rate algorithm of the port handles an RM cell of one VC, or of any. */
  | {
      readonly kind: 'rm';
      readonly simulation: Simulation;
      readonly port: string;
      readonly vc: number | null;
    }
  /** The last cell of a frame reaches the port. */
  | { readonly kind: 'frame'; readonly port: Port };

/**
 * Watches for conditions while a simulation runs. Within a lookahead window nodes run ahead of each other, so its findings
 * are final only for a stretch that has been run to its end.
 */
export class ConditionWatcher {
  /** First time at which a condition held, Infinity for none yet, and the index of the condition. */
  first = Infinity;
  firstOf = -1;
  /** Last time at which a condition held; -1 for none. */
  last = -1;
  private readonly recorder: Recorder;
  private readonly conditions: readonly RunCondition[];
  private readonly from: Picoseconds;
  private readonly before: Picoseconds;
  private readonly stopped: (() => void)[] = [];

  /** Covers times from `from` until before `before`; the simulation is at or before `from`. */
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
