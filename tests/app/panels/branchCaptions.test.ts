import { beforeAll, describe, expect, it } from 'vitest';
import { loadChoiceLabels } from '../../../src/app/settings/labels.ts';
import { sayEdit } from '../../../src/app/settings/name.ts';
import { catalog } from '../../../src/engine/node.ts';
import { SETTING_WORDS } from '../../../src/strings/en/settings/index.ts';

beforeAll(loadChoiceLabels);

const captionOf = (path: string, value: string | number): string =>
  sayEdit({ catalog, loaded: null }, { path, value });

describe('the caption of a branch', () => {
  it.each([
    ['policy.th1', 1400, 'Th1 1,400'],
    ['policy.dropTimerMs', 25, 'timer 25'],
    ['buffer', 1000, 'buffer 1,000'],
    ['ports.S2>S3.buffer', 500, 'S2>S3 buffer 500'],
    ['vcs.*.weight', 4, 'weight 4'],
    ['policy', 'espd', 'ESPD'],
    ['policy.unknown', 3, 'unknown 3'],
  ])('of %s = %s is %s', (path, value, words) => expect(captionOf(path, value)).toBe(words));

  const KEY = /[a-z][A-Z]|undefined|NaN/;

  it('has no key of a policy in it', () => {
    const captions = catalog.policies.flatMap(({ parameters }) =>
      parameters.map(({ name }) => captionOf(`policy.${name}`, 1)),
    );
    // Names that the papers themselves use.
    expect([...new Set(captions)].filter((words) => KEY.test(words))).toEqual(['maxP 1', 'maxC 1']);
  });

  it('has no key of a card in it', () => {
    const captions = Object.entries(SETTING_WORDS).flatMap(([group, sections]) =>
      sections.flatMap(({ settings }) =>
        Object.keys(settings).map((key) => captionOf(`vcs.*.${group}.${key}`, 1)),
      ),
    );
    expect(
      captions.filter((words) => KEY.test(words.replace(/VS\/VD|\bAAL\w+|NewReno|[KM]b\/s/g, ''))),
    ).toEqual([]);
  });
});
