import {
  type Drawing,
  type DrawnMark,
  type DrawnWords,
  type Font,
  type Ink,
  isTile,
  type Matrix,
  type PicturePen,
  type Shape,
  short,
  type Tile,
} from '../drawing.ts';

/** Characters that XML 1.0 has no room for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it leaves out.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escaped = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? short(value) : escaped(value)}"`,
    )
    .join('');

const tag = (name: string, attributes: Attributes, content = ''): string =>
  content === '' ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${content}</${name}>`;

const matrixText = (matrix: Matrix | undefined): string | undefined =>
  matrix && `matrix(${matrix.map((part) => String(Math.round(part * 1e5) / 1e5 + 0)).join(' ')})`;

const inkAttributes = (name: 'fill' | 'stroke', ink: Ink | null): Attributes =>
  ink === null
    ? { [name]: 'none' }
    : { [name]: ink.color, [`${name}-opacity`]: ink.alpha < 1 ? short(ink.alpha) : undefined };

function penAttributes(pen: PicturePen | null): Attributes {
  if (pen === null) return {};
  return {
    ...inkAttributes('stroke', pen.ink),
    'stroke-width': pen.width,
    'stroke-dasharray': pen.dash.length > 0 ? pen.dash.map(short).join(' ') : undefined,
    'stroke-dashoffset': pen.dash.length > 0 && pen.dashOffset !== 0 ? pen.dashOffset : undefined,
    'stroke-linecap': pen.cap === 'butt' ? undefined : pen.cap,
    'stroke-linejoin': pen.join === 'miter' ? undefined : pen.join,
  };
}

/** For a program without our font: letters that are no wider, so that words next to each other never meet. */
const withOthers = (family: string): string =>
  family.replace('system-ui', "Arial, 'Liberation Sans', system-ui");

const fontAttributes = ({ family, size, weight, style }: Font): Attributes => ({
  'font-family': withOthers(family),
  'font-size': size,
  'font-weight': weight === '400' ? undefined : weight,
  'font-style': style === 'normal' ? undefined : style,
});

/** Writes marks, and keeps what they refer to. */
class SvgWriter {
  /** By what is in them: the same clip or tile is written once. */
  readonly #definitions = new Map<string, { readonly id: string; readonly text: string }>();

  readonly #names = new Map<string, number>();

  get definitions(): string {
    const all = [...this.#definitions.values()].map(({ text }) => text).join('\n');
    return all === '' ? '' : `<defs>\n${all}\n</defs>\n`;
  }

  #define(key: string, text: (id: string) => string): string {
    const known = this.#definitions.get(key);
    if (known !== undefined) return known.id;
    const id = `d${this.#definitions.size + 1}`;
    // The place is taken first: what is inside a tile has definitions of its own.
    this.#definitions.set(key, { id, text: '' });
    this.#definitions.set(key, { id, text: text(id) });
    return id;
  }

  #clip(d: string): string {
    return this.#define(`clip ${d}`, (id) => tag('clipPath', { id }, tag('path', { d })));
  }

  #tile({ size, ground, marks }: Tile): string {
    const inside = `${tag('rect', { width: size, height: size, ...inkAttributes('fill', ground) })}${this.marks(marks)}`;
    return this.#define(`tile ${size} ${inside}`, (id) =>
      tag('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, inside),
    );
  }

  #fill(fill: Ink | Tile | null): Attributes {
    return fill !== null && isTile(fill)
      ? { fill: `url(#${this.#tile(fill)})` }
      : inkAttributes('fill', fill);
  }

  #shape({ d, fill, pen, isCrisp, matrix }: Shape): string {
    return tag('path', {
      d,
      ...this.#fill(fill),
      ...penAttributes(pen),
      'shape-rendering': isCrisp ? 'crispEdges' : undefined,
      transform: matrixText(matrix),
    });
  }

  #words({ text, x, y, font, anchor, fill, pen, width, matrix }: DrawnWords): string {
    return tag(
      'text',
      {
        x,
        y,
        ...fontAttributes(font),
        'text-anchor': anchor === 'start' ? undefined : anchor,
        textLength: width,
        lengthAdjust: width === undefined ? undefined : 'spacingAndGlyphs',
        ...inkAttributes('fill', fill),
        ...penAttributes(pen),
        transform: matrixText(matrix),
        'xml:space': /^\s|\s$|\s\s/.test(text) ? 'preserve' : undefined,
      },
      escaped(text),
    );
  }

  /** Ids of a document are different: a panel may be there for each branch. */
  #nameOf(name: string): string {
    const times = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, times);
    return times === 1 ? name : `${name}-${times}`;
  }

  #mark(mark: DrawnMark): string {
    if (mark.kind === 'shape') return this.#shape(mark);
    if (mark.kind === 'words') return this.#words(mark);
    if (mark.kind === 'raster') {
      const { source, x, y, width, height } = mark;
      return tag('image', { x, y, width, height, href: source.toDataURL('image/png') });
    }
    const inside = this.marks(mark.marks);
    const attributes = {
      id: mark.name === undefined || inside === '' ? undefined : this.#nameOf(mark.name),
      'clip-path': mark.clip === null ? undefined : `url(#${this.#clip(mark.clip)})`,
      opacity: mark.alpha < 1 ? short(mark.alpha) : undefined,
      transform: matrixText(mark.matrix),
    };
    return Object.values(attributes).every((value) => value === undefined) || inside === ''
      ? inside
      : tag('g', attributes, `\n${inside}\n`);
  }

  marks(marks: readonly DrawnMark[]): string {
    return marks
      .map((mark) => this.#mark(mark))
      .filter((text) => text !== '')
      .join('\n');
  }
}

export interface SvgHead {
  readonly title: string;
  /** Shown by readers of screens and in the file's properties. */
  readonly description: string;
  /** For programs: `<metadata>`. */
  readonly metadata: string;
}

/** A drawing as a document that needs nothing else. */
export function svgOf({ width, height, ground, marks }: Drawing, head: SvgHead): string {
  const writer = new SvgWriter();
  const body = writer.marks(marks);
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}" role="img">
<title>${escaped(head.title)}</title>
<desc>${escaped(head.description)}</desc>
<metadata>${escaped(head.metadata)}</metadata>
${writer.definitions}${tag('rect', { width, height, ...inkAttributes('fill', ground) })}
${body}
</svg>
`;
}
