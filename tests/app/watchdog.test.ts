import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from '../../src/app/client/channel.ts';
import { LONG_PATIENCE_S, PATIENCE_S, watchOver } from '../../src/app/client/watchdog.ts';
import { type Follower, followRun } from '../../src/app/story/runs.ts';
import { PING, type Report } from '../../src/contract/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';

// When the page comes to rest needs a browser.
vi.mock('../../src/app/rest.ts', () => ({ busy: () => () => {} }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a worker that is watched', () => {
  it('is lost after as many questions as fit into the patience, without an answer', () => {
    const [ask, lost] = [vi.fn(), vi.fn()];
    watchOver(ask, lost, () => true);
    vi.advanceTimersByTime(PATIENCE_S * 1000);
    expect(ask).toHaveBeenCalledTimes(PATIENCE_S / 5);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(lost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(lost).toHaveBeenCalledOnce();
  });

  it('is not lost while it answers, nor while nobody sees the page', () => {
    const lost = vi.fn();
    const { answered } = watchOver(
      () => answered(),
      lost,
      () => true,
    );
    vi.advanceTimersByTime(600_000);
    watchOver(
      () => {},
      lost,
      () => false,
    );
    vi.advanceTimersByTime(600_000);
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('a channel', () => {
  class SilentWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly got: unknown[] = [];
    isTerminated = false;
    constructor(private readonly answers: boolean) {
      workers.push(this);
      queueMicrotask(() => this.onmessage?.({ data: { type: 'ready', catalog: {}, version: '1' } }));
    }
    postMessage(message: unknown): void {
      this.got.push(message);
      if (this.answers && message === PING) this.onmessage?.({ data: PING });
    }
    terminate(): void {
      this.isTerminated = true;
    }
  }
  let workers: SilentWorker[] = [];
  const opened = async (answers: boolean) => {
    workers = [];
    vi.stubGlobal('document', {
      hidden: false,
      fonts: { ready: Promise.resolve() },
      getAnimations: () => [],
    });
    const channel = openChannel(() => new SilentWorker(answers) as unknown as Worker);
    const reports: Report[] = [];
    channel.onReport((report) => void reports.push(report));
    await channel.restart();
    return { channel, reports };
  };
  afterEach(() => void vi.unstubAllGlobals());

  it('says so of a worker that spins before its first word, later, as its script may be on the way', async () => {
    vi.stubGlobal('document', {
      hidden: false,
      fonts: { ready: Promise.resolve() },
      getAnimations: () => [],
    });
    const mute = { postMessage: () => {}, terminate: vi.fn() };
    const channel = openChannel(() => mute as unknown as Worker);
    const failed = channel.restart().catch((error: Error) => error.message);
    vi.advanceTimersByTime(LONG_PATIENCE_S * 1000);
    const reports: Report[] = [];
    channel.onReport((report) => void reports.push(report));
    vi.advanceTimersByTime(5_000);
    expect(reports).toMatchObject([{ type: 'failed', silentS: LONG_PATIENCE_S }]);
    expect(await failed).toBe('the simulation gives no answer');
  });

  it('says that its worker gives no answer, and can be given another one', async () => {
    const { channel, reports } = await opened(false);
    vi.advanceTimersByTime(PATIENCE_S * 1000 + 5_000);
    expect(reports.at(-1)).toMatchObject({ type: 'failed', silentS: PATIENCE_S });
    await channel.restart();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    channel.close();
  });

  it('keeps answers to itself, and asks nothing once it is closed', async () => {
    const { channel, reports } = await opened(true);
    vi.advanceTimersByTime(100_000);
    expect(reports.map(({ type }) => type)).toEqual(['ready']);
    channel.close();
    const asked = workers[0]?.got.length;
    vi.advanceTimersByTime(100_000);
    expect(workers[0]?.got.length).toBe(asked);
  });
});

describe('a run of a story', () => {
  const follower = () => ({ restarted: vi.fn(), missed: vi.fn(), done: vi.fn(), failed: vi.fn() });
  const followed = (own: Follower) => {
    const workers: (Pick<Worker, 'onmessage' | 'onerror' | 'postMessage'> & { terminate: () => void })[] = [];
    const scenario = findScenario('half-empty');
    if (scenario === null) throw new Error('half-empty is a scene');
    const stop = followRun(
      { scenario, run: { name: 'A', heading: 'A', set: {} }, seed: 1, untilS: 1, watches: [], whole: false },
      own,
      () => {
        const worker = { onmessage: null, onerror: null, postMessage: vi.fn(), terminate: vi.fn() };
        workers.push(worker);
        return worker as unknown as Worker;
      },
    );
    const report = (place: number, data: unknown) =>
      workers[place]?.onmessage?.call(workers[place] as Worker, { data } as MessageEvent);
    return { workers, report, stop };
  };
  const silence = () => vi.advanceTimersByTime(LONG_PATIENCE_S * 1000 + 5_000);

  it('is begun again when its worker gives no answer, and goes on', () => {
    const own = follower();
    const { workers, report } = followed(own);
    silence();
    expect(own.restarted).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(2);
    expect(workers[0]?.terminate).toHaveBeenCalled();
    expect(workers[1]?.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'story', seed: 1 }));
    report(1, { type: 'story-missed', watch: 3 });
    expect(own.missed).toHaveBeenCalledWith(3);
    report(1, { type: 'race-failed', cause: 'x' });
    silence();
    expect(own.failed.mock.calls).toEqual([['x']]);
    expect(workers).toHaveLength(2);
  });

  it('fails with a sentence when the second worker gives none either', () => {
    const own = follower();
    const { workers } = followed(own);
    silence();
    silence();
    expect(own.failed.mock.calls).toEqual([['the simulation gives no answer']]);
    silence();
    expect(workers).toHaveLength(2);
  });

  it('is not begun again while it reports, nor after it was stopped', () => {
    const own = follower();
    const { workers, report, stop } = followed(own);
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(LONG_PATIENCE_S * 900);
      report(0, { type: 'story-missed', watch: 0 });
    }
    stop();
    silence();
    expect(own.restarted).not.toHaveBeenCalled();
    expect(workers).toHaveLength(1);
  });
});
