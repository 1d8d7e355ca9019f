import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchPacking } from '../../../src/app/link/packed/packing.ts';
import { parseLink } from '../../../src/app/link/query.ts';
import { ownCandidate, rivalsOf, runsIn } from '../../../src/app/race/choices.ts';
import { branchesOf } from '../../../src/app/store/branches/branches.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import { catalog } from '../../../src/engine/index.ts';
import { symmetric500 } from '../../../src/scenarios/papers/cheonPanwar.ts';
import { testSession } from '../../support/session.ts';

const rule = (short: string, comment = ''): string =>
  `rule mine: one of mine\nshort ${short}\n${comment}\nif queue < buffer / 2\n  accept\nrefuse\n`;
const kept = (text: string, draft?: string) => ({ text, date: '2026-11-24T06:00:00.000Z', draft });
const MINE = { name: 'mine', policy: rule('mine') };
const shorts = (list: readonly { readonly short: string }[]) => list.map(({ short }) => short);

describe('rivals in a race', () => {
  it('of a written rule are all built-in policies, and every kept rule but itself', () => {
    const { builtIn, rules } = rivalsOf(MINE, catalog, [kept(MINE.policy), kept(rule('other'))]);
    expect(shorts(builtIn)).toEqual(catalog.policies.map(({ short }) => short));
    expect(rules).toEqual([{ policy: rule('other'), short: 'other', name: '' }]);
  });

  it('are told apart from one another, and from the candidate', () => {
    const list = [kept(rule('mine', '# older\n')), kept(rule('mine', '# oldest\n'))];
    expect(shorts(rivalsOf(MINE, catalog, list).rules)).toEqual(['mine (2)', 'mine (3)']);
  });

  it('are neither drafts nor rules that were only described', () => {
    const described = {
      ...catalog,
      policies: [...catalog.policies, { ...catalog.policies[0], id: rule('x') }],
    };
    const { builtIn, rules } = rivalsOf(MINE, described as typeof catalog, [kept(rule('draft'), 'epd')]);
    expect([builtIn.length, rules]).toEqual([catalog.policies.length, []]);
  });

  it('of a built-in policy leave it out, unless its parameters are others', () => {
    const own = { name: 'EPD', policy: 'epd' };
    expect(shorts(rivalsOf(own, catalog, []).builtIn)).not.toContain('EPD');
    const changed = { ...own, params: { threshold: 900 } };
    expect(shorts(rivalsOf(changed, catalog, []).builtIn)).toContain('EPD');
  });
});

it('a candidate says its changed parameters as the card does', () => {
  const session = testSession();
  const ports = [{ id: 'S2>S3', policy: 'epd' }];
  stageOf(session).setState({ catalog, ports, loaded: { port: 'S2>S3', ports } } as never);
  branchesOf(session)
    .getState()
    .begin([{ time: 0, path: 'policy.threshold', value: 1_500 }]);
  expect(ownCandidate(session)).toEqual({ name: 'EPD T 1,500', policy: 'epd', params: { threshold: 1_500 } });
});

describe('a run of a race', () => {
  beforeAll(async () => {
    vi.stubGlobal('location', { href: 'http://localhost/' });
    await fetchPacking();
    return () => vi.unstubAllGlobals();
  });
  const plan = (policy: string) => ({
    candidates: [{ name: 'mine', policy, params: { limit: 7 } }],
    networks: ['N'],
    seeds: [1, 4],
  });
  const network = { title: 'N', document: symmetric500, scene: 'symmetric-500' };

  it('opens by a link with its rule, parameters and seed, at its moment, and with the way back', () => {
    const moments = [undefined, { timeS: 0.53, event: 'drop' }] as const;
    const run = runsIn(network, plan(MINE.policy), 0, () => moments)(0, 1);
    const { link, problems } = parseLink(new URL(run?.href ?? '').search);
    expect(problems).toEqual([]);
    expect(link).toMatchObject({
      scene: 'symmetric-500',
      seed: 4,
      back: 'race',
      timePs: 0.53e12,
      at: { kind: 'drop', count: 1 },
      edits: [
        { time: 0, path: 'policy', value: MINE.policy },
        { time: 0, path: 'policy.limit', value: 7 },
      ],
    });
  });

  it('that no link can hold is whole in the state for a file', () => {
    const noise = Array.from({ length: 400 }, (_, i) => `# ${(i * i * 7919) % 99_991}\n`).join('');
    const long = rule('long', noise);
    const run = runsIn(network, plan(long), 0, () => [])(0, 0);
    expect(run?.href).toBeNull();
    expect(run?.state).toMatchObject({ seed: 1, edits: [{ value: long }, { value: 7 }] });
  });
});
