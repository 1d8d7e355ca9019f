import { beforeEach, describe, expect, it } from 'vitest';
import { ask, halted, load, seek, setValue } from '../../src/app/client/requests.ts';
import { type Command, inWords, type Report, type ScenarioDocument } from '../../src/contract/index.ts';
import { testSession } from '../support/session.ts';

let session = testSession();

/** The worker says so. */
function report(type: string, fields: object = {}): void {
  session.report({ type, ...fields } as unknown as Report);
}
const last = (): Command => session.sent.at(-1) as Command;
/** Id or token of the newest command. */
const tag = (): number => {
  const command = last();
  return 'token' in command ? command.token : 'id' in command ? command.id : Number.NaN;
};
/** What it has come to, or `open`. */
const state = (promise: Promise<unknown>) => Promise.race([promise, Promise.resolve('open')]);

beforeEach(() => {
  session = testSession();
});

describe('a question to the worker', () => {
  it('about a moment is answered by its own arrival; moments are whole and not before the run', async () => {
    const arrived = seek(session, -0.4);
    expect(last()).toMatchObject({ type: 'seek', time: 0 });
    report('sought', { id: tag() + 1, time: 7, digest: 'other' });
    expect(await state(arrived)).toBe('open');
    report('sought', { id: tag(), time: 0, digest: 'abc' });
    expect(await arrived).toMatchObject({ time: 0, digest: 'abc' });
    expect(session.listeners.size).toBe(0);
  });

  it('about a value is answered by what acted, or by what is wrong with it', async () => {
    const good = setValue(session, 'policy.th1', 1_800);
    const edit = { time: 5, path: 'policy.th1', value: 1_800 };
    report('applied', { token: tag() + 1, edit: { ...edit, value: 7 } });
    report('applied', { token: tag(), edit });
    expect(await good).toEqual({ edit });
    const bad = setValue(session, 'policy.th1', 9_999);
    const problem = { path: 'policy.th1', value: 9_999, reason: inWords('outside') };
    report('rejected', { token: tag(), problem });
    expect(await bad).toEqual({ problem });
  });

  it('for the end of a step waits until the run stands, and hears of a run that has failed', async () => {
    const stands = halted(session);
    report('batch', { state: 'playing' });
    expect(await state(stands)).toBe('open');
    report('batch', { state: 'paused' });
    expect(await stands).toMatchObject({ state: 'paused' });
    const never = halted(session);
    report('failed', { message: 'no memory' });
    await expect(never).rejects.toThrow('no memory');
  });

  it('about a run gives the run, or what is wrong with its document', async () => {
    const recipe = { scenario: {} as ScenarioDocument, seed: 1, edits: [] };
    const good = load(session, recipe);
    expect(last()).toEqual({ type: 'load', ...recipe });
    report('loaded', { endPs: 5 });
    expect(await good).toEqual({ loaded: { type: 'loaded', endPs: 5 } });
    const bad = load(session, recipe);
    report('refused', { problems: [{ path: 'run' }] });
    expect(await bad).toEqual({ problems: [{ path: 'run' }] });
  });

  it('about two runs gives each its own answer, in their order, and none of a worker that has failed', async () => {
    const recipe = { scenario: {} as ScenarioDocument, seed: 1, edits: [] };
    const [first, second] = [load(session, recipe), load(session, recipe)];
    report('loaded', { endPs: 5 });
    expect(await first).toMatchObject({ loaded: { endPs: 5 } });
    expect(await state(second)).toBe('open');
    report('refused', { problems: [] });
    expect(await second).toEqual({ problems: [] });
    const lost = load(session, recipe);
    report('failed', { message: 'no memory' });
    await expect(lost).rejects.toThrow('no memory');
    const anew = load(session, recipe);
    report('loaded', { endPs: 7 });
    expect(await anew).toMatchObject({ loaded: { endPs: 7 } });
  });

  it('is put again when another run is loaded before it is answered, and not after', async () => {
    const digest = ask(session, 'digest');
    expect(session.sent).toHaveLength(1);
    report('loaded');
    expect(session.sent).toHaveLength(2);
    expect(session.sent[1]).toEqual(session.sent[0]);
    report('answer', { id: tag(), value: 'abc' });
    expect(await digest).toBe('abc');
    report('loaded');
    expect(session.sent).toHaveLength(2);
  });

  it('fails with the run', async () => {
    const arrived = seek(session, 5);
    report('failed', { message: 'the worker is gone' });
    await expect(arrived).rejects.toThrow('the worker is gone');
    expect(session.listeners.size).toBe(0);
  });
});
