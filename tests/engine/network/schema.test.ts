import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { InferInput, InferOutput } from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  ALGORITHMS_FILE,
  algorithmPage,
  POLICIES_FILE,
  policyPage,
  RULES_FILE,
  rulePage,
  SCHEDULERS_FILE,
  SCHEMA_FILE,
  scenarioJsonSchema,
  schedulerPage,
} from '../../../scripts/schema.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import type { ScenarioSchema } from '../../../src/scenario/document/schema.ts';
import { scenarios } from '../../../src/scenarios/index.ts';
import { damaged, small } from './catalog.ts';

const root = new URL('../../../', import.meta.url);
const published = readFileSync(new URL(SCHEMA_FILE, root), 'utf8');

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
type Document = ScenarioSchema;

describe('the schema in the code', () => {
  it('says what the contract says (held by the compiler)', () => {
    expectTypeOf<InferOutput<Document>>().toExtend<ScenarioDocument>();
    expectTypeOf<Mutable<ScenarioDocument>>().toExtend<InferInput<Document>>();
  });
});

describe('the published JSON Schema', () => {
  it('is what `npm run schema` writes', () => {
    expect(published).toBe(scenarioJsonSchema());
  });

  const validate = new Ajv({ allErrors: true }).compile(JSON.parse(published));

  it.each([small, ...scenarios].map((scenario) => [scenario.id, scenario] as const))(
    'accepts %s',
    (_id, scenario) => {
      expect(validate(scenario), JSON.stringify(validate.errors)).toBe(true);
    },
  );

  it.each([
    ['an unknown key', ['run', 'duration'], 3],
    ['an unknown key of a source', ['vcs', 0, 'source', 'rate'], 3],
    ['a missing key', ['links'], undefined],
    ['a wrong type', ['run', 'durationS'], '3'],
    ['a zero rate', ['links', 1, 'rateMbps'], 0],
    ['a negative delay', ['links', 0, 'delayMs'], -1],
    ['an unknown policy', ['ports', 'default', 'policy'], 'blue'],
    ['another version', ['version'], 3],
    ['a truth value as a parameter', ['policies'], { epd: { threshold: true } }],
  ] as const)('rejects %s', (_what, keys, value) => {
    expect(validate(damaged(keys, value))).toBe(false);
  });
});

describe('the pages of mechanisms', () => {
  it.each([
    [POLICIES_FILE, policyPage()],
    [RULES_FILE, rulePage()],
    [SCHEDULERS_FILE, schedulerPage()],
    [ALGORITHMS_FILE, algorithmPage()],
  ])('%s is what `npm run schema` writes', (file, page) => {
    expect(readFileSync(new URL(file, root), 'utf8')).toBe(page);
  });
});
