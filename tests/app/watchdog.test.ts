import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from '../../src/app/client/channel.ts';
import { LONG_PATIENCE_S, PATIENCE_S, watchOver } from '../../src/app/client/watchdog.ts';
import { PING, type Report } from '../../src/contract/index.ts';

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
    const { heard } = watchOver(
      () => heard(),
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
