import { expect, it } from 'vitest';
import { settingWords } from '../../../src/app/panels/branches/settingWords.ts';

const vcName = (id: string): string => (id === '2' ? '2h1' : id);

it.each([
  ['tcp.minRtoMs', 1000, 'min RTO 1,000\u00a0ms'],
  ['vcs.2.tcp.windowBytes', 8000, '2h1 window 8,000\u00a0B'],
  ['vcs.*.source.startMs.from', 5, 'from 5'],
  ['links.S1>S2.delayMs', 7, 'S1>S2 delay 7\u00a0ms'],
  ['links.*.rateMbps', 25.6, 'rate 25.6\u00a0Mb/s'],
  ['nodes.S2.segments', 'true', 'S2 segments true'],
  ['policies.red.maxTh', 80, 'max th 80'],
  ['ties', 'drawn', 'ties drawn'],
  ['senders.S1', 8, '8 senders at S1'],
])('a branch with %s = %s says so in words', (path, value, words) => {
  expect(settingWords(path, value, vcName)).toBe(words);
});
