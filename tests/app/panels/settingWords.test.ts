import { beforeAll, expect, it } from 'vitest';
import { stripCommonWords } from '../../../src/app/runBoth/sceneControl.ts';
import { loadChoiceLabels } from '../../../src/app/settings/labels.ts';
import { sayEdit, sayValue } from '../../../src/app/settings/name.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';
import { SETTING_WORDS } from '../../../src/strings/en/settings/index.ts';
import { choiceLabel } from '../../../src/strings/en/settings/labels.ts';

beforeAll(loadChoiceLabels);

const loaded = { vcs: [{ id: 2, name: '2h1' }], ports: [] } as unknown as LoadedReport;

it.each([
  ['tcp.minRtoMs', 1000, 'minimum RTO 1,000\u00a0ms'],
  ['vcs.2.tcp.windowBytes', 8000, '2h1 receiver window 8,000\u00a0B'],
  ['vcs.*.source.startMs.from', 5, 'start from 5'],
  ['links.S1>S2.delayMs', 7, 'S1>S2 delay 7\u00a0ms'],
  ['links.*.rateMbps', 25.6, 'rate 25.6\u00a0Mb/s'],
  ['nodes.S2.segments', 'true', 'S2 VS/VD on'],
  ['tcp.congestionControl', 'newreno', 'congestion control NewReno'],
  ['vcs.2.tcp.congestionControl', 'timeout-only', '2h1 congestion control timeout only'],
  ['vcs.2.source.kind', 'greedy-tcp', '2h1 kind TCP: always data to send'],
  ['nodes.S2.unknown', 'word', 'S2 unknown word'],
  ['policies.red.maxTh', 80, 'max th 80'],
  ['ties', 'drawn', 'ties drawn at each tie'],
  ['senders.S1', 8, '8 senders at S1'],
])('a branch with %s = %s says so in words', (path, value, words) => {
  expect(sayEdit({ catalog: null, loaded }, { path, value })).toBe(words);
});

it('says what Run both compares as cards do', () => {
  expect(sayValue({ catalog: null }, 'tcp.congestionControl', 'newreno')).toBe('NewReno');
  expect(sayValue({ catalog: null }, 'tcp.congestionControl', 'reno')).toBe('Reno');
});

it.each([
  ['5 senders at S1', '10 senders at S1', ['5', '10 senders at S1']],
  ['S1>S2 delay 1\u00a0ms', 'S1>S2 delay 0.5\u00a0ms', ['S1>S2 delay 1', '0.5\u00a0ms']],
  ['congestion control Reno', 'congestion control NewReno', ['congestion control Reno', 'NewReno']],
  ['EPD', 'ESPD', ['EPD', 'ESPD']],
  ['1 in 3,333', '1 in 1,000', ['1 in 3,333', '1 in 1,000']],
  ['loses 1 in 3,333 cells', 'loses 1 in 1,000 cells', ['loses 1 in 3,333', '1 in 1,000 cells']],
  ['th1 5', 'th1 5', ['th1 5', 'th1 5']],
])('%s against %s is said with what it is of, once', (a, b, words) => {
  expect(stripCommonWords(a, b)).toEqual(words);
});

it('has a label for every choice of every card, and no two choices of a setting share one', () => {
  const sections = Object.entries(SETTING_WORDS).flatMap(([group, all]) =>
    all.flatMap(({ settings }) => Object.entries(settings).map(([key, words]) => ({ group, key, words }))),
  );
  for (const { group, key, words } of sections) {
    const values = Object.keys(words?.options ?? {});
    const labels = values.map((value) => choiceLabel(`${group}.${key}`, value)?.value);
    expect(new Set(labels).size, `${group}.${key}`).toBe(values.length);
    expect(labels).not.toContain(undefined);
  }
});
