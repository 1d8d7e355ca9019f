import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where keys are listened to. */
const KEYS = 'src/app/keys/keys.ts';

const LISTENING =
  /\bonKey(Down|Up|Press)(Capture)?\b|['"]key(down|up|press)\b|\bKeyboardEvent\b|\baccessKey\b/g;
/** The place of a key on its board, in the words of `KeyboardEvent.code`. */
const PLACES = /['"](Key[A-Z]|Digit\d|Slash|Backslash|Semicolon|Quote|Bracket(Left|Right))['"]/g;

const found = (text: string): string[] => [LISTENING, PLACES].flatMap((pattern) => text.match(pattern) ?? []);

const files = (readdirSync('src', { recursive: true }) as string[])
  .map((name) => join('src', name))
  .filter((name) => /\.(tsx?|mjs|html)$/.test(name) && name !== KEYS)
  // Inside of a page that is measured, not in ours.
  .filter((name) => !name.startsWith('src/cli/'));

describe('keys are listened to in one place', () => {
  it.each(files)('%s leaves it to app/keys', (file) => {
    expect(found(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('which looks at the place of a key once, for keyboards without the letter', () => {
    const text = readFileSync(KEYS, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    expect(text.match(/\bcode\b/g)).toHaveLength(2);
  });

  it.each([
    '<div onKeyDown={move} />',
    "addEventListener('keydown', listen);",
    "selected.on('keydown.zoom', zoom);",
    'function keyed(event: KeyboardEvent) {}',
    "if (code === 'KeyZ') undo();",
  ])('%s is found', (text) => expect(found(text).length).toBeGreaterThan(0));

  it.each(['<div {...keys(act)} />', 'cell.code === EventCode.mark', "key === 'ArrowLeft'"])(
    '%s is not',
    (text) => expect(found(text)).toEqual([]),
  );
});

/** Arrow keys that lead on in a row, by what they step. */
const STEPPED = /Arrow(Left|Right): [+-]?1\b/;

/** What has no buttons of its own in a row. */
const OTHER_STEPS = {
  'src/app/chrome/gallery/neighbour.ts': 'cards in rows',
  'src/app/keys/useRoving.ts': 'buttons in a row',
  'src/app/lesson/drawing/DrawPlot.tsx': 'a point of a drawing',
  'src/app/panels/buffer/lanes/LanesPanel.tsx': 'lanes of a canvas',
  'src/app/panels/routes/RoutesPanel.tsx': 'cells on a canvas',
};

it('leads from button to button in one place', () => {
  expect('const by = { ArrowRight: 1, ArrowLeft: -1 }[key];').toMatch(STEPPED);
  const stepped = files.filter((file) => STEPPED.test(readFileSync(file, 'utf8'))).toSorted();
  expect(stepped, 'use useRoving of app/keys').toEqual(Object.keys(OTHER_STEPS));
});
