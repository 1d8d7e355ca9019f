import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOLDER, faultOf, fragmentsIn, released } from '../../scripts/changelog/fragments.ts';

const CHANGELOG = readFileSync('CHANGELOG.md', 'utf8');

describe('a change that waits for a release', () => {
  it.each(fragmentsIn(FOLDER))('$name has a section and one line', (fragment) => {
    expect(faultOf(fragment)).toBeNull();
  });

  it.each([
    ['news-a.md', 'A change.\n'],
    ['fixed.md', 'A change.\n'],
    ['fixed-A.md', 'A change.\n'],
    ['fixed-a.txt', 'A change.\n'],
    ['fixed-a.md', '- A change.\n'],
    ['fixed-a.md', 'A change.\nAnother one.\n'],
    ['fixed-a.md', 'half a sentence\n'],
    ['fixed-a.md', ''],
    ['fixed-a.md', `${'A change. '.repeat(50)}.\n`],
  ])('is none as %s with %j', (name, text) => {
    expect(faultOf({ name, text })).toContain(`${name}: `);
  });
});

describe('a release', () => {
  const OLD =
    '# Changelog\n\nHead.\n\n## Unreleased\n\n### Fixed\n\n- One.\n\n## 0.1.0\n\n### Added\n\n- Old.\n';

  it('has what waited in the changelog and in files, by sections', () => {
    const fragments = [
      { name: 'added-b.md', text: 'Two.\n' },
      { name: 'behaviour-c.md', text: 'Four.\n' },
      { name: 'fixed-a.md', text: 'Three.\n' },
    ];
    expect(released(OLD, fragments, '0.2.0')).toBe(
      '# Changelog\n\nHead.\n\n## 0.2.0\n\n### Added\n\n- Two.\n\n### Fixed\n\n- One.\n- Three.\n\n### Changed behaviour\n\n- Four.\n\n## 0.1.0\n\n### Added\n\n- Old.\n',
    );
  });

  it('loses nothing of the changelog as it is', () => {
    const after = released(CHANGELOG, [], '9.9.9').split('\n');
    const gone = CHANGELOG.split('\n').filter((line) => !after.includes(line));
    expect(gone).toEqual(['## Unreleased']);
  });

  it('may not be longer than a release is', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ name: `fixed-${i}.md`, text: `Change ${i}.\n` }));
    expect(() => released(OLD, many, '0.2.0')).toThrow('32 lines, at most 30');
  });
});
