import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOnCard } from '../../../src/app/elementCard/card/isOnCard.ts';
import { lastStepOf } from '../../../src/app/elementCard/card/undoable.ts';
import {
  deferChanges,
  deferredOf,
  lastDeferred,
  undoDeferred,
} from '../../../src/app/settings/deferredChanges.ts';
import { fieldsOf } from '../../../src/app/settings/form/fields.ts';
import { idsOf, kindsOf } from '../../../src/app/settings/network.ts';
import { valueAtPath } from '../../../src/app/settings/value.ts';
import { branchesOf } from '../../../src/app/store/branches/branches.ts';
import { recordStep } from '../../../src/app/store/branches/editHistory.ts';
import { pendingOf } from '../../../src/app/store/branches/pending.ts';
import type { NetworkElement } from '../../../src/app/store/elementCard.ts';
import type { Edit, ParameterValue, ScenarioDocument, Settings } from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/node.ts';
import { findScenario, scenarios } from '../../../src/scenarios/index.ts';
import { testSession } from '../../support/session.ts';

const half = findScenario('half-empty') as ScenarioDocument;
const of = (kind: NetworkElement['kind'], id: string | null) => (path: string) =>
  isOnCard(half, { kind, id }, path);

describe('a change belongs', () => {
  it('to the card that offers its setting, in every scene', () => {
    const settings = catalog.settings as Settings;
    for (const document of scenarios)
      for (const kind of kindsOf(document))
        for (const id of idsOf(document, kind).slice(0, 2)) {
          const fields = fieldsOf({ kind, id }, document, settings, (path) =>
            valueAtPath(path, { scenario: document }),
          );
          for (const { places } of fields)
            for (const { path } of places)
              expect(isOnCard(document, { kind, id }, path), `${document.id} ${kind} ${path}`).toBe(true);
        }
  });

  it('to no card of another element', () => {
    expect(of('sender', '3')('vcs.3.tcp.minRtoMs')).toBe(true);
    expect(of('sender', '4')('vcs.3.tcp.minRtoMs')).toBe(false);
    expect(of('vc', '3')('vcs.3.tcp.minRtoMs')).toBe(false);
    expect(of('vc', '3')('vcs.*.weight')).toBe(true);
    expect(of('sender', null)('tcp.minRtoMs')).toBe(true);
    expect(of('sender', '7')('senders.S1')).toBe(false);
    expect(of('link', 'S1>S2')('links.S2>S3.delayMs')).toBe(false);
    expect(of('link', 'S1>S2')('links.*.delayMs')).toBe(true);
    expect(of('link', 'S1>S2')('impairments.S2>S1.lossProbability')).toBe(true);
    expect(of('port', 'S2>S3')('ports.S1>S2.policy.th1')).toBe(false);
    expect(of('switch', 'S2')('ports.S2>S3.buffer')).toBe(true);
    expect(of('port', 'S2>S3')('policy.th1')).toBe(true);
    expect(of('run', 'run')('run.durationS')).toBe(true);
    expect(of('run', 'run')('links.S1>S2.delayMs')).toBe(false);
  });
});

describe('the last step of a card', () => {
  const edit = (path: string, value: ParameterValue): Edit => ({ time: 0, path, value });
  const list = [edit('vcs.1.weight', 2), edit('policy.th1', 1400), edit('vcs.1.weight', 3)];
  const history = list.reduce(
    (all, _, i) =>
      recordStep(all, {
        before: { branch: 1, edits: list.slice(0, i) },
        after: { branch: 1, edits: list.slice(0, i + 1) },
      }),
    { steps: [], at: 0, lastSent: [], lastMs: 0 } as Parameters<typeof recordStep>[0],
  );

  it('is named by what it changed there, with the steps behind it', () => {
    expect(lastStepOf(history, of('vc', '1'))).toEqual({ edits: [list[2]], steps: 1 });
    expect(lastStepOf(history, of('port', 'S2>S3'))).toEqual({ edits: [list[1]], steps: 2 });
    expect(lastStepOf({ ...history, at: 2 }, of('vc', '1'))).toEqual({ edits: [list[0]], steps: 2 });
    expect(lastStepOf(history, of('link', 'S1>S2'))).toBeNull();
  });
});

