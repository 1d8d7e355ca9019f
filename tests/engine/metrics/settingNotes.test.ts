import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { loadRuleLanguage } from '../../../src/engine/language.ts';
import { applySettings, createSimulation } from '../../../src/engine/node.ts';
import { findScenario, scenes } from '../../../src/scenarios/index.ts';
import { sayNote } from '../../../src/strings/en/notes.ts';
import { complete } from '../../support/networks.ts';

loadRuleLanguage();

const halfEmpty = findScenario('half-empty') ?? expect.unreachable();

function notesOf(document: ScenarioDocument, ...settings: readonly (readonly [string, unknown])[]) {
  const { document: changed, problems } = applySettings(document, settings);
  expect(problems).toEqual([]);
  return createSimulation(complete(changed)).results().notes.map(sayNote);
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

  it('a parameter of a rule that no line reads', () => {
    const rule = (condition: string) =>
      `rule mine: mine\nshort Mine\nparameter tq "Tq", cells, whole, 0 to buffer, default 1000\nparameter spare "Spare", cells, whole, 0 to buffer, default 7\n\nif queue >= buffer\n  refuse\nif ${condition}\n  refuse\naccept\n`;
    const [note, ...others] = notesOf(halfEmpty, ['policy', rule('queue >= tq')]);
    expect(others).toEqual([]);
    expect(note).toMatch(/^Spare of Mine at S2>S3 and 11 more does nothing: no line of the rule reads it\.$/);
    expect(notesOf(halfEmpty, ['policy', rule('queue >= tq + spare')])).toEqual([]);
  });

  it.each(scenes.map((scene) => [scene[0].id, scene[0]] as const))('%s has none as it opens', (_, scene) => {
    expect(notesOf(scene)).toEqual([]);
  });
});
