import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOSS_KEYS, VC_KEYS } from '../../src/contract/index.ts';
import { catalog } from '../../src/engine/catalog.ts';
import { knownUses, usesOf } from '../support/documentReach.ts';
import { editsWithin } from '../support/randomEdits.ts';
import { randomRates } from '../support/randomRates.ts';
import { randomScenario } from '../support/randomScenario.ts';

/** What no cell ever asks about: words, what results are summed up by and compared with, and what the page opens with. */
const moveNoCell = (use: string): boolean =>
  ['$schema', 'subtitle', 'vcs[].name', 'vcs[].group', 'vcs[].idealMbps'].includes(use) ||
  use.startsWith('stage.');

const CASES = 600;

describe('random networks', () => {
  const met = new Set(
    [randomScenario, randomRates].flatMap((networks) =>
      fc.sample(networks, { numRuns: CASES, seed: 1 }).flatMap(usesOf),
    ),
  );

  it('have in them every key of a document that matters to a cell, every value that has a name, and every parameter', () => {
    expect([...knownUses].filter((use) => !met.has(use) && !moveNoCell(use))).toEqual([]);
  });

  it('have nothing in them that the list of all keys and values lacks', () => {
    expect([...met].filter((use) => !knownUses.has(use))).toEqual([]);
    expect(knownUses.size).toBeGreaterThan(400);
    expect([...knownUses]).toEqual(
      expect.arrayContaining(['abr.rule = becn', 'links[].backRateMbps', 'espd.timerStop = empty-list']),
    );
  });

  it('change everything on the way that can change while a run goes on', () => {
    const { policies, schedulers, allocations, algorithms, rateControl } = catalog;
    const slots = Object.entries({
      policy: policies,
      scheduler: schedulers,
      allocation: allocations,
      algorithm: algorithms,
    });
    const live = [
      'buffer',
      'buffers',
      ...slots.flatMap(([slot, infos]) => [
        slot,
        ...infos.flatMap(({ parameters }) => parameters.map(({ name }) => `${slot}.${name}`)),
      ]),
      ...rateControl.flatMap(({ parameters }) => parameters.map(({ name }) => `abr.${name}`)),
      ...VC_KEYS,
      ...LOSS_KEYS,
      'rate',
    ];
    const paths = new Set(
      fc
        .sample(editsWithin(1e9), { numRuns: 5 * CASES, seed: 1 })
        .flatMap((edits) =>
          edits.map(({ path }) =>
            path.replace(/^(?:vcs\.[^.]+|ports\.[^.]+|classes\.\w+|impairments\.[^.]+)\./, ''),
          ),
        ),
    );
    expect(live.filter((path) => !paths.has(path))).toEqual([]);
  });
});
