import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composed, type Look, wrapped } from '../../../src/app/picture/compose.ts';
import { shapeOf } from '../../../src/app/picture/drawing.ts';
import { inkOf, inkOfPixel } from '../../../src/app/picture/inks.ts';
import { boxPath, polygonPath } from '../../../src/app/picture/page/box.ts';
import { gradientMarks, gradientOf } from '../../../src/app/picture/page/gradients.ts';
import type { Stamp } from '../../../src/app/picture/stamp.ts';
import { pixelOf } from '../../../src/app/plot/paint/image.ts';

const BOX = { x: 10, y: 20, width: 40, height: 8 };

describe('colours of style sheets', () => {
  it('are read in each way browsers write them', () => {
    expect(inkOf('#D0021B')).toEqual({ color: '#d0021b', alpha: 1 });
    expect(inkOf('rgb(208, 2, 27)')).toEqual({ color: '#d0021b', alpha: 1 });
    expect(inkOf('rgba(208, 2, 27, 0.5)')).toEqual({ color: '#d0021b', alpha: 0.5 });
    expect(inkOf('color(srgb 1 0.5 0 / 0.25)')).toEqual({ color: '#ff8000', alpha: 0.25 });
    expect(inkOf('transparent').alpha).toBe(0);
  });

  it('are those of pixels', () => {
    expect(inkOfPixel(pixelOf('#ffe45c'))).toEqual({ color: '#ffe45c', alpha: 1 });
  });
});

describe('boxes', () => {
  it('have corners as round as there is room', () => {
    expect(boxPath(BOX, 0)).toBe('M10 20h40v8h-40z');
    expect(boxPath(BOX, 99)).toBe(
      'M14 20h32a4 4 0 0 1 4 4v0a4 4 0 0 1 -4 4h-32a4 4 0 0 1 -4 -4v0a4 4 0 0 1 4 -4z',
    );
  });

  it('are cut to the polygon of a style sheet', () => {
    expect(polygonPath('polygon(50% 0px, 100% 100%, 0px 100%)', BOX)).toBe('M30 20L50 28L10 28z');
    expect(polygonPath('inset(50%)', BOX)).toBeNull();
  });
});

describe('backgrounds', () => {
  const style = (backgroundImage: string, rest: Partial<CSSStyleDeclaration> = {}) =>
    ({
      backgroundImage,
      backgroundPosition: '0px 0px',
      backgroundSize: 'auto',
      ...rest,
    }) as CSSStyleDeclaration;

  it('with stripes are stripes of their width', () => {
    const text =
      'repeating-linear-gradient(90deg, rgb(22, 24, 29) 0px, rgb(22, 24, 29) 1px, rgba(0, 0, 0, 0) 1px, rgba(0, 0, 0, 0) 10px)';
    expect(gradientMarks(style(text), BOX, 'clip')).toMatchObject([
      {
        clip: 'clip',
        marks: [
          { d: expect.stringMatching(/^M10 19L11 19L11 29L10 29z(M.*?z){3}$/), fill: { color: '#16181d' } },
        ],
      },
    ]);
  });

  it('take a place before the last one as the last one', () => {
    const gradient = gradientOf(
      'repeating-linear-gradient(-45deg, rgb(0, 0, 0) 0px, rgb(0, 0, 0) 1.2px, rgb(255, 255, 255) 0px, rgb(255, 255, 255) 3px)',
    );
    expect(gradient).toMatchObject({ angle: -45, isRepeated: true });
    expect(gradient?.stops.map(({ at }) => at)).toEqual([0, 1.2, 1.2, 3]);
  });

  it('with points have a tile of one', () => {
    const text = 'radial-gradient(circle, rgb(22, 24, 29) 0.8px, rgb(255, 255, 255) 1.2px)';
    expect(gradientMarks(style(text, { backgroundSize: '4px 4px' }), BOX, 'M0 0h1')).toMatchObject([
      { marks: [{ fill: { size: 4, ground: { color: '#ffffff' } } }] },
    ]);
  });

  it('of several layers have the first one on top, each in its place', () => {
    const patch = (color: string) => `linear-gradient(${color}, ${color})`;
    const all = `${patch('rgb(1, 1, 1)')}, ${patch('rgb(2, 2, 2)')}`;
    const places = { backgroundPosition: '9px 0px, 0px 2px', backgroundSize: '2px 7px, 10px 3px' };
    expect(gradientMarks(style(all, places), BOX, 'clip')).toMatchObject([
      { marks: [{ d: 'M10 22h10v3h-10z' }, { d: 'M19 20h2v7h-2z' }] },
    ]);
  });

  it('without a gradient are none', () => {
    expect(gradientMarks(style('none'), BOX, 'clip')).toEqual([]);
  });
});

describe('a picture', () => {
  const widthOf = (text: string) => text.length * 5;

  it('wraps words into lines that fit, and loses none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }),
        fc.integer({ min: 20, max: 200 }),
        (all, width) => {
          const lines = wrapped(all.join(' '), width, widthOf);
          expect(lines.join(' ')).toBe(all.join(' '));
          for (const line of lines) expect(widthOf(line) <= width || !line.includes(' ')).toBe(true);
        },
      ),
    );
  });

  const stamp: Stamp = {
    version: '0.2.0',
    scenario: 'half-empty',
    title: 'Ten senders, half a link',
    seed: 7,
    seconds: 0.3,
    edits: [{ time: 25e10, path: 'ports.S2>S3.policy.threshold', value: 1360 }],
    digest: '0123456789abcdef',
  };
  const ink = inkOf('#16181d');
  const look: Look = {
    ground: inkOf('#ffffff'),
    ink,
    pale: ink,
    font: { family: 'Inter', size: 13, weight: '400', style: 'normal' },
  };
  const part = (y: number) => ({
    box: { x: 100, y, width: 600, height: 50 },
    marks: [shapeOf('M0 0h1', ink)],
  });

  it('has the title on top, its parts below each other, and the stamp of the run below them', () => {
    const { width, height, marks } = composed([[part(300), part(900)]], stamp, look, {
      widthOf: (_, text) => widthOf(text),
    });
    const texts = marks.flatMap((mark) => (mark.kind === 'words' ? [mark.text] : []));
    expect(texts).toEqual([
      'Ten senders, half a link',
      'Cellscope 0.2.0 · scenario half-empty · seed 7 · up to 0.3 s · digest 0123 4567 89ab cdef',
      'Changes: 0.25 s ports.S2>S3.policy.threshold = 1360',
    ]);
    const moves = marks.flatMap((mark) =>
      mark.kind === 'group' && mark.matrix ? [mark.matrix.slice(4)] : [],
    );
    const [top, next] = moves;
    expect(moves).toHaveLength(2);
    expect([top?.[0], next?.[0]]).toEqual([-84, -84]);
    // 900 is where the second one was; now it is 54 below the first.
    expect((next?.[1] ?? 0) + 900 - ((top?.[1] ?? 0) + 300)).toBe(54);
    expect(width).toBe(632);
    expect(height).toBeGreaterThan(150);
  });

  it('has room for columns next to each other', () => {
    const { width } = composed([[part(0)], [part(0)]], stamp, look, { widthOf: (_, text) => widthOf(text) });
    expect(width).toBe(600 + 24 + 600 + 32);
  });
});
