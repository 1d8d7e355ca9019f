import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Drawing,
  type DrawnMark,
  type DrawnWords,
  groupOf,
  type Ink,
  PLAIN_PEN,
  shapeOf,
} from '../../../src/app/picture/drawing.ts';
import { escaped, svgOf } from '../../../src/app/picture/write/svg.ts';

const INK: Ink = { color: '#16181d', alpha: 1 };
const HEAD = { title: 'A & B', description: 'seed 1', metadata: '{"a":"<b>"}' };
const drawing = (...marks: DrawnMark[]): Drawing => ({
  width: 100,
  height: 50,
  ground: { color: '#ffffff', alpha: 1 },
  marks,
});
const words = (text: string): DrawnWords => ({
  kind: 'words',
  text,
  x: 1,
  y: 12,
  font: { family: "Inter, 'Some Font'", size: 12, weight: '600', style: 'normal' },
  anchor: 'start',
  fill: INK,
  pen: null,
});

/** Names of elements that are opened and never closed, or closed in another order; empty where a document is well-formed. */
function unclosed(xml: string): readonly string[] {
  const open: string[] = [];
  for (const [, end, name = '', rest = ''] of xml.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<&]*(?:&\w+;[^"<&]*)*")*\s*\/?)>/gi,
  )) {
    if (end !== '') {
      if (open.pop() !== name) return [name];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}

describe('a drawing as SVG', () => {
  it('is well-formed whatever is written in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const svg = svgOf(drawing(words(text)), { ...HEAD, title: text });
        expect(unclosed(svg)).toEqual([]);
        expect(svg.replace(/<[^>]*>/g, '')).not.toMatch(/[<]|&(?!\w+;)/);
      }),
    );
  });

  it('has its size, title, stamp and data', () => {
    const svg = svgOf(drawing(), HEAD);
    expect(svg).toContain('width="100" height="50" viewBox="0 0 100 50"');
    expect(svg).toContain('<title>A &amp; B</title>');
    expect(svg).toContain('<desc>seed 1</desc>');
    expect(svg).toContain(`<metadata>${escaped(HEAD.metadata)}</metadata>`);
    expect(escaped('"<b>')).toMatch(/^&\w+;&lt;b&gt;$/);
    expect(svg).not.toContain('foreignObject');
  });

  it('names letters that are no wider, for a program without the font of the page', () => {
    const text = words('a');
    const svg = svgOf(
      drawing({ ...text, font: { ...text.font, family: 'Inter, system-ui, sans-serif' } }),
      HEAD,
    );
    expect(svg).toContain(
      `font-family="${escaped("Inter, Arial, 'Liberation Sans', system-ui, sans-serif")}"`,
    );
  });

  it('writes a clip or a pattern once, however many use it', () => {
    const clip = 'M0 0h9v9h-9z';
    const tile = { size: 4, ground: INK, marks: [shapeOf('M0 0h1v1h-1z', INK)] };
    const one = groupOf([shapeOf('M1 1h2', tile)], { clip });
    const svg = svgOf(drawing(one, one), HEAD);
    expect(svg.match(/<clipPath /g)).toHaveLength(1);
    expect(svg.match(/<pattern /g)).toHaveLength(1);
    expect(svg.match(/clip-path="url\(#/g)).toHaveLength(2);
  });

  it('names the groups of panels, each once', () => {
    const panel = groupOf([shapeOf('M0 0h1', null, { ...PLAIN_PEN, ink: INK, width: 1 })], { name: 'queue' });
    const svg = svgOf(drawing(panel, panel), HEAD);
    expect(svg).toContain('<g id="queue">');
    expect(svg).toContain('<g id="queue-2">');
  });

  it('says how strong a colour is apart from the colour, as editors want it', () => {
    const svg = svgOf(drawing(shapeOf('M0 0h1v1z', { ...INK, alpha: 0.25 })), HEAD);
    expect(svg).toContain('fill="#16181d" fill-opacity="0.25"');
  });

  it('is the same when it is written again', () => {
    const marks = [groupOf([words('0.300 s')], { clip: 'M0 0h1v1z' })];
    expect(svgOf(drawing(...marks), HEAD)).toBe(svgOf(drawing(...marks), HEAD));
  });
});
