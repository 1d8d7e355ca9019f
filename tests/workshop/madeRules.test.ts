import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashOfRules } from '../../scripts/build/madeRules.mjs';

const copy = mkdtempSync(join(tmpdir(), 'cellscope-rules-'));
for (const path of ['src/rules', 'scripts/rules.ts']) cpSync(path, join(copy, path), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

it('is made again where a rule, the grammar or what writes modules has changed, and not for what it made', () => {
  const made = hashOfRules();
  expect(hashOfRules(copy)).toBe(made);
  writeFileSync(join(copy, 'src/rules/grammar/parser.ts'), '');
  expect(hashOfRules(copy)).toBe(made);
  const seen = [made];
  for (const path of ['src/rules/discard/epd.rule', 'src/rules/grammar/rule.grammar', 'src/rules/write.ts']) {
    writeFileSync(join(copy, path), '');
    seen.push(hashOfRules(copy));
  }
  expect(new Set(seen).size).toBe(4);
});
