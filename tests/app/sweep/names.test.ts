import { expect, it } from 'vitest';
import { axisName, metricName } from '../../../src/app/sweep/names.ts';

it.each([
  ['whole.effectiveThroughput', 'Effective throughput'],
  ['whole.jain', 'Fairness (Jain)'],
  ['whole.timeouts', 'whole.timeouts'],
  ['groups.S1.fairness', 'groups.S1.fairness'],
])('a measure is called as on the score: %s is %s', (metric, name) => expect(metricName(metric)).toBe(name));

it.each([
  ['tcp.minRtoMs', /^[A-Z][\w ]+ \(tcp\.minRtoMs\)$/],
  ['policy.threshold', /^policy\.threshold$/],
])('a setting is called as on its card, with its path: %s', (path, name) =>
  expect(axisName(path)).toMatch(name),
);
