import { describe, expect, it } from 'vitest';
import { findWords, mentionedNames, retiredNames, wordsInNames } from '../../scripts/words.mjs';

describe('the check of words', () => {
  it('reports file, line, word and suggestion in a page', () => {
    expect(findWords('docs/a.md', '# A\n\nNobody told the port.\n')).toEqual([
      'docs/a.md:3: "Nobody": name the component or the reader',
      'docs/a.md:3: "told": report, show, log, notify, receive',
    ]);
  });

  it('leaves code, addresses, longer words and terms of the field alone', () => {
    const text =
      'The key `twins`, [a page](twins.md), future work, one that stands for it, spelling.\n```\nstops anew\n```\n';
    expect(findWords('docs/a.md', text)).toEqual([]);
  });

  it('reads the comments and texts of a file of strings, not its names and keys', () => {
    const code = [
      "import { told } from './told.ts';",
      '/** Nobody. */',
      "export const t = { told: 'shown', b: `$" + "{told} beside`, c: <const>'anew' };",
    ].join('\n');
    expect(findWords('src/app/strings/a.ts', code)).toEqual([
      'src/app/strings/a.ts:2: "Nobody": name the component or the reader',
      'src/app/strings/a.ts:3: "anew": again',
      'src/app/strings/a.ts:3: "beside": next to',
    ]);
  });

  it.each(['src/scenarios/scenes/a.ts', 'src/studies/zhu/a.ts', 'src/stories/a.ts', 'src/lessons/a.ts'])(
    'reads the texts of scenes, studies, stories and lessons: %s',
    (file) =>
      expect(findWords(file, "export const a = { beside: 'Nobody hears of it.' };")).toEqual([
        `${file}:1: "Nobody": name the component or the reader`,
        `${file}:1: "hears": report, show, log, notify, receive`,
      ]),
  );

  it('reads the texts of a story, not its keys', () =>
    expect(
      findWords('src/stories/texts/a.story.json', '{\n"ghost": "rest", "say": "*Nobody* sends."\n}'),
    ).toEqual(['src/stories/texts/a.story.json:2: "Nobody": name the component or the reader']));

  it('reads the comments of other files, not names in them, and no text there', () => {
    const code = [
      '/** Nobody is asked; `told` is a name. @param beside a name, too */',
      "export const told = 'anew'; // It stands here.",
      'const link = `// beside`;',
    ].join('\n');
    expect(findWords('src/engine/switch/a.ts', code)).toEqual([
      'src/engine/switch/a.ts:1: "Nobody": name the component or the reader',
      'src/engine/switch/a.ts:2: "stands": is, contains',
    ]);
    for (const file of ['src/engine/kernel/assembly/a.ts', 'src/app/a.tsx', 'src/rules/a.ts'])
      expect(findWords(file, '// Nobody.')).toEqual([
        `${file}:1: "Nobody": name the component or the reader`,
      ]);
  });

  it('finds comments behind texts with holes and patterns, and none inside of them', () => {
    const code = [
      'const text = `a $' + '{b} c`; // It stands here.',
      'const quote = /[\'"`]/; // Nobody.',
      'const list = [...left.split(`$' + '{a}`), /* beside */ 1]; const no = `// told`;',
    ].join('\n');
    expect(findWords('src/engine/switch/a.ts', code)).toEqual([
      'src/engine/switch/a.ts:2: "Nobody": name the component or the reader',
      'src/engine/switch/a.ts:1: "stands": is, contains',
      'src/engine/switch/a.ts:3: "beside": next to',
    ]);
    const page = 'const a = <p>It doesn’t</p>; // It stands here.';
    expect(findWords('src/app/a.tsx', page)).toEqual(['src/app/a.tsx:1: "stands": is, contains']);
  });

  it('reads the comments of styles, not their rules', () => {
    const styles = '/* Beside a plot. */\n.beside::before {\n  content: "told"; /* It stands here. */\n}\n';
    expect(findWords('src/app/a.css', styles)).toEqual([
      'src/app/a.css:3: "stands": is, contains',
      'src/app/a.css:1: "Beside": next to',
    ]);
  });

  it('reads the names that a file declares, word by word, not where they are used', () => {
    const code = [
      "import { told } from './told.ts';",
      'export class Telling { hearsNews = told.tell; private bookOf(one: number, { calm: quiet }: Sea) {} }',
      'const { standing, beside: next } = understand({ told });',
      'for (const oneByOne of bookshelf) next(oneByOne.twins);',
    ].join('\n');
    expect(wordsInNames('src/engine/a.ts', code)).toEqual([
      { word: 'telling', name: 'Telling', line: 2 },
      { word: 'hears', name: 'hearsNews', line: 2 },
      { word: 'book', name: 'bookOf', line: 2 },
      { word: 'one', name: 'one', line: 2 },
    ]);
  });

  it('reads keys of objects, the rest of a pattern and the name of the file, in which `one` may be a number', () => {
    const code = 'export const words = { nobody: 1, one: 2, of: ({ a, ...one }: Row) => ({ ...one, a }) };';
    expect(wordsInNames('src/app/overlay/useBeside.ts', code)).toEqual([
      { word: 'beside', name: 'useBeside', line: 1 },
      { word: 'nobody', name: 'nobody', line: 1 },
      { word: 'one', name: 'one', line: 1 },
    ]);
  });

  it('finds names that a term has replaced where comments and READMEs mention them, not in samples of text', () => {
    const code =
      '/** After `Port.serveUntil`, {@link Losses}; `Losses of 5 cells` is a sample, and so are Losses. */\nlet a;';
    expect(mentionedNames('src/engine/a.ts', code).map(({ name, line }) => [name, line])).toEqual([
      ['serveUntil', 1],
      ['Losses', 1],
    ]);
    expect(mentionedNames('src/engine/README.md', '# A\n\nAsk `PortHooks`.\n')).toEqual([
      { name: 'PortHooks', line: 3, use: expect.stringContaining('PortTimersAndDepartures') },
    ]);
    expect(mentionedNames('src/app/a.ts', code)).toEqual([]);
  });

  it('finds names that a term has replaced, where they are declared, and some of them in the engine only', () => {
    const code = [
      "import { Windows } from './windows.ts';",
      'export class Lodger extends Windows { checkIn(refuseListed: number) { const { Halt: reason } = this.shelf; } }',
      'interface Stops { giveBack(): void }',
    ].join('\n');
    const namesOf = (file: string): string[] => retiredNames(file, code).map(({ name }) => name);
    expect(namesOf('src/engine/a.ts')).toEqual(['Lodger', 'checkIn', 'refuseListed', 'Stops', 'giveBack']);
    expect(namesOf('src/app/a.tsx')).toEqual(['giveBack']);
    expect(retiredNames('src/engine/a.ts', 'const x = 1; class Arena {}')).toEqual([
      { name: 'Arena', line: 1, use: expect.stringContaining('WasmHeap') },
    ]);
  });
});
