import { describe, expect, it } from 'vitest';
import { LEVELS, MECHANISMS } from '../../src/scenarios/card.ts';
import { listings } from '../../src/scenarios/groups.ts';
import { findScenario, scenarioIds } from '../../src/scenarios/index.ts';
import { didYouMean, nearest } from '../../src/scenarios/nearest.ts';
import { PAPERS } from '../../src/scenarios/papers/list.ts';

const entries = listings().flatMap((group) => group.entries);

describe('the list of scenes', () => {
  it('has everything that can be opened by name, once', () => {
    const listed = entries.map(({ id }) => id);
    expect(listed.toSorted()).toEqual(scenarioIds().toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    for (const id of listed) expect(findScenario(id)?.id).toBe(id);
  });

  it('begins with the lessons from simple to hard, then goes by paper', () => {
    const groups = listings();
    expect(groups.map(({ id }) => id)).toEqual([
      ...['first-steps', 'going-on', 'research'],
      ...['cheon-panwar', 'rosolen', 'nagata', 'zhu', 'ulku', 'others'],
    ]);
    for (const group of groups) expect(group.entries, group.id).not.toEqual([]);
    expect(entries[0]!.id).toBe(scenarioIds()[0]);
    expect(entries.map(({ level }) => level)).toEqual(entries.map(({ level }) => level).toSorted());
  });

  it('says of each entry in a line of its own what there is to see', () => {
    for (const { title, subtitle, line } of entries) {
      expect(title).not.toBe('');
      expect(subtitle, title).not.toBe('');
      expect(line, title).toMatch(/^[A-Z0-9].{20,68}[.?]$/);
    }
    const lines = entries.map(({ line }) => line);
    expect(lines).toEqual([...new Set(lines)]);
  });

  it('has something for each filter', () => {
    for (const level of LEVELS) expect(entries.filter((one) => one.level === level)).not.toEqual([]);
    for (const id of PAPERS.map((paper) => paper.id))
      expect(entries.filter(({ paper }) => paper === id)).not.toEqual([]);
    for (const mechanism of MECHANISMS)
      expect(entries.filter(({ mechanisms }) => mechanisms.includes(mechanism))).not.toEqual([]);
    for (const { mechanisms, id } of entries) expect(mechanisms, id).not.toEqual([]);
  });

  it('names the paper that the source of the document names', () => {
    for (const { id, paper } of entries) {
      const title = PAPERS.find((one) => one.id === paper)?.title;
      const author = title?.split(/[ ,]/)[0];
      if (author !== undefined) expect(findScenario(id)?.source, id).toContain(author);
    }
  });

  it('knows which names are most like a wrong one', () => {
    const like = (word: string) => nearest(word, scenarioIds(), 3);
    expect(like('halfempty')).toEqual(['half-empty']);
    expect(like('beat_down')[0]).toBe('beat-down');
    expect(like('captrue')[0]).toBe('capture');
    expect(like('satellite')).toEqual(['abr-satellite']);
    expect(like('rosolen').every((name) => name.startsWith('rosolen-'))).toBe(true);
    expect(like('nope')).toHaveLength(3);
    expect(didYouMean('halfempty', scenarioIds())).toBe('did you mean half-empty?');
    expect(didYouMean('rosolen', scenarioIds())).toMatch(/^did you mean \S+, \S+ or \S+\?$/);
  });
});
