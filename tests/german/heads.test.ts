import { describe, expect, it } from 'vitest';
import { areasOf } from '../../scripts/build/language/areas.ts';
import { headText as english } from '../../src/app/strings/pages/heads.ts';
import { CHANGE_LEVELS, QUEUE_LEVELS } from '../../src/engine/abr/parts/fuzzyQueue.ts';
import { INPUTS_OF } from '../../src/rules/names.ts';
import { withPhrases } from '../../src/strings/phrases.ts';
import { studies } from '../../src/studies/index.ts';
import recorded from '../../src/studies/verdicts.json';
import { inGerman } from '../support/inLanguage.ts';

const { headText } = await inGerman<typeof import('../../src/app/strings/pages/heads.ts')>(
  'app/strings/pages/heads.ts',
);
const { condition } = await inGerman<{ condition: (text: string) => string }>('strings/en/remarks/parts.ts');

/** Words that are the same in both languages, in lower case. */
const SAME =
  /^(?:max|min|min_th|max_th|max_c|cells\/s|ssthresh|intelligent|sw\d|src\d*|ms|max-min|far|near|fair|geo|relative|et|al|by|in|bei|von)$/;
/** What is quoted is as the paper prints it. */
const unquoted = (text: string): string => text.replace(/"[^"]*"/g, '');
const wordsIn = (text: string): readonly string[] => unquoted(text).match(/(?<![\w-])[a-z][\w/-]+/g) ?? [];

/** Words of an English text that its German one still has. */
const left = (text: string, german: string): readonly string[] => {
  const kept = new Set(wordsIn(german));
  return wordsIn(text).filter((word) => word.length > 2 && kept.has(word) && !SAME.test(word));
};

const tables = studies.flatMap((study) => study.tables);
const heads = [
  ...new Set(
    tables.flatMap(({ rows, columns }) => [
      ...rows.map(({ row }) => row),
      ...columns.map((one) => one.column),
    ]),
  ),
];

describe('heads of the tables of papers', () => {
  it('have no English word in German', () =>
    expect(heads.flatMap((head) => left(head, headText(head)).map((word) => `${head}: ${word}`))).toEqual(
      [],
    ));

  it('have a decimal comma in German', () =>
    expect(heads.map(headText).filter((head) => /\d\.\d/.test(head))).toEqual([]));

  it('stay apart from each other in both languages', () => {
    for (const { rows, columns } of tables)
      for (const say of [english, headText]) {
        expect(new Set(rows.map(({ row }) => say(row))).size).toBe(rows.length);
        expect(new Set(columns.map(({ column }) => say(column))).size).toBe(columns.length);
      }
  });

  it('name networks, not ids', () => {
    expect(english('router-gfc-adsl: goodput of A')).toBe(
      'routers, three bottlenecks, asymmetrical access: goodput of A',
    );
    expect(headText('gfc, Reno: left utilization (%)')).toBe('drei Engpässe, Reno: Auslastung links (%)');
  });

  it('leave the numbers of sections and tables', () =>
    expect(headText('Tabelle 5.1, ERAA (λ = 0.97), section 4.2')).toBe(
      'Tabelle 5.1, ERAA (λ = 0,97), section 4.2',
    ));
});

/** All that a paper's page says of a study. */
const saidOf = ({
  tables: all,
  figures,
  judgements,
  disputed,
}: (typeof studies)[number]): readonly string[] => [
  ...all.map(({ caption }) => caption),
  ...figures.map(({ caption }) => caption),
  ...[...judgements, ...disputed].flatMap(({ section, statement }) => [section, statement]),
];

/** Phrases of a catalog that no text has. */
const unsaid = (of: string, texts: readonly string[]): readonly string[] =>
  Object.keys(areasOf('de').find((area) => area.of === of)?.catalog ?? {}).filter((phrase) =>
    texts.every((text) => withPhrases(text, { [phrase]: '' }) === text),
  );

it('captions, sections and claims have no English word in German', async () => {
  const { studies: translated } = await inGerman<{ studies: typeof studies }>('studies/index.ts');
  const german = translated.flatMap(saidOf).map(headText);
  const leftovers = studies
    .flatMap(saidOf)
    .flatMap((text, i) => left(text, german[i] ?? text).map((word) => `${text}: ${word}`));
  expect(leftovers).toEqual([]);
});

it('each German phrase is of a table, a claim or a figure', async () => {
  const { studies: translated } = await inGerman<{ studies: typeof studies }>('studies/index.ts');
  const details = Object.values(recorded).flatMap(({ scores }) =>
    Object.values(scores).map(({ detail }) => detail),
  );
  const texts = [...heads, ...[...studies, ...translated].flatMap(saidOf), ...details];
  expect(unsaid('app/strings/pages/phrases', texts)).toEqual([]);
});

describe('what a rule asks', () => {
  const asked = Object.values(INPUTS_OF).flatMap((inputs) =>
    Object.entries(inputs).flatMap(([name, { type }]) => (type.kind === 'truth' ? [name] : [])),
  );

  it.each([...new Set(asked)].filter((name) => !/^[A-Z]{2}$/.test(name)))(
    '%s has German words in a sentence',
    (name) => expect(condition(`${name}: nein`)).not.toBe(`${name}: nein`),
  );

  it.each([...QUEUE_LEVELS, ...CHANGE_LEVELS])('the level %s has German words', (level) =>
    expect(condition(level)).not.toBe(level),
  );

  it('has no other German phrases', () =>
    expect(unsaid('strings/en/remarks/phrases', [...asked, ...QUEUE_LEVELS, ...CHANGE_LEVELS])).toEqual([]));
});
