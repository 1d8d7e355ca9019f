import { beforeEach, describe, expect, it, vi } from 'vitest';
import { take } from '../../src/app/client/reports.ts';
import { copyCsv } from '../../src/app/plot/table/csv.ts';
import { useBranches } from '../../src/app/store/branches.ts';
import { inspection, useInspection } from '../../src/app/store/inspection.ts';
import { usePage } from '../../src/app/store/page.ts';
import { pending } from '../../src/app/store/pending.ts';
import { NOTHING_YET, useStage } from '../../src/app/store/stage.ts';
import { whyQuestion } from '../../src/app/store/why.ts';
import {
  AskedCode,
  type BatchReport,
  type BranchPart,
  type Command,
  type Decision,
  inWords,
  type LoadedReport,
  type Report,
  type RmMet,
  type RmStory,
  type RunResults,
} from '../../src/contract/index.ts';
import { EMPTY_BATCH } from '../support/emptyBatch.ts';

const page = vi.hoisted(() => ({ sent: [] as Command[], painted: [] as (() => void)[] }));
vi.mock('../../src/app/client/channel.ts', () => ({
  send: (command: Command) => void page.sent.push(command),
  onReport: () => () => {},
}));
vi.mock('../../src/app/frame.ts', () => ({
  requestPaint: () => {},
  afterPaint: (done: () => void) => void page.painted.push(done),
}));
vi.mock('../../src/app/traces/index.ts', () => ({
  traceKeeper: { append: () => {}, branch: () => {}, reset: () => {} },
  settingsVersion: () => 0,
  frameTrace: { forgetFrom: () => {}, forgetAll: () => {}, take: () => {} },
}));

const PORT = 'S1>S2';
const PATH = 'policy.th1';
const stage = () => useStage.getState();

const batch = (own: Partial<BatchReport> = {}): Report =>
  ({
    ...EMPTY_BATCH,
    now: 100,
    recorded: 500,
    state: 'paused',
    reason: 'at a drop',
    ...own,
  }) as unknown as Report;

const decision = (port: string) => ({ port, vc: 8 }) as unknown as Decision;
const answer = (type: 'applied' | 'rejected', token: number): Report =>
  ({
    type,
    token,
    branch: 1,
    from: 1,
    edit: { time: 5, path: PATH, value: 1_800 },
    edits: [],
    standing: { ports: [], vcs: [], rates: [] },
    problem: { path: PATH, value: 9_999, reason: inWords('outside') },
  }) as unknown as Report;

/** A value is asked for and sent; gives its token. */
function ask(value: number): number {
  useStage.setState({ requested: { [PATH]: value } });
  pending.want(PATH, value);
  pending.flush();
  const last = page.sent.at(-1);
  return last?.type === 'set' ? last.token : Number.NaN;
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('HTMLElement', class {});
  page.sent = [];
  page.painted = [];
  pending.clear();
  usePage.setState({ phase: 'ready' });
  useStage.setState({
    ...NOTHING_YET,
    loaded: { port: PORT, endPs: 1_000 } as unknown as LoadedReport,
    viewport: { from: 0, to: 50 },
    following: true,
    problems: [],
  });
});

