import { describe, expect, it } from 'vitest';
import type { ScenarioDocument, VcDocument } from '../../../src/contract/index.ts';
import { checkScenario } from '../../../src/engine/index.ts';
import { chain } from '../../support/creditNetworks.ts';
import { worded } from '../../support/worded.ts';

const sound = chain({ credit: { n2: 4 }, middleCells: 10 });
const withVc = (change: Partial<VcDocument>): ScenarioDocument => ({
  ...sound,
  vcs: sound.vcs.map((vc) => ({ ...vc, ...change })),
});
const told = (document: unknown): string[] =>
  worded(checkScenario(document).problems).map(
    ({ path, value, reason }) => `${path} = ${String(value)}: ${reason}`,
  );

describe('credit in a document', () => {
  it('fills in what a VC leaves out: its own, then that of the document, then the default', () => {
    const { scenario } = checkScenario(withVc({ credit: { piggyback: true } }));
    expect(scenario?.vcs[0]?.credit).toEqual({ n2: 4, n3: 'roundTrip', adaptive: false, piggyback: true });
    expect(
      checkScenario(withVc({ credit: undefined, source: { kind: 'poisson', cellsPerSecond: 9 } })).scenario
        ?.vcs[0]?.credit,
    ).toBeNull();
  });

  it('has at least one cell of each kind', () => {
    expect(told(withVc({ credit: { n2: 0 } }))).toEqual([
      'vcs.1.credit.n2 = 0: outside 1 to 1,000,000 cells',
    ]);
    const wrong = { ...sound, credit: { n3: 0.5 } };
    expect(told(wrong).join()).toMatch(/^credit\.n3 = 0\.5: .*1 to 1,000,000 cells/);
  });

  it('excludes rate control, a peak cell rate and unlimited sources in pools', () => {
    expect(told(withVc({ abr: {} })).join()).toMatch(/vcs\.1\.credit = .*one or the other/);
    expect(told(withVc({ source: { kind: 'greedy', peakCellRate: 100 } }))[0]).toMatch(
      /^vcs\.1\.source\.peakCellRate = 100: .*needs no peakCellRate/,
    );
  });

  it('lets a greedy source without a limit send', () => {
    expect(told(sound)).toEqual([]);
    expect(told(withVc({ credit: undefined }))[0]).toMatch(/needs abr, credit, or a peakCellRate/);
  });
});
