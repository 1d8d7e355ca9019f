import { expect, it, vi } from 'vitest';
import { openChannel } from '../../../src/app/client/channel.ts';
import { take } from '../../../src/app/client/reports.ts';
import { setValue } from '../../../src/app/client/requests.ts';
import { scriptInterface } from '../../../src/app/client/scripting/script.ts';
import { createSession, perSession } from '../../../src/app/session/session.ts';
import { eachSession, join, sessionsNow } from '../../../src/app/session/sessions.ts';
import { branchesOf } from '../../../src/app/store/branches/branches.ts';
import { marksOf } from '../../../src/app/store/branches/marks.ts';
import { pendingOf } from '../../../src/app/store/branches/pending.ts';
import { pageOf, say } from '../../../src/app/store/page.ts';
import { whyQuestionOf } from '../../../src/app/store/questions/why.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import { pageTheme } from '../../../src/app/theme/theme.ts';
import { tracesOf } from '../../../src/app/traces/index.ts';
import { type LoadedReport, runNote } from '../../../src/contract/index.ts';
import { testSession } from '../../support/session.ts';

const loaded = (id: string): LoadedReport =>
  ({
    type: 'loaded',
    scenario: { id },
    port: 'S1>S2',
    ports: [],
    vcs: [],
    vcStates: [],
    rateStates: [],
    channels: [{ id: `queue/${id}`, binPs: 1 }],
    edits: [],
  }) as unknown as LoadedReport;

it('two sessions share neither run, traces, marks, wishes nor ids of questions', () => {
  const [one, two] = [testSession(), testSession()];
  take(one, loaded('one'));
  take(two, loaded('two'));
  const scene = (session: typeof one) => stageOf(session).getState().loaded?.scenario.id;
  expect([scene(one), scene(two)]).toEqual(['one', 'two']);
  expect(tracesOf(one).shown.channel('queue/one')).not.toBeNull();
  expect(tracesOf(two).shown.channel('queue/one')).toBeNull();

  marksOf(one).getState().bookmark(5);
  branchesOf(one).getState().rename(1, 'mine');
  pageOf(one).setState({ dialog: 'help' });
  say(one, 'done');
  pendingOf(one).want('policy.th1', 1_900);
  for (const session of [one, two]) pendingOf(session).flush();
  whyQuestionOf(one).ask({ time: 1, code: 1, vc: 1, port: null });
  expect([marksOf(two).getState().bookmarks, branchesOf(two).getState().names]).toEqual([[], {}]);
  expect(pageOf(two).getState()).toMatchObject({ dialog: null, notice: '' });
  expect(one.sent.map(({ type }) => type)).toEqual(['set', 'why']);
  expect([two.sent, two.channel.nextId()]).toEqual([[], 1]);
});

it('a part is made once for each session, when it is first asked for', () => {
  const build = vi.fn(() => ({}));
  const partOf = perSession(build);
  const [one, two] = [testSession(), testSession()];
  expect(build).not.toHaveBeenCalled();
  expect(partOf(one)).toBe(partOf(one));
  expect(partOf(two)).not.toBe(partOf(one));
  expect(build.mock.calls).toEqual([[one], [two]]);
});

/** A worker that does nothing, and whether it has been ended. */
const silent = () => ({ terminate: vi.fn(), postMessage: vi.fn() });

it('one that is over has ended its worker and hears, sends and follows nothing more', async () => {
  const worker = silent();
  const session = createSession({ channel: openChannel(() => worker as unknown as Worker) });
  join(session);
  void session.channel.restart();
  const heard = vi.fn();
  session.channel.onReport(heard);
  const stage = stageOf(session);
  void setValue(session, 'policy', 'espd');
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  expect(sessionsNow()).toEqual([session]);

  const ending = vi.fn();
  session.onDispose(ending);
  const forget = session.onDispose(() => {
    throw new Error('taken away before');
  });
  forget();
  session.dispose();
  expect([worker.terminate, ending].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(sessionsNow()).toEqual([]);
  session.channel.send({ type: 'play' });
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  (worker as unknown as Worker).onmessage?.({ data: { type: 'idle', commands: 0 } } as MessageEvent);
  expect(heard).not.toHaveBeenCalled();
  const { theme } = stage.getState();
  pageTheme.setState({ theme: theme === 'dark' ? 'light' : 'dark' });
  expect(stage.getState().theme).toBe(theme);
  const late = vi.fn();
  session.onDispose(late);
  expect(late).toHaveBeenCalledTimes(1);
});

it('commands that a stage has not carried out are rejected when it is unmounted, and so are later ones', async () => {
  const session = testSession();
  const script = scriptInterface(session, Promise.resolve());
  const unanswered = [script.set('policy', 'espd'), script.results(), script.digest()];
  await vi.waitFor(() => expect(session.sent).toHaveLength(unanswered.length));
  session.dispose();
  for (const command of [...unanswered, script.digest()])
    await expect(command).rejects.toThrow('the stage is unmounted');
  expect(session.sent).toHaveLength(unanswered.length);
});

it('gives a script the notes of its results as sentences', async () => {
  const session = testSession();
  const script = scriptInterface(session, Promise.resolve());
  const results = script.results();
  await vi.waitFor(() => expect(session.sent).toHaveLength(1));
  const notes = [runNote('unusedWeight', { vc: 3, scheduler: 'FIFO' })];
  session.report({
    type: 'answer',
    id: Number(Reflect.get(session.sent[0] ?? {}, 'id')),
    value: { notes },
  } as never);
  expect((await results).notes).toEqual([expect.stringMatching(/^The weight of VC 3 does nothing/)]);
});

it('a stage unmounted before its worker has answered is never ready, and carries nothing out', async () => {
  const session = testSession();
  const script = scriptInterface(session, new Promise(() => {}));
  const run = script.runUntil(0.2);
  session.dispose();
  await expect(script.ready).rejects.toThrow('the stage is unmounted');
  await expect(run).rejects.toThrow('the stage is unmounted');
  expect(session.sent).toEqual([]);
});

it('what the page does for each session is done for those there are and those to come, not for those that are over', () => {
  const [before, after, over] = [testSession(), testSession(), testSession()];
  join(over);
  over.dispose();
  join(before);
  const done: unknown[] = [];
  eachSession((session) => done.push(session));
  join(after);
  expect(done).toEqual([before, after]);
  for (const session of [before, after]) session.dispose();
});
