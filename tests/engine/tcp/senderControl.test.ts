import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TcpDocument } from '../../../src/contract/index.ts';
import { capture, reinstate, type StateIo } from '../../../src/engine/sim/state.ts';
import type {
  AckSample,
  CongestionControl,
  ControlTimer,
  PathSample,
  SenderControl,
} from '../../../src/engine/tcp/congestion/control.ts';
import { congestionControls } from '../../../src/engine/tcp/congestion/index.ts';
import type { TcpSender } from '../../../src/engine/tcp/sender.ts';
import { SenderBench } from '../../support/tcpBench.ts';
import { TcpPair } from '../../support/tcpPair.ts';

const MS = 1e9;
/** A pair sends this in 10 ms at most, and its acknowledgements come 200 ms later. */
const SEGMENT = 1_000;
const TICK_MS = 1_000;

type Seen = Omit<AckSample, 'path'> & PathSample;

/** Made up: it would send at the best rate it has seen, and believes half of that after each tick. Its window stays as it is. */
class BestRate implements SenderControl {
  readonly measures = true;
  readonly components = [this];
  readonly seen: Seen[] = [];
  readonly sends: { readonly ms: number; readonly seq: number; readonly again: boolean }[] = [];
  timeouts = 0;
  private best = 0;
  private ticks = 0;

  constructor(private readonly timer: ControlTimer) {}

  state(io: StateIo): void {
    this.best = io.number(this.best);
    this.ticks = io.number(this.ticks);
  }

  get stateName(): string {
    return `after ${this.ticks} ticks`;
  }

  get pacingRate(): number | null {
    return this.best === 0 ? null : this.best;
  }

  begin(now: number): void {
    this.timer.set(now + TICK_MS * MS);
  }

  sent(now: number, seq: number, _bytes: number, again: boolean): void {
    this.sends.push({ ms: now / MS, seq, again });
  }

  acknowledged({ path, ...sample }: AckSample): boolean {
    this.seen.push({ ...sample, ...path });
    if (!path.isAppLimited) this.best = Math.max(this.best, path.deliveryRate);
    return false;
  }

  lossDetected(): boolean {
    return true;
  }

  furtherDuplicate(): void {}

  congestionNotified(): void {}

  timedOut(): void {
    this.timeouts++;
  }

  timerFired(now: number): void {
    this.best /= 2;
    this.ticks++;
    this.timer.set(now + TICK_MS * MS);
  }
}

const kind = (id: string, selective: boolean): CongestionControl => ({
  id,
  selective,
  make: (_, timer) => new BestRate(timer),
});
const KINDS = [kind('best-rate', false), kind('best-rate-sack', true)];
const TCP: Partial<TcpDocument> = {
  congestionControl: 'best-rate' as TcpDocument['congestionControl'],
  initialWindowSegments: 4,
  ackEvery: 1,
};
const SACK = { ...TCP, congestionControl: 'best-rate-sack' as TcpDocument['congestionControl'] };

const controlOf = ({ control }: TcpSender): BestRate => control as BestRate;
const partsOf = ({ there, sender }: TcpPair) => [there.timers, ...sender.components];

