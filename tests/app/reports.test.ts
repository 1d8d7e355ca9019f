import { beforeEach, describe, expect, it, vi } from 'vitest';
import { take } from '../../src/app/client/reports.ts';
import { copyCsv } from '../../src/app/plot/table/csv.ts';
import { branchesOf } from '../../src/app/store/branches/branches.ts';
import { pendingOf } from '../../src/app/store/branches/pending.ts';
import { pageOf } from '../../src/app/store/page.ts';
import { inspectionOf, inspectorOf } from '../../src/app/store/questions/inspection.ts';
import { whyQuestionOf } from '../../src/app/store/questions/why.ts';
import { stageOf } from '../../src/app/store/stage.ts';
import {
  AskedCode,
  type BatchReport,
  type BranchPart,
  type Decision,
  inWords,
  type LoadedReport,
  pauseReason,
  type Report,
  type RmCellAtPort,
  type RmStory,
  type RunResults,
} from '../../src/contract/index.ts';
import { EMPTY_BATCH } from '../support/emptyBatch.ts';
import { type TestSession, testSession } from '../support/session.ts';

const page = vi.hoisted(() => ({ painted: [] as (() => void)[] }));
vi.mock('../../src/app/clocks.ts', () => ({
  invalidateNow: () => {},
  invalidateForPlayback: () => {},
  requestSettings: () => {},
  onPaint: () => () => {},
  afterCanvasPaint: (done: () => void) => void page.painted.push(done),
}));
let session: TestSession;
const PORT = 'S1>S2';
const PATH = 'policy.th1';
const stage = () => stageOf(session).getState();

const batch = (own: Partial<BatchReport> = {}): Report =>
  ({
    ...EMPTY_BATCH,
    now: 100,
    recorded: 500,
    state: 'paused',
    reason: AT_DROP,
    ...own,
  }) as unknown as Report;

const AT_DROP = pauseReason('found', { what: 'drop' });
const decision = (port: string) => ({ port, vc: 8 }) as unknown as Decision;
const answer = (type: 'applied' | 'rejected', token: number): Report =>
  ({
    type,
    token,
    branch: 1,
    from: 1,
    edit: { time: 5, path: PATH, value: 1_800 },
    edits: [],
    inForce: { ports: [], vcs: [], rates: [] },
    problem: { path: PATH, value: 9_999, reason: inWords('outside') },
  }) as unknown as Report;

/** A value is asked for and sent; gives its token. */
function ask(value: number): number {
  stageOf(session).setState({ requested: { [PATH]: value } });
  pendingOf(session).want(PATH, value);
  pendingOf(session).flush();
  const last = session.sent.at(-1);
  return last?.type === 'set' ? last.token : Number.NaN;
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('HTMLElement', class {});
  session = testSession();
  page.painted = [];
  pageOf(session).setState({ phase: 'ready' });
  stageOf(session).setState({
    loaded: { port: PORT, endPs: 1_000 } as unknown as LoadedReport,
    viewport: { from: 0, to: 50 },
  });
});

describe('a batch', () => {
  it('brings the head and why it stands; the window goes along only while it follows', () => {
    take(session, batch());
    expect([stage().now, stage().recorded, stage().reason]).toEqual([100, 500, AT_DROP]);
    expect(stage().viewport.to).toBeGreaterThanOrEqual(100);
    stageOf(session).setState({ following: false, viewport: { from: 0, to: 50 } });
    take(session, batch({ now: 200 }));
    expect([stage().now, stage().viewport]).toEqual([200, { from: 0, to: 50 }]);
  });

  it('while a run opens moves only the edge of what is recorded', () => {
    pageOf(session).setState({ phase: 'opening' });
    take(session, batch());
    expect([stage().now, stage().recorded, stage().reason]).toEqual([0, 500, null]);
  });

  it('brings the decision at the shown port; it stays until the head moves', () => {
    take(session, batch({ decision: decision(PORT) }));
    expect([stage().decision?.port, stage().decidedVc]).toEqual([PORT, 8]);
    take(session, batch());
    expect(stage().decision?.port).toBe(PORT);
    take(session, batch({ now: 101 }));
    expect([stage().decision, stage().decidedVc]).toEqual([null, 8]);
  });

  it('told before another port was chosen says nothing of it', () => {
    take(session, batch({ decision: decision('S2>S3') }));
    expect([stage().decision, stage().decidedVc]).toEqual([null, null]);
  });

  it('brings the RM cell of a step; it stays until the head moves', () => {
    const rm = { visit: { time: 100, vc: 1 }, number: 3, vc: 1 } as unknown as RmCellAtPort;
    take(session, batch({ rm }));
    take(session, batch());
    expect(stage().rm).toBe(rm);
    take(session, batch({ now: 101 }));
    expect(stage().rm).toBeNull();
  });

  it('without results leaves those before; what is copied tells up to when they are', async () => {
    const writeText = vi.fn();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    vi.stubGlobal('__RELEASE__', '0.2.0');
    const scenario = { id: 'half-empty' };
    stageOf(session).setState({
      loaded: { port: PORT, endPs: 1e12, scenario, seed: 1 } as unknown as LoadedReport,
    });
    take(session, batch({ now: 3e11, results: { digest: 'abc' } as unknown as RunResults }));
    take(session, batch({ now: 4e11 }));
    await copyCsv(session, 'Differences', []);
    expect(writeText).toHaveBeenCalledWith(
      '# Cellscope 0.2.0; scenario half-empty; seed 1; 0 changes; up to 0.3 s; digest abc; Differences\n',
    );
  });

  it('is answered by a credit once it has been painted, at once on a hidden page', () => {
    const space = [new ArrayBuffer(8)];
    take(session, batch({ space }));
    expect(session.sent).toEqual([]);
    for (const done of page.painted) done();
    expect(session.sent).toEqual([{ type: 'ackBatch', space }]);
    vi.stubGlobal('document', { hidden: true });
    take(session, batch());
    expect(session.sent).toHaveLength(2);
  });
});

