import { Buffer } from 'node:buffer';
import { deflateSync, crc32 as nodeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Drawing,
  groupOf,
  type Ink,
  type Mark,
  PLAIN_PEN,
  shapeOf,
  type Words,
} from '../../../src/app/picture/drawing.ts';
import { crc32, withTexts } from '../../../src/app/picture/write/pngText.ts';
import { escaped, svgOf } from '../../../src/app/picture/write/svg.ts';

/** Types of chunks. */
const [HEADER, DATA, END] = ['IHDR', 'IDAT', 'IEND'] as const;
/** Between a keyword and its text. */
const NUL = String.fromCharCode(0);
const INK: Ink = { color: '#16181d', alpha: 1 };
const HEAD = { title: 'A & B', description: 'seed 1', metadata: '{"a":"<b>"}' };
const drawing = (...marks: Mark[]): Drawing => ({
  width: 100,
  height: 50,
  ground: { color: '#ffffff', alpha: 1 },
  marks,
});
const words = (text: string): Words => ({
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

describe('texts in a PNG', () => {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(nodeCrc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk(HEADER, Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk(DATA, deflateSync(Uint8Array.from([0, 0]))),
    chunk(END, new Uint8Array()),
  ]);

  /** Types and data of all chunks; their checksums have to be right. */
  const chunksOf = (file: Uint8Array): readonly (readonly [string, string])[] => {
    const bytes = Buffer.from(file);
    const found: [string, string][] = [];
    for (let at = 8; at < bytes.length; ) {
      const size = bytes.readUInt32BE(at);
      const body = bytes.subarray(at + 4, at + 8 + size);
      expect(bytes.readUInt32BE(at + 8 + size)).toBe(nodeCrc32(body));
      found.push([body.toString('latin1', 0, 4), body.toString('latin1', 4)]);
      at += 12 + size;
    }
    return found;
  };

  it('are behind its header, and the rest of it is unchanged', () => {
    const chunks = chunksOf(withTexts(png, { Title: 'Half empty', Comment: 'Münster – 0.3 s' }));
    expect(chunks.map(([type]) => type)).toEqual([HEADER, 'tEXt', 'tEXt', DATA, END]);
    expect(chunks[1]?.[1]).toBe(['Title', 'Half empty'].join(NUL));
    expect(chunks[2]?.[1]).toBe(['Comment', 'Münster \\u2013 0.3 s'].join(NUL));
  });

  it('have the checksum of the standard', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(crc32(bytes)).toBe(nodeCrc32(bytes));
      }),
    );
  });
});
