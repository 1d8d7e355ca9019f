import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { type LogicalProcess, logicalProcessesOf } from '../../../src/engine/run/logicalProcesses.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';
import { routed } from '../../support/routed.ts';

const crossings = (document: ScenarioDocument | null): readonly LogicalProcess[] | null =>
  document === null ? null : logicalProcessesOf(createSimulation(complete(document)).network);
const line = crossings(findScenario('ulku-r1-lan'));

const ids = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

describe('switches that run each by itself', () => {
  it('come every second one first, so that each has the way to its neighbours and back', () => {
    expect(ids((line ?? []).map(({ node }) => node))).toEqual(['sw0', 'sw2', 'sw1', 'sw3']);
    const sw1 = line?.find(({ node }) => node.id === 'sw1');
    expect(ids(sw1?.neighbours.map(({ node }) => node) ?? []).toSorted()).toEqual(['sw0', 'sw2']);
    // 10 us and one cell of 155 Mb/s.
    const way = 10e6 + Math.floor(424e12 / 155e6);
    expect([...(sw1?.linkLookaheads ?? [])]).toEqual([way, way]);
  });

  it('know the hosts that speak with them alone', () => {
    const hosts = line?.map(({ node, hosts }) => [node.id, ids(hosts)]);
    expect(hosts).toEqual([
      ['sw0', ['xmt3h1', 'xmt2h1']],
      ['sw2', ['rcv2h1', 'xmt1h1', 'xmt1h2', 'xmt1h3']],
      ['sw1', ['xmt2h2', 'xmt2h3']],
      ['sw3', ['rcv3h1', 'rcv2h2', 'rcv2h3', 'rcv1h1', 'rcv1h2', 'rcv1h3']],
    ]);
  });

  it('do not where cells pass routers', () => {
    expect(crossings(routed({ forth: 2 }))).toBeNull();
  });
});
