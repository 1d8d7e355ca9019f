import { describe, expect, it } from 'vitest';
import { checkScenario } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { halfEmpty } from '../../src/scenarios/scenes/halfEmpty.ts';
import { holdsRule, type LatePart, LateParts, needsMechanisms } from '../../src/worker/lateParts.ts';

type Message = { readonly type: string; readonly [key: string]: unknown };

const PLAY: Message = { type: 'play' };
const RULE = 'rule half-full: my rule\n\naccept\n';
const set = (value: string): Message => ({ type: 'set', path: 'policy', value, token: 1 });

/** A worker whose language arrives, or not, when a test says so. */
function waiting(needs: LatePart['needs'] = holdsRule) {
  const done: string[] = [];
  const asked: { come: () => void; fail: () => void }[] = [];
  const part: LatePart = {
    needs,
    load: () =>
      new Promise((resolve, reject) => {
        asked.push({ come: () => resolve(null), fail: () => reject(new Error('offline')) });
      }),
  };
  const language = new LateParts<Message>([part], ({ type }) => void done.push(type));
  /** Until promises that are settled have been seen. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { done, asked, language, settle, part };
}

describe('the language of rules', () => {
  it('is not fetched while no message has a rule in it, not even one that mentions rules', () => {
    const { done, asked, language } = waiting();
    language.take(PLAY);
    language.take({ type: 'load', scenario: { description: 'Each source rule is on.\nA rule: none.' } });
    language.take(set('epd'));
    expect([done, asked]).toEqual([['play', 'load', 'set'], []]);
  });

  it.each<[string, Message]>([
    ['an edit', set(RULE)],
    ['an edit whose rule stands below a comment', set(`# mine\n${RULE}`)],
    ['an edit whose rule stands below an empty line', set(`\n${RULE}`)],
    ['an edit whose rule is indented by a tab', set(`\n\t${RULE}`)],
    ['an edit with a tab in the first line', set(RULE.replace('rule ', 'rule\t'))],
    ['a question about a text that is no rule yet', { type: 'rule', id: 1, text: 'rul' }],
    ['a run that begins with it', { type: 'load', edits: [{ time: 0, path: 'policy', value: RULE }] }],
    ['a document', { type: 'load', scenario: { ports: { 'S1>S2': { policy: RULE } } } }],
    ['a run of a race', { type: 'race', settings: [['policy', RULE]] }],
  ])('is fetched with %s, once; messages behind it keep their order', async (_, message) => {
    const { done, asked, language, settle } = waiting();
    for (const one of [PLAY, message, PLAY, set(RULE)]) language.take(one);
    expect([done, asked.length]).toEqual([['play'], 1]);
    asked[0]?.come();
    await settle();
    language.take(set(RULE));
    expect([done, asked.length]).toEqual([['play', message.type, 'play', 'set', 'set'], 1]);
  });

  it('that cannot be had holds nothing up, and is asked for again with the next rule', async () => {
    const { done, asked, language, settle } = waiting();
    language.take(set(RULE));
    language.take(PLAY);
    asked[0]?.fail();
    await settle();
    expect(done).toEqual(['set', 'play']);
    language.take({ type: 'pause' });
    language.take(set(RULE));
    expect([done, asked.length]).toEqual([['set', 'play', 'pause'], 2]);
    asked[1]?.come();
    await settle();
    expect(done.at(-1)).toBe('set');
  });
});

describe('all mechanisms', () => {
  const load = (scenario: object, edits: readonly object[] = []): Message => ({
    type: 'load',
    scenario,
    edits,
  });

  const withPorts = (settings: object): object => ({
    ...halfEmpty,
    ports: { default: { bufferCells: 3_000, ...settings } },
  });

  it('are not needed by a document that has nothing but what is there', () => {
    expect(needsMechanisms(load(halfEmpty))).toBe(false);
    expect(needsMechanisms(load(withPorts({ policy: 'espd' })))).toBe(false);
  });

  it.each<[string, Message]>([
    ['a policy', load(withPorts({ policy: 'red' }))],
    ['a policy that there is not', load(withPorts({ policy: 'magic' }))],
    ['a scheduler', load(withPorts({ scheduler: 'wfq' }))],
    ['edits', load(halfEmpty, [{ time: 0, path: 'ports.S1>S2.policy', value: 'red' }])],
    ['another fault', load({})],
  ])('are needed by a document with %s', (_, message) => {
    expect(needsMechanisms(message)).toBe(true);
  });

  it.each([
    ['rate control', 'abr-background'],
    ['credit', 'ulku-credit'],
    ['routers', 'rosolen-router'],
  ])('are needed by a network with %s, also where its ports have nothing but what is there', (_, id) => {
    const { stage: _stage, policies: _policies, ...network } = findScenario(id) ?? expect.unreachable();
    const document = { ...network, ports: { default: { bufferCells: 1_000, policy: 'rcd' } } };
    expect(checkScenario(document).problems).toEqual([]);
    expect(needsMechanisms(load(document))).toBe(true);
  });

  it('are needed by edits, steps and questions, not by a run of what is there or by what moves it', () => {
    const types = [
      'set',
      'replaceEdits',
      'step',
      'why',
      'frames',
      'rm',
      'ask',
      'rule',
      'fork',
      'play',
      'pause',
      'seek',
      'ackBatch',
    ];
    expect(types.filter((type) => !needsMechanisms({ type }))).toEqual(['play', 'pause', 'seek', 'ackBatch']);
  });

  it('on their way hold up only what needs them and what is behind it', async () => {
    const { done, asked, language, settle, part } = waiting(needsMechanisms);
    void language.load(part);
    for (const type of ['play', 'step', 'pause']) language.take({ type });
    expect([done, asked.length]).toEqual([['play'], 1]);
    asked[0]?.come();
    await settle();
    expect([done, asked.length]).toEqual([['play', 'step', 'pause'], 1]);
  });
});
