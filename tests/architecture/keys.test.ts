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
