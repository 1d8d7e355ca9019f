import { describe, expect, it } from 'vitest';
import { CHANGES, changed, changedRule } from '../../scripts/build/language/pseudo.ts';
import { sentencesIn, withSentences } from '../../scripts/build/language/sentences.ts';

/** What a changed source gives its variable `said`. */
const saidBy = (source: string, values: Readonly<Record<string, unknown>> = {}): unknown =>
  new Function(...Object.keys(values), `${source.replace('export ', '')}\nreturn said;`)(
    ...Object.values(values),
  );

const GERMAN: Readonly<Record<string, string>> = {
  'One cell is lost, and the others travel on.': 'Eine Zelle geht verloren, und die anderen reisen weiter.',
  '{0} of {1} seeds': 'bei {1} Seeds {0}-mal',
  few: 'wenige',
};
const inGerman = (source: string): string =>
  withSentences(source, { say: (key) => GERMAN[key] ?? null, locale: 'de-DE' });

describe('sentences among code', () => {
  it('are one where they are added up', () => {
    const source = "export const said = 'One cell is lost, ' + 'and the others travel on.';";
    expect(sentencesIn(source)).toEqual(['One cell is lost, and the others travel on.']);
    expect(saidBy(inGerman(source))).toBe('Eine Zelle geht verloren, und die anderen reisen weiter.');
  });

  it('keep their values, which may change places and have words of their own', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    const source = "export const said = `${good > 3 ? good : 'few'} of ${all} seeds`;";
    expect(sentencesIn(source)).toEqual(['{0} of {1} seeds', 'few']);
    expect(saidBy(inGerman(source), { good: 2, all: 7 })).toBe('bei 7 Seeds wenige-mal');
  });

  it('may be those of one key alone: the same word is an id next to it', () => {
    const source = "export const said = { id: 'few', short: 'few' };";
    const say = (key: string) => (key === 'short: few' ? 'wenige' : null);
    expect(saidBy(withSentences(source, { say, locale: 'de-DE' }))).toEqual({ id: 'few', short: 'wenige' });
  });

  it('are not the keys of an object, types, or names of modules', () => {
    const source = "import { a } from 'few';\nexport const b: 'few' = { 'few': a };";
    expect(sentencesIn(source)).toEqual([]);
    expect(inGerman(source)).toBe(source);
  });

  it.each([
    ['{0, plural, =0 {nichts} one {# Zelle} other {# Zellen}} fort', '0', 'nichts fort'],
    ['{0, plural, =0 {nichts} one {# Zelle} other {# Zellen}} fort', '1', '1 Zelle fort'],
    ['{0, plural, =0 {nichts} one {# Zelle} other {# Zellen}} fort', '1,5', '1,5 Zellen fort'],
    ['{0, plural, one {# Zelle} other {# Zellen}} fort', '1.000', '1.000 Zellen fort'],
    ['{1, select, near {nahe} other {ferne}} {0, plural, one {Zelle} other {Zellen}}', 1, 'nahe Zelle'],
    ['{0}{1, select, other {}} Zellen', 4, '4 Zellen'],
  ])('have other words for one and for many: %s, %s', (german, count, expected) => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    const source = 'export const said = `${count} cells of ${who} lost`;';
    const said = withSentences(source, { say: () => german, locale: 'de-DE' });
    expect(saidBy(said, { count, who: 'near' })).toBe(expected);
  });

  it('ask the rules of the locale where one is not 1 alone', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    const source = 'export const said = `${count} cells`;';
    const said = (locale: string) =>
      withSentences(source, { say: () => '{0, plural, one {# a} few {# b} other {# c}}', locale });
    expect([0, 1, 3].map((count) => saidBy(said('fr-FR'), { count }))).toEqual(['0 a', '1 a', '3 c']);
    expect([0, 1, 3].map((count) => saidBy(said('pl-PL'), { count }))).toEqual(['0 c', '1 a', '3 b']);
  });

  it('cannot have a value that the English does not give', () =>
    expect(() => withSentences("export const said = 'few';", { say: () => '{0}', locale: 'de-DE' })).toThrow(
      '{0} is no value of the English',
    ));

  it('stay as they are where there is no German, signs of code included', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text with signs of a template
    const source = "export const said = 'a `b` ${c} \\\\ d';";
    expect(inGerman(source)).toBe(source);
  });
});

describe('languages that nobody speaks', () => {
  it('have twice the words, but the ids that German leaves', () => {
    const english = { id: 'epd', name: 'drop list', also: ['list', null, 3] };
    const german = { id: 'epd', name: 'Drop-Liste', also: ['Liste', null, 3] };
    expect(changed(english, german, CHANGES.doubled)).toEqual({
      id: 'epd',
      name: '⟦drop list‖drop list⟧',
      also: ['⟦list‖list⟧', null, 3],
    });
  });

  it('do not grow with each function around a word', () =>
    expect(CHANGES.doubled(CHANGES.doubled('lost'))).toBe(CHANGES.doubled('lost')));

  it('change what a rule says and not what it does', () => {
    const rule =
      'rule epd: early discard\nhelp Some help.\n\nif queue > 3\n  refuse\n    say The queue is **{queue}**.\n';
    expect(changedRule(rule, (words) => `<${words}>`)).toBe(
      'rule epd: <early discard>\nhelp <Some help.>\n\nif queue > 3\n  refuse\n    say <The queue is **{queue}**.>\n',
    );
  });
});