describe('a batch about branches', () => {
  const results = { digest: 'abc' } as unknown as RunResults;
  const part = (own: object) =>
    ({ branch: 2, results: null, applied: [], forgetFrom: null, ...own }) as unknown as BranchPart;

  it('keeps what is newest of those that run along', () => {
    take(session, batch({ results, others: [part({ results })] }));
    take(session, batch({ others: [part({})] }));
    expect(branchesOf(session).getState().results[2]).toBe(results);
  });

  it('forgets what is of another moment, where there is nothing to compare', () => {
    take(session, batch({ results, compared: results, others: [part({ results })] }));
    take(session, batch({ results, others: [part({})] }));
    expect(branchesOf(session).getState().results).toEqual({});
  });

  it('that tells nothing new disturbs nobody', () => {
    const heard = vi.fn();
    branchesOf(session).subscribe(heard);
    take(session, batch({ others: [part({})] }));
    expect(heard).not.toHaveBeenCalled();
    take(session, batch({ kept: { snapshots: 1, bytes: 9, budgetBytes: 0 } }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('an answer to a value asked for', () => {
  it('takes the request away, and every refusal before it', () => {
    const refused = (path: string) => ({ [path]: { path, value: 9_999, reason: inWords('outside') } });
    stageOf(session).setState({ rejected: { ...refused(PATH), ...refused('policy.th2') } });
    take(session, answer('applied', ask(1_800)));
    expect([stage().requested, stage().rejected]).toEqual([{}, {}]);
  });

  it('asks anew for the RM cell that is shown, whose story may be another one', () => {
    inspectorOf(session).open({ vc: 3, number: 437 }, 60);
    const id = (session.sent.at(-1) as { id: number }).id;
    const story = { visits: [{ time: 40 }], complete: true } as unknown as RmStory;
    take(session, { type: 'rm', id, vc: 3, number: 437, story, message: null });
    take(session, answer('applied', ask(1_800)));
    expect(session.sent.at(-1)).toMatchObject({ type: 'rm', vc: 3, number: 437, near: 40 });
    expect(inspectionOf(session).getState()).toMatchObject({ story, waiting: true });
    inspectorOf(session).close();
    take(session, answer('applied', ask(1_700)));
    expect(session.sent.at(-1)?.type).toBe('set');
  });

  it('goes on looking for an event that has not been found yet', () => {
    const event = { time: 3, code: AskedCode.rate, vc: 3, port: null };
    whyQuestionOf(session).ask(event, false, 'nearest');
    take(session, answer('applied', ask(1_800)));
    expect(session.sent.at(-1)).toMatchObject({ type: 'why', event, find: 'nearest' });
    whyQuestionOf(session).close();
  });

  it('leaves a newer request alone', () => {
    const old = ask(1_800);
    ask(1_700);
    take(session, answer('applied', old));
    expect(stage().requested).toEqual({ [PATH]: 1_700 });
  });

  it('that refuses it tells why at its path', () => {
    take(session, answer('rejected', ask(9_999)));
    expect([stage().requested, stage().rejected[PATH]?.reason]).toEqual([{}, inWords('outside')]);
    expect(stage().problems).toEqual([]);
  });
});