describe('one change at several places', () => {
  /** A worker at a standing head: every value that is sent acts at 5 ps, and is reported. */
  function obeying() {
    let edits: readonly Edit[] = [];
    const session = testSession((command) => {
      if (command.type === 'replaceEdits') edits = command.edits;
      if (command.type !== 'set') return;
      const edit = { time: 5, path: command.path, value: command.value };
      edits = [...edits.filter(({ path }) => path !== edit.path), edit];
      branchesOf(session)
        .getState()
        .edited(
          { type: 'applied', token: 0, edit, from: 1, branch: 1, edits, inForce: [] as never },
          pendingOf(session).sentWith(edit.path),
        );
    });
    branchesOf(session).getState().begin([]);
    const send = (paths: readonly string[], value: ParameterValue) => {
      for (const path of paths) pendingOf(session).want(path, value);
      pendingOf(session).flush();
    };
    return { history: () => branchesOf(session).getState().history, edits: () => edits, send, session };
  }
  const bothWays = ['S1>S2', 'S2>S1'].map((way) => `impairments.${way}.lossProbability`);
  const ports = Array.from({ length: 11 }, (_, i) => `ports.S1>h${i}.policy.th1`);

  afterEach(() => void vi.restoreAllMocks());

  it('is one step, and names all that it changed', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const { history, edits, send, session } = obeying();
    send(bothWays, 0.1);
    send(['policy.th1'], 1400);
    expect(history().steps).toHaveLength(2);
    const onLink = lastStepOf(history(), of('link', 'S1>S2'));
    expect([onLink?.steps, onLink?.edits.map(({ path }) => path)]).toEqual([2, bothWays]);
    const other = lastStepOf(history(), (path) => path === bothWays[1]);
    expect(other?.edits.map(({ path }) => path)).toEqual(bothWays.toReversed());
    branchesOf(session).getState().undo();
    expect(edits().map(({ path }) => path)).toEqual(bothWays);
    branchesOf(session).getState().undo();
    expect(edits()).toEqual([]);
  });

  it('is one step where a slider is dragged over eleven ports, and ends with the last value', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { history, edits, send, session } = obeying();
    send(ports, 100);
    now += 5_000;
    for (let tick = 1; tick <= 30; tick++, now += 16) send(ports, 100 + tick);
    expect(history().steps).toHaveLength(2);
    expect(new Set(lastStepOf(history(), of('switch', 'S1'))?.edits.map(({ value }) => value))).toEqual(
      new Set([130]),
    );
    branchesOf(session).getState().undo();
    expect(edits().map(({ path, value }) => [path, value])).toEqual(ports.map((path) => [path, 100]));
  });

  it('stays one step where the worker takes its time between the places', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    const { history, send } = obeying();
    send(ports, 100);
    send(ports, 200);
    expect(history().steps).toHaveLength(2);
  });
});

describe('changes that wait for a run', () => {
  const nothing = () => undefined;
  const waiting = () => {
    const session = testSession();
    const take = (isOwn: (path: string) => boolean) => {
      const step = lastDeferred(deferredOf(session).getState().steps, isOwn);
      if (step !== null) undoDeferred(session, step);
      return deferredOf(session).getState().values;
    };
    return { session, take };
  };

  it('are taken back on their own card, the last one first', () => {
    const { session, take } = waiting();
    deferChanges(session, [['links.S1>S2.delayMs', 3]], nothing);
    deferChanges(session, [['vcs.3.tcp.minRtoMs', 200]], nothing);
    deferChanges(session, [['links.S1>S2.rateMbps', 10]], nothing);
    expect(take(of('link', 'S1>S2'))).toEqual({ 'links.S1>S2.delayMs': 3, 'vcs.3.tcp.minRtoMs': 200 });
    expect(take(of('link', 'S1>S2'))).toEqual({ 'vcs.3.tcp.minRtoMs': 200 });
    expect(take(of('link', 'S1>S2'))).toEqual({ 'vcs.3.tcp.minRtoMs': 200 });
    expect(take(of('sender', '3'))).toEqual({});
  });

  it('of one slider are one step, which is none where it comes back to where it was', () => {
    const { session, take } = waiting();
    deferChanges(session, [['links.S1>S2.delayMs', 3]], nothing);
    deferChanges(session, [['vcs.3.tcp.minRtoMs', 200]], nothing);
    for (const value of [4, 5, 6]) deferChanges(session, [['links.S1>S2.delayMs', value]], nothing);
    expect(take(of('link', 'S1>S2'))['links.S1>S2.delayMs']).toBe(3);
    for (const value of [4, 3]) deferChanges(session, [['links.S1>S2.delayMs', value]], nothing);
    expect(deferredOf(session).getState().steps).toHaveLength(2);
  });
});
