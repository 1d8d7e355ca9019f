import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where pointers become gestures. */
const GESTURES = 'src/app/plot/gestures/';

/** Files that look at pointers themselves, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/app/widgets/numbers/ScaleSlider.tsx':
    'tells a press on a slider of Radix, which has the gesture, from a drag',
  'src/app/builder/Builder.tsx': 'makes one step of undo of what a pointer does from down to up',
};

const HANDLERS =
  /\bon(Pointer(Down|Move|Up|Cancel)(Capture)?|(Got|Lost)PointerCapture|Wheel|Touch\w+|Mouse(Down|Move|Up))\b/g;
const CAPTURE = /\b(set|release)PointerCapture\b/g;
const EVENTS = /'(pointer(down|move|up|cancel)|wheel|touch(start|move|end|cancel)|mouse(down|move|up))\b/g;

const handMade = (text: string): string[] =>
  [HANDLERS, CAPTURE, EVENTS].flatMap((pattern) => text.match(pattern) ?? []);

const files = (readdirSync('src/app', { recursive: true }) as string[])
  .map((name) => join('src/app', name))
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(GESTURES));

describe('pointers become gestures in one place', () => {
  it.each(files.filter((file) => !(file in ELSEWHERE)))('%s leaves it to app/plot/gestures', (file) => {
    expect(handMade(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(Object.entries(ELSEWHERE))('%s %s', (file) => {
    expect(handMade(readFileSync(file, 'utf8'))).not.toEqual([]);
  });

  it.each([
    '<div onPointerDown={down} />',
    '<div onPointerUpCapture={up} />',
    'element.setPointerCapture(event.pointerId);',
    "window.addEventListener('wheel', zoom, { passive: false });",
    "selected.on('touchmove.zoom', follow);",
  ])('%s is found', (text) => expect(handMade(text)).toHaveLength(1));

  it.each([
    '<button type="button" onClick={close} />',
    '<div onPointerEnter={() => setAbout(spec)} />',
    "document.addEventListener('pointerdownOutside', close);",
  ])('%s is not', (text) => expect(handMade(text)).toEqual([]));
});
