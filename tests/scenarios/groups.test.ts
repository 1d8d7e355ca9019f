import { describe, expect, it } from 'vitest';
import { listings } from '../../src/scenarios/groups.ts';
import { findScenario, scenarioIds } from '../../src/scenarios/index.ts';

describe('the list of scenes', () => {
  it('has everything that can be opened by name, once', () => {
    const listed = listings().flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(listed.toSorted()).toEqual(scenarioIds().toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    for (const id of listed) expect(findScenario(id)?.id).toBe(id);
  });

  it('begins with the scenes of lessons, then goes by paper', () => {
    const groups = listings();
    expect(groups.map(({ id }) => id)).toEqual([
      'lessons',
      'cheon-panwar',
      'rosolen',
      'nagata',
      'zhu',
      'ulku',
      'others',
    ]);
    expect(groups.map(({ entries }) => entries.length)).toEqual([19, 5, 12, 5, expect.any(Number), 7, 5]);
    expect(groups[0].entries[0].id).toBe(scenarioIds()[0]);
  });

  it('says of each entry in one line what the network is and what there is to see', () => {
    for (const { title, subtitle, line } of listings().flatMap(({ entries }) => entries)) {
      expect(title).not.toBe('');
      expect(subtitle, title).not.toBe('');
      expect(line.length, title).toBeLessThan(180);
    }
  });
});
