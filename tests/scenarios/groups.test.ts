import { describe, expect, it } from 'vitest';
import { found } from '../../src/app/panels/header/findScenes.ts';
import { listings } from '../../src/scenarios/groups.ts';
import { findScenario, scenarioIds } from '../../src/scenarios/index.ts';

import { nearest } from '../../src/scenarios/nearest.ts';

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
      expect(line, title).toMatch(/^[A-Z0-9].{20,150}[.?]$/);
    }
  });

  it('says of no two entries the same', () => {
    const lines = listings().flatMap(({ entries }) => entries.map(({ line }) => line));
    expect(lines).toEqual([...new Set(lines)]);
  });

  it('finds entries by words of what it says of them', () => {
    const ids = (words: string) =>
      found(listings(), words).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids('')).toHaveLength(scenarioIds().length);
    expect(ids('SATELLITE abr')).toEqual(['abr-satellite']);
    expect(ids('zhu').every((id) => id.startsWith('zhu-'))).toBe(true);
    expect(ids('no such words')).toEqual([]);
  });

  it('knows which names are most like a wrong one', () => {
    const like = (word: string) => nearest(word, scenarioIds(), 3);
    expect(like('halfempty')[0]).toBe('half-empty');
    expect(like('beat_down')[0]).toBe('beat-down');
    expect(like('captrue')[0]).toBe('capture');
    expect(like('satellite')[0]).toBe('abr-satellite');
    expect(like('nope')).toHaveLength(3);
  });
});
