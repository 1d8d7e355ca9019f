import { describe, expect, it } from 'vitest';
import {
  addSendersTo,
  addSwitchTo,
  applyGesture,
  beginTemplate,
  connectIn,
  copySelected,
  edit,
  moveSwitch,
  removeSelected,
  renameIn,
} from '../../../src/app/builder/actions.ts';
import {
  draftOf,
  holdSlider,
  redoDraft,
  release,
  select,
  undoDraft,
} from '../../../src/app/builder/draft.ts';
import { stepTarget } from '../../../src/app/store/history.ts';
import { because, type Command } from '../../../src/contract/index.ts';
import { testSession } from '../../support/session.ts';

const begun = (name: Parameters<typeof beginTemplate>[1] = 'empty') => {
  const session = testSession();
  beginTemplate(session, name);
  return { session, draft: () => draftOf(session).getState(), now: () => draftOf(session).getState().now! };
};

/** Four switches in a row with two groups, as a reader builds them. */
function builtByHand() {
  const built = begun();
  const { session } = built;
  for (let i = 0; i < 4; i++) addSwitchTo(session);
  for (const [a, b] of ['S1 S2', 'S2 S3', 'S3 S4'].map((pair) => pair.split(' '))) connectIn(session, a!, b!);
  addSendersTo(session, 'S1', 'S4', 5);
  applyGesture(session, { kind: 'senders', from: 'S2', to: 'S4' });
  return built;
}

describe('a draft', () => {
  it('is built step by step, each of which can be taken back and done again', () => {
    const { session, draft, now } = builtByHand();
    const { document } = now();
    expect(document.vcs).toHaveLength(10);
    expect(draft().history.at).toBe(9);
    for (let i = 0; i < 9; i++) undoDraft(session);
    expect(now().document.nodes).toEqual([]);
    for (let i = 0; i < 20; i++) redoDraft(session);
    expect(now().document).toEqual(document);
    expect(stepTarget(draft().history, 1)).toBeNull();
  });

  it('takes what a dragged slider did back in one step', () => {
    const { session, draft, now } = begun('dumbbell');
    const {
      document,
      document: { vcs },
    } = now();
    const before = draft().history.at;
    holdSlider(session);
    for (const weight of [2, 3, 4])
      edit(session, (one) => ({ ...one, vcs: vcs.map((vc) => ({ ...vc, weight })) }));
    release(session);
    expect(draft().history.at).toBe(before + 1);
    expect(now().document.vcs.map(({ weight }) => weight)).toEqual(vcs.map(() => 4));
    edit(session, (one) => ({ ...one, title: 'another step' }));
    undoDraft(session);
    undoDraft(session);
    expect(now().document).toBe(document);
  });

  it('selects what was added, and the whole network when that has gone', () => {
    const { session, draft } = builtByHand();
    expect(draft().selected).toEqual({ kind: 'group', vc: 6 });
    removeSelected(session);
    expect(draft().selected).toEqual({ kind: 'network' });
    expect(draft().done).toBe('VCs 6–10 deleted.');
    select(session, { kind: 'link', a: 'S2', b: 'S1' });
    expect(draft().selected).toEqual({ kind: 'link', a: 'S1', b: 'S2' });
    select(session, { kind: 'switch', id: 'S9' });
    expect(draft().selected).toEqual({ kind: 'network' });
  });

  it('puts a copy below what it is of', () => {
    const { session, now, draft } = builtByHand();
    select(session, { kind: 'switch', id: 'S3' });
    copySelected(session);
    expect(draft().selected).toEqual({ kind: 'switch', id: 'S5' });
    expect(now().places.S5).toEqual({ column: 2, row: 1 });
  });

  it('keeps the place of a switch that is renamed, and refuses a name that another node has', () => {
    const { session, now, draft } = builtByHand();
    moveSwitch(session, 'S2', () => ({ column: 1.26, row: 1 }));
    expect(renameIn(session, 'S2', 'Core')).toBe(true);
    expect(now().places.Core).toEqual({ column: 1.5, row: 1 });
    expect(draft().selected).toEqual({ kind: 'switch', id: 'Core' });
    expect(renameIn(session, 'Core', 'S1')).toBe(false);
  });

  it('does not count what changes nothing as a step', () => {
    const { session, draft } = builtByHand();
    const { at } = draft().history;
    connectIn(session, 'S1', 'S2');
    moveSwitch(session, 'S1', (place) => ({ ...place, column: -3 }));
    expect(draft().history.at).toBe(at);
  });

  it('stops drawing routes when no group is selected any more', () => {
    const { session, draft } = builtByHand();
    draftOf(session).setState({ mode: 'route' });
    applyGesture(session, { kind: 'select', selected: { kind: 'switch', id: 'S1' } });
    expect(draft().mode).toBe('move');
  });
});

/** Everything that waits for an answer has taken it. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the judge', () => {
  const asked = (sent: readonly Command[]) => sent.filter((command) => command.type === 'judge');
  const problem = { path: 'vcs', value: undefined, reason: because('usedTwice') };

  it('is asked about every network, and only its newest answer counts', async () => {
    const { session, draft } = begun();
    addSwitchTo(session);
    const [first, second] = asked(session.sent);
    expect(draft().problems).toBeNull();
    session.report({ type: 'judged', id: second!.id, problems: [] });
    await settled();
    expect(draft().problems).toEqual([]);
    session.report({ type: 'judged', id: first!.id, problems: [problem] });
    await settled();
    expect(draft().problems).toEqual([]);
  });

  it('is not asked when a switch is only moved', () => {
    const { session } = begun('chain');
    const { length } = asked(session.sent);
    moveSwitch(session, 'S1', () => ({ column: 0, row: 1 }));
    expect(asked(session.sent)).toHaveLength(length);
  });
});
