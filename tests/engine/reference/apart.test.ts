import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/engine/reference';
/** What moves cells in the engine. */
const JUDGED =
  /switch\/(port|switch|transmit\/|displacement|state\/(losses|queue))|atm\/(link|ring)|sim\/(windows|crossings|strider|simulation)|kernel\//;

describe('the reference shares nothing of how cells move', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.ts')))('%s', (name) => {
    const imports = [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/ from '([^']+)'/g)].map(
      ([, from]) => from,
    );
    expect(imports.filter((from) => JUDGED.test(from ?? ''))).toEqual([]);
  });
});
