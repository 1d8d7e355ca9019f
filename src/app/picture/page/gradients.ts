import type { Box } from '../../plot/plane.ts';
import { type DrawnMark, groupOf, type Ink, shapeOf, short } from '../drawing.ts';
import { inkOf, isSeen } from '../inks.ts';
import { boxPath, lengthOf, pixels } from './box.ts';

interface Stop {
  readonly ink: Ink;
  /** Position, CSS pixels; NaN where the style sheet gives none. */
  readonly at: number;
}

interface Gradient {
  readonly isRepeated: boolean;
  readonly isRadial: boolean;
  /** Degrees clockwise from the top. */
  readonly angle: number;
  readonly stops: readonly Stop[];
}

const COLOR = /((?:rgba?|color)\([^)]*\)|#[0-9a-f]{3,8}|transparent)\s*(-?[\d.]+px)?/gi;
/** A gradient with more stripes than this is drawn in one colour. */
const MOST_STRIPES = 600;

/** A gradient parsed from a computed style; null for any other text. */
export function gradientOf(text: string): Gradient | null {
  const [, repeating, kind, inside] = /^(repeating-)?(linear|radial)-gradient\((.*)\)$/.exec(text) ?? [];
  if (inside === undefined) return null;
  const stops: Stop[] = [];
  for (const [, color = '', at] of inside.matchAll(COLOR)) {
    const before = stops.at(-1)?.at ?? 0;
    // A position before the previous stop is moved to that stop.
    stops.push({ ink: inkOf(color), at: at === undefined ? Number.NaN : Math.max(before, pixels(at)) });
  }
  const [, angle] = /^(-?[\d.]+)deg/.exec(inside) ?? [];
  return {
    isRepeated: repeating !== undefined,
    isRadial: kind === 'radial',
    angle: angle === undefined ? 180 : Number(angle),
    stops,
  };
}

/** Stripes of one colour each, across the box. */
function stripes({ angle, stops, isRepeated }: Gradient, box: Box): DrawnMark[] {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
  const along = Math.abs(box.width * dx) + Math.abs(box.height * dy);
  const across = (Math.abs(box.width * dy) + Math.abs(box.height * dx)) / 2 + 1;
  const begin = [
    box.x + box.width / 2 - (dx * along) / 2,
    box.y + box.height / 2 - (dy * along) / 2,
  ] as const;
  const period = isRepeated ? (stops.at(-1)?.at ?? 0) : along;
  const times = isRepeated && period > 0 ? Math.ceil(along / period) : 1;
  if (times * stops.length > MOST_STRIPES) return [];
  const corner = (t: number, side: number): string =>
    `${short(begin[0] + dx * t - dy * across * side)} ${short(begin[1] + dy * t + dx * across * side)}`;
  const paths = new Map<Ink, string>();
  for (let i = 0; i + 1 < stops.length; i++) {
    const [from, to] = [stops[i], stops[i + 1]];
    if (!from || !to || !(to.at > from.at) || !isSeen(from.ink)) continue;
    for (let n = 0; n < times; n++) {
      const [a, b] = [n * period + from.at, n * period + to.at];
      const band = `M${corner(a, -1)}L${corner(b, -1)}L${corner(b, 1)}L${corner(a, 1)}z`;
      paths.set(from.ink, (paths.get(from.ink) ?? '') + band);
    }
  }
  return [...paths].map(([ink, d]) => shapeOf(d, ink));
}

/** A dot in each tile of a few pixels. */
function dots({ stops }: Gradient, size: number): DrawnMark | null {
  const [dot, ground] = [stops[0], stops.at(-1)];
  if (!dot || !ground || Number.isNaN(dot.at)) return null;
  const r = short(dot.at);
  const round = `M${short(size / 2 - dot.at)} ${short(size / 2)}a${r} ${r} 0 1 0 ${short(2 * dot.at)} 0a${r} ${r} 0 1 0 ${short(-2 * dot.at)} 0z`;
  return { ...shapeOf('', { size, ground: ground.ink, marks: [shapeOf(round, dot.ink)] }) };
}

/** One colour over a part of the box, positioned as by `background`: `9px 0px / 2px 7px`. */
function patch({ stops }: Gradient, box: Box, position: string, size: string): DrawnMark[] {
  const ink = stops[0]?.ink;
  const [width = 'auto', height = width] = size.split(' ');
  const [left = '0px', top = '0px'] = position.split(' ');
  if (!ink || !isSeen(ink)) return [];
  const whole = (text: string, of: number): number => (text === 'auto' ? of : lengthOf(text, of));
  const part = { width: whole(width, box.width), height: whole(height, box.height) };
  return [
    shapeOf(
      boxPath(
        {
          x: box.x + lengthOf(left, box.width - part.width),
          y: box.y + lengthOf(top, box.height - part.height),
          ...part,
        },
        0,
      ),
      ink,
    ),
  ];
}

/** Splits a list of a style sheet at its outer commas. */
const listed = (text: string): string[] => text.split(/,(?![^(]*\))\s*(?![^(]*\))/);

/** The gradients of a background, from the bottom layer up, clipped to `d`. */
export function gradientMarks(style: CSSStyleDeclaration, box: Box, d: string): readonly DrawnMark[] {
  const layers =
    style.backgroundImage.match(/(?:repeating-)?(?:linear|radial)-gradient\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  const positions = listed(style.backgroundPosition);
  const sizes = listed(style.backgroundSize);
  const marks = layers.flatMap((text, i): DrawnMark[] => {
    const gradient = gradientOf(text);
    if (gradient === null) return [];
    const size = sizes[i % sizes.length] ?? 'auto';
    if (gradient.isRadial) {
      const dotted = dots(gradient, pixels(size));
      return dotted?.kind === 'shape' && pixels(size) > 0 ? [{ ...dotted, d }] : [];
    }
    if (gradient.isRepeated) return stripes(gradient, box);
    const isOneColor = gradient.stops.every(
      ({ ink }) => ink.color === gradient.stops[0]?.ink.color && ink.alpha === gradient.stops[0]?.ink.alpha,
    );
    return isOneColor ? patch(gradient, box, positions[i % positions.length] ?? '', size) : [];
  });
  return marks.length === 0 ? [] : [groupOf(marks.reverse(), { clip: d })];
}