describe('a batch', () => {
  it('brings the head and why it stands; the window goes along only while it follows', () => {
    take(batch());
    expect([stage().now, stage().recorded, stage().reason]).toEqual([100, 500, 'at a drop']);
    expect(stage().viewport.to).toBeGreaterThanOrEqual(100);
    useStage.setState({ following: false, viewport: { from: 0, to: 50 } });
    take(batch({ now: 200 }));
    expect([stage().now, stage().viewport]).toEqual([200, { from: 0, to: 50 }]);
  });

  it('while a run opens moves only the edge of what is recorded', () => {
    usePage.setState({ phase: 'opening' });
    take(batch());
    expect([stage().now, stage().recorded, stage().reason]).toEqual([0, 500, '']);
  });

  it('brings the decision at the shown port; it stays until the head moves', () => {
    take(batch({ decision: decision(PORT) }));
    expect([stage().decision?.port, stage().toldVc]).toEqual([PORT, 8]);
    take(batch());
    expect(stage().decision?.port).toBe(PORT);
    take(batch({ now: 101 }));
    expect([stage().decision, stage().toldVc]).toEqual([null, 8]);
  });

  it('told before another port was chosen says nothing of it', () => {
    take(batch({ decision: decision('S2>S3') }));
    expect([stage().decision, stage().toldVc]).toEqual([null, null]);
  });

  it('brings the RM cell of a step; it stays until the head moves', () => {
    const rm = { visit: { time: 100, vc: 1 }, number: 3, vc: 1 } as unknown as RmMet;
    take(batch({ rm }));
    take(batch());
    expect(stage().rm).toBe(rm);
    take(batch({ now: 101 }));
    expect(stage().rm).toBeNull();
  });

  it('without results leaves those before; what is copied tells up to when they are', async () => {
    const writeText = vi.fn();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const scenario = { id: 'half-empty' };
    useStage.setState({ loaded: { port: PORT, endPs: 1e12, scenario, seed: 1 } as unknown as LoadedReport });
    take(batch({ now: 3e11, results: { digest: 'abc' } as unknown as RunResults }));
    take(batch({ now: 4e11 }));
    await copyCsv('Differences', []);
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('up to 0.3 s; digest abc'));
  });

  it('is answered by a credit once it has been painted, at once on a hidden page', () => {
    const space = [new ArrayBuffer(8)];
    take(batch({ space }));
    expect(page.sent).toEqual([]);
    for (const done of page.painted) done();
    expect(page.sent).toEqual([{ type: 'credit', space }]);
    vi.stubGlobal('document', { hidden: true });
    take(batch());
    expect(page.sent).toHaveLength(2);
  });
});

describe('a batch about branches', () => {
  const results = { digest: 'abc' } as unknown as RunResults;
  const part = (own: object) => ({ branch: 2, results: null, ...own }) as unknown as BranchPart;

  it('keeps what is newest of those that run along', () => {
    take(batch({ others: [part({ results })] }));
    take(batch({ others: [part({})] }));
    expect(useBranches.getState().results[2]).toBe(results);
  });

  it('that tells nothing new disturbs nobody', () => {
    const heard = vi.fn();
    const forget = useBranches.subscribe(heard);
    take(batch({ others: [part({})] }));
    expect(heard).not.toHaveBeenCalled();
    take(batch({ kept: { snapshots: 1, bytes: 9, budgetBytes: 0 } }));
    expect(heard).toHaveBeenCalledTimes(1);
    forget();
  });
});

describe('an answer to a value asked for', () => {
  it('takes the request away, and every refusal before it', () => {
    const refused = (path: string) => ({ [path]: { path, value: 9_999, reason: inWords('outside') } });
    useStage.setState({ rejected: { ...refused(PATH), ...refused('policy.th2') } });
    take(answer('applied', ask(1_800)));
    expect([stage().requested, stage().rejected]).toEqual([{}, {}]);
  });

  it('asks anew for the RM cell that is shown, whose story may be another one', () => {
    inspection.open({ vc: 3, number: 437 }, 60);
    const id = (page.sent.at(-1) as { id: number }).id;
    const story = { visits: [{ time: 40 }], complete: true } as unknown as RmStory;
    take({ type: 'rm', id, vc: 3, number: 437, story, message: '' });
    take(answer('applied', ask(1_800)));
    expect(page.sent.at(-1)).toMatchObject({ type: 'rm', vc: 3, number: 437, near: 40 });
    expect(useInspection.getState()).toMatchObject({ story, waiting: true });
    inspection.close();
    take(answer('applied', ask(1_700)));
    expect(page.sent.at(-1)?.type).toBe('set');
  });

  it('goes on looking for an event that has not been found yet', () => {
    const event = { time: 3, code: AskedCode.rate, vc: 3, port: null };
    whyQuestion.ask(event, false, 'nearest');
    take(answer('applied', ask(1_800)));
    expect(page.sent.at(-1)).toMatchObject({ type: 'why', event, find: 'nearest' });
    whyQuestion.close();
  });

  it('leaves a newer request alone', () => {
    const old = ask(1_800);
    ask(1_700);
    take(answer('applied', old));
    expect(stage().requested).toEqual({ [PATH]: 1_700 });
  });

  it('that refuses it tells why at its path', () => {
    take(answer('rejected', ask(9_999)));
    expect([stage().requested, stage().rejected[PATH]?.reason]).toEqual([{}, inWords('outside')]);
    expect(stage().problems).toEqual([]);
  });
});
