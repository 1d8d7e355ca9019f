import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { Page } from '../support/page.ts';

const lan = findScenario('ulku-credit') as ScenarioDocument;
const buffersOf = (document: ScenarioDocument): Readonly<Record<string, number>> =>
  Object.fromEntries(
    new Page()
      .load(document)
      .last('loaded')
      .ports.map(({ id, bufferCells }) => [id, bufferCells]),
  );

describe('the buffer of a port as the page shows it', () => {
  it('is the places of the VCs where these are all that cross it', () => {
    const buffers = buffersOf({ ...lan, credit: { n2: 10, n3: 2_000 } });
    expect(buffers['sw0>sw1']).toBe(3 * 2_010);
    expect(buffersOf({ ...lan, credit: { n2: 10, n3: 100, adaptive: true } })['sw0>sw1']).toBe(3 * 110);
  });

  it('is its own where cells of others may wait too', () => {
    const vcs = lan.vcs.map(({ credit, ...vc }, i) =>
      i === 0 ? { ...vc, source: { ...vc.source, peakCellRate: 1_000 } } : { ...vc, credit },
    );
    const ports = { default: { bufferCells: 700, scheduler: 'rr' } };
    expect(buffersOf({ ...lan, vcs, ports })['sw0>sw1']).toBe(700);
  });
});
