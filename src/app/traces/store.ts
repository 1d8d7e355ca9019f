import {
  type BatchReport,
  EventCode,
  type EventCodeValue,
  type EventColumns,
  float32At,
  float64At,
  type LoadedReport,
  type Picoseconds,
  type StageView,
  uint8At,
  uint16At,
} from '../../contract/index.ts';
import { AppliedTrace } from './applied.ts';
import { Channel } from './channel.ts';
import { EventTrace } from './events.ts';
import type { ChannelTrace, EventSeries, TraceReader } from './types.ts';

/** Port of an event that belongs to none. */
const NO_PORT = 65535;

const NOTHING: EventSeries = new EventTrace();

/** Everything recorded of one run. Grows with every batch; read while painting. */
export class TraceStore implements TraceReader {
  /** Counts the changes: equal versions mean equal traces. */
  version = 0;
  /** Settings in force, by time. */
  applied = new AppliedTrace();
  private channels: Channel[] = [];
  private byId = new Map<string, Channel>();
  private byCode = new Map<number, EventTrace>();
  private byCodeAndPort = new Map<number, EventTrace>();
  private latest: StageView | null = null;

  reset(loaded: LoadedReport): void {
    this.version++;
    this.channels = loaded.channels.map((info) => new Channel(info));
    this.byId = new Map(this.channels.map((channel) => [channel.info.id, channel]));
    this.byCode.clear();
    this.byCodeAndPort.clear();
    this.applied = new AppliedTrace();
    this.latest = null;
  }

  /** A copy of what lies before `time`. */
  fork(time: Picoseconds): TraceStore {
    const copy = new TraceStore();
    copy.version = this.version + 1;
    copy.channels = this.channels.map((channel) => channel.copy());
    copy.byId = new Map(copy.channels.map((channel) => [channel.info.id, channel]));
    for (const [code, trace] of this.byCode) copy.byCode.set(code, trace.copy());
    for (const [key, trace] of this.byCodeAndPort) copy.byCodeAndPort.set(key, trace.copy());
    copy.applied = this.applied.copy();
    copy.latest = this.latest;
    copy.forgetFrom(time);
    return copy;
  }

  append(
    batch: Pick<
      BatchReport,
      'columns' | 'events' | 'applied' | 'view' | 'forgetFrom' | 'present' | 'arriving' | 'recorded'
    >,
  ): void {
    this.version++;
    if (batch.forgetFrom !== null) this.forgetFrom(batch.forgetFrom);
    for (const { channel, firstBin, min, max } of batch.columns)
      this.channels[channel]?.write(firstBin, min, max);
    for (const { channel, cells } of batch.arriving) {
      const at = this.channels[channel];
      if (at !== undefined) at.arriving = { time: batch.recorded, cells };
    }
    if (batch.events !== null) this.appendEvents(batch.events);
    this.applied.append(batch.applied);
    if (batch.view !== null) this.latest = batch.view;
    const { time, values } = batch.present;
    for (const [i, channel] of this.channels.entries()) channel.tell(time, values[i] ?? Number.NaN);
  }

  channel(id: string): ChannelTrace | null {
    return this.byId.get(id) ?? null;
  }

  events(code: EventCodeValue): EventSeries {
    return this.byCode.get(code) ?? NOTHING;
  }

  /** The events of one code at one port (index into LoadedReport.ports); what its share refused is a drop there too. */
  eventsAt(code: EventCodeValue, port: number): EventSeries {
    return this.byCodeAndPort.get(code * 65536 + port) ?? NOTHING;
  }

  /** Waiting cells of a port. */
  queueAt(port: string, time: Picoseconds): number {
    return this.channel(`queue/${port}`)?.at(time) ?? Number.NaN;
  }

  view(): StageView | null {
    return this.latest;
  }

  private appendEvents({ time, code, vc, port, value }: EventColumns): void {
    // Drops come in long rows of one code at one port.
    let key = -1;
    let everywhere: EventTrace | null = null;
    let here: EventTrace | null = null;
    for (let i = 0; i < time.length; i++) {
      const what = uint8At(code, i);
      const where = uint16At(port, i);
      const when = float64At(time, i);
      const whose = uint16At(vc, i);
      const much = float32At(value, i);
      const next = what * 65536 + where;
      if (next !== key || everywhere === null) {
        key = next;
        everywhere = series(this.byCode, what);
        here = where === NO_PORT ? null : series(this.byCodeAndPort, key);
      }
      everywhere.push(when, whose, where, much);
      here?.push(when, whose, where, much);
      if (what === EventCode.capped)
        series(this.byCodeAndPort, EventCode.drop * 65536 + where).push(when, whose, where, much);
    }
  }

  private forgetFrom(time: Picoseconds): void {
    this.applied.forgetFrom(time);
    for (const channel of this.channels) channel.forgetFrom(time);
    for (const trace of this.byCode.values()) trace.forgetFrom(time);
    for (const trace of this.byCodeAndPort.values()) trace.forgetFrom(time);
  }
}

function series(map: Map<number, EventTrace>, key: number): EventTrace {
  let trace = map.get(key);
  if (trace === undefined) {
    trace = new EventTrace();
    map.set(key, trace);
  }
  return trace;
}