describe('a control that measures', () => {
  const known = congestionControls as CongestionControl[];
  beforeAll(() => {
    known.push(...KINDS);
  });
  afterAll(() => {
    known.splice(-KINDS.length);
  });

  it('learns with each acknowledgement the round trip, what is delivered, and how fast', () => {
    const bench = new SenderBench(TCP);
    bench.at(8).ack(1);
    bench.at(9).ack(2);
    bench.at(10).ack(4);
    bench.at(18).ack(5);
    const path = controlOf(bench.sender).seen.map(({ now, roundTrip, delivered, deliveryRate, round }) => [
      now / MS,
      roundTrip / MS,
      delivered / 500,
      deliveryRate / 500,
      round,
    ]);
    expect(path).toEqual([
      [8, 8, 1, 1 / 0.008, 1],
      [9, 9, 2, 2 / 0.009, 1],
      [10, 10, 4, 4 / 0.01, 1],
      // Sent at 8, when one was delivered: four more in 10 ms.
      [18, 10, 5, 4 / 0.01, 2],
    ]);
    expect(controlOf(bench.sender).seen.map(({ acked }) => acked / 500)).toEqual([1, 1, 2, 1]);
  });

  it('comes to the rate of the bottleneck where its window fills the way, and to less where it does not', () => {
    const rateOf = (initialWindowSegments: number): number => {
      const pair = new TcpPair({ tcp: { ...TCP, initialWindowSegments } }).run(900);
      return controlOf(pair.sender).pacingRate ?? 0;
    };
    expect(rateOf(42)).toBeCloseTo(SEGMENT / 0.01, 6);
    // Seven segments in a round trip of 210 ms.
    expect(rateOf(7)).toBeCloseTo((7 * SEGMENT) / 0.21, 6);
  });

  it('counts rounds by what is delivered: one in each round trip', () => {
    const { seen } = controlOf(new TcpPair({ tcp: TCP }).run(2_105).sender);
    expect(seen.at(-1)?.round).toBe(10);
    expect(seen.filter(({ round }, i) => round !== (seen[i - 1]?.round ?? 0))).toHaveLength(10);
  });

  it('learns of duplicates and of what is lost; with SACK what is held behind a loss is delivered', () => {
    const [plain, sack] = [TCP, SACK].map(
      (tcp) =>
        controlOf(new TcpPair({ tcp: { ...tcp, initialWindowSegments: 6 }, lost: [1] }).run(300).sender).seen,
    );
    const segments = (seen: Seen[] = []) =>
      seen.slice(0, 5).map(({ acked, delivered, lost }) => [acked, delivered, lost].map((n) => n / SEGMENT));
    // Segment 1 arrives; 2 is lost; 3 to 6 make duplicates, the third of which resends it.
    expect(segments(plain)).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [0, 1, 0],
      [0, 1, 1],
      [0, 1, 1],
    ]);
    expect(segments(sack)).toEqual([
      [1, 1, 0],
      [0, 2, 0],
      [0, 3, 0],
      [0, 4, 1],
      [0, 5, 1],
    ]);
  });

  it('has no round trip from a segment sent twice, and all counts right once it is repaired', () => {
    const pair = new TcpPair({ tcp: { ...SACK, initialWindowSegments: 6 }, lost: [1] }).run(1_000);
    const { seen, sends } = controlOf(pair.sender);
    const repair = seen.find(({ acked }) => acked > SEGMENT);
    expect([repair?.roundTrip, repair?.lost]).toEqual([0, SEGMENT]);
    expect(sends.filter(({ again }) => again)).toEqual([
      { ms: expect.any(Number), seq: SEGMENT, again: true },
    ]);
    expect(seen.at(-1)?.delivered).toBe(pair.sender.window.una);
    expect(
      seen.filter(({ roundTrip }) => roundTrip > 0).every(({ roundTrip }) => roundTrip >= 210 * MS),
    ).toBe(true);
  });

  it('learns of a timeout, after which everything that is sent again counts as lost', () => {
    const pair = new TcpPair({ tcp: TCP, lost: [0, 1, 2, 3] });
    const control = controlOf(pair.sender);
    pair.run(10_000);
    expect(control.timeouts).toBe(1);
    expect(control.seen.at(-1)?.lost).toBe(4 * SEGMENT);
    expect(control.seen.at(-1)?.delivered).toBe(pair.sender.window.una);
  });

  it('learns which samples say what the application gave, and which what the path can do', () => {
    const bench = new SenderBench({ ...TCP, initialWindowSegments: 6 });
    bench.at(8).ack(2);
    // From now on there is only this much more.
    bench.at(8).sender.write(8 * MS, 1_000);
    bench.at(16).ack(8);
    bench.at(20).ack(9);
    bench.at(21).ack(10);
    bench.sender.write(22 * MS, 500);
    bench.at(30).ack(11);
    const limited = controlOf(bench.sender).seen.map(({ acked, isAppLimited }) => [
      acked / 500,
      isAppLimited,
    ]);
    expect(limited).toEqual([
      [2, false],
      [6, false],
      [1, false],
      [1, false],
      [1, true],
    ]);
  });

  it('learns of an echo with the acknowledgement that brings it', () => {
    const bench = new SenderBench({ ...TCP, ecn: true });
    bench.at(8).ack(1);
    bench.echo(2);
    bench.ack(3);
    expect(controlOf(bench.sender).seen.map(({ marked }) => marked)).toEqual([false, true, false]);
  });

  it('has a timer of its own, which fires again and again', () => {
    const pair = new TcpPair({ tcp: TCP }).run(900);
    const { sender } = pair;
    const before = sender.control.pacingRate ?? 0;
    expect([sender.control.stateName, sender.controlTimerIsSet]).toEqual(['after 0 ticks', true]);
    pair.run(1_000);
    expect([sender.control.stateName, sender.control.pacingRate]).toEqual(['after 1 ticks', before / 2]);
    pair.run(3_500);
    expect(sender.control.stateName).toBe('after 3 ticks');
  });

  it('goes on from a copy as it went on before, its timer and its samples too', () => {
    const pair = new TcpPair({ tcp: { ...SACK, initialWindowSegments: 6 }, lost: [1, 9] }).run(330);
    const { sender } = pair;
    const control = controlOf(sender);
    const copy = capture(partsOf(pair));
    const next = (): unknown => {
      const from = control.seen.length;
      const ack = sender.acks.add(sender.window.sent, 0, 2);
      sender.frameArrived(400 * MS, ack);
      sender.timerFired(500 * MS, 3);
      return [control.seen.slice(from), control.pacingRate, control.stateName, [...pair.there.timers.due]];
    };
    const first = next();
    expect(next()).not.toEqual(first);
    reinstate(partsOf(pair), copy);
    expect(next()).toEqual(first);
  });

  it('forgets no number of what its samples are made from', () => {
    const pair = new TcpPair({ tcp: { ...SACK, initialWindowSegments: 6 }, lost: [1, 9] }).run(330);
    const sampler = pair.sender.components.at(-1) as unknown as { segments: Record<string, unknown>[] };
    const records: Record<string, unknown>[] = [
      { ...sampler },
      ...sampler.segments.map((each) => ({ ...each })),
    ];
    const copy = capture(partsOf(pair));
    for (const record of [sampler as unknown as Record<string, unknown>, ...sampler.segments])
      for (const [key, value] of Object.entries(record)) {
        if (typeof value === 'number') record[key] = value + 7;
        if (typeof value === 'boolean') record[key] = !value;
      }
    reinstate(partsOf(pair), copy);
    expect(records.length).toBeGreaterThan(2);
    expect([{ ...sampler }, ...sampler.segments.map((each) => ({ ...each }))]).toEqual(records);
  });
});

it('a control that does not measure gets no samples of duplicates', () => {
  expect(congestionControls.length).toBeGreaterThan(3);
  for (const { id } of congestionControls) {
    const { sender } = new TcpPair({ tcp: { congestionControl: id } });
    expect([sender.control.measures, sender.control.pacingRate]).toEqual([false, null]);
  }
});
