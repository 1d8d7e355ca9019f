import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { applySettings, createSimulation } from '../../../src/engine/whole.ts';
import { findScenario, scenes } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const halfEmpty = findScenario('half-empty') ?? expect.unreachable();

function notesOf(document: ScenarioDocument, ...settings: readonly (readonly [string, unknown])[]) {
  const { document: changed, problems } = applySettings(document, settings);
  expect(problems).toEqual([]);
  return createSimulation(complete(changed)).results().notes;
}

describe('settings that do nothing are told with the results', () => {
  it.each([
    [
      'a weight, where nobody is served by weights',
      [['vcs.3.weight', 4]],
      'The weight of VC 3 does nothing: FIFO',
    ],
    [
      'CoDel with a target that a small buffer never reaches',
      [
        ['policy', 'codel'],
        ['buffer', 1_000],
      ],
      'CoDel at S2>S3 and',
    ],
    [
      'a threshold that is no lower than the buffer',
      [
        ['policy', 'epd'],
        ['policy.threshold', 2_000],
      ],
      'of EPD at S2>S3',
    ],
  ] as const)('%s', (_what, settings, expected) => {
    const notes = notesOf(halfEmpty, ...settings);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(expected);
  });

  it.each([
    [
      'weights that WFQ looks at',
      [
        ['scheduler', 'wfq'],
        ['vcs.3.weight', 4],
      ],
    ],
    [
      'CoDel with a target within the buffer',
      [
        ['policy', 'codel'],
        ['policy.target', 1],
      ],
    ],
    [
      'EPD below the buffer',
      [
        ['policy', 'epd'],
        ['policy.threshold', 1_900],
      ],
    ],
  ] as const)('nothing is told of %s', (_what, settings) => {
    expect(notesOf(halfEmpty, ...settings)).toEqual([]);
  });

  it.each(scenes.map((scene) => [scene[0].id, scene[0]] as const))('%s has none as it opens', (_, scene) => {
    expect(notesOf(scene)).toEqual([]);
  });
});
