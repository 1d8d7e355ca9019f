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
const inGerman = (source: string): string => withSentences(source, (text) => GERMAN[text] ?? null);

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
    const german = withSentences(source, (key) => (key === 'short: few' ? 'wenige' : null));
    expect(saidBy(german)).toEqual({ id: 'few', short: 'wenige' });
  });

  it('are not the keys of an object, types, or names of modules', () => {
    const source = "import { a } from 'few';\nexport const b: 'few' = { 'few': a };";
    expect(sentencesIn(source)).toEqual([]);
    expect(inGerman(source)).toBe(source);
  });

  it('stay as they are where there is no German, signs of code included', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text with signs of a template
    const source = "export const said = 'a `b` ${c} \\\\ d';";
    expect(inGerman(source)).toBe(source);
  });
});

describe('languages that nobody speaks', () => {
  const english = { id: 'epd', name: 'drop list', of: (n: number) => `${n} cells`, also: ['list'] };
  const german = { id: 'epd', name: 'Drop-Liste', of: (n: number) => `${n} Zellen`, also: ['Liste'] };
  const double = changed(english, german, CHANGES.doubled) as typeof english;

  it('have twice the words, but the ids that German leaves', () => {
    expect(double).toMatchObject({ id: 'epd', name: '⟦drop list‖drop list⟧', also: ['⟦list‖list⟧'] });
    expect(double.of(3)).toBe('⟦3 cells‖3 cells⟧');
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
