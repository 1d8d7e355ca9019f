import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src';
const CODE = /\.(?:tsx?|css)$/;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => CODE.test(name));

/** Comments that begin with a relative clause or a genitive, and so do not name their subject. */
const riddles = (source: string): readonly string[] =>
  [...source.matchAll(/^\s*(?:\/\*\*?|\/\/|\*) ((?:What|Of) .*)/gm)].map(([, comment = '']) => comment);

describe('a comment begins with the thing it is about', () => {
  it('in every file of the source', () => {
    const found = files.flatMap((name) =>
      riddles(readFileSync(join(FOLDER, name), 'utf8')).map((comment) => `${name}: ${comment}`),
    );
    expect(
      found,
      'not “What waits” but “Waiting cells”, not “Of the base line” but “Height of the base line”',
    ).toEqual([]);
  });

  it.each([
    '/** What waits. */',
    '  // Of the base line, px.',
    '/**\n * What must be drawn.\n */',
    '/* What fades. */',
  ])('and %j is found', (planted) =>
    expect(riddles(`const before = 1;\n${planted}\nconst x = 1;`)).toHaveLength(1),
  );

  it.each(['/** Waiting cells. */', '/** Height of the base line, px. What is below it is cut. */'])(
    '%j is not',
    (plain) => expect(riddles(plain)).toEqual([]),
  );
});
