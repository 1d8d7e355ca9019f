import { fixed } from '../../text.ts';

/** A part of a picture; parts are below each other. */
export interface Part {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
}

const TITLE = 18;
const STYLE =
  'text{font:11px sans-serif;fill:#444}path{fill:none;stroke:#111}.g{stroke:#ddd}.a{stroke:#666}.l{stroke:#b00;stroke-dasharray:5 4}.m{fill:#fff}.p{fill:#fd5;stroke:#960}';

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Without the zeros at its end. */
export const short = (value: number): string =>
  Math.abs(value) >= 100 ? fixed(value) : String(Number(value.toPrecision(3)));

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const label = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;

export const across = (left: number, right: number, y: number, kind: string): string =>
  `<line class="${kind}" x1="${left}" x2="${right}" y1="${round(y)}" y2="${round(y)}"/>`;

/** One SVG file. */
export function svgOf(parts: readonly Part[]): string {
  let top = 0;
  const placed = parts.map(({ title, height, shapes }) => {
    const part = `<g transform="translate(0,${top})"><text x="4" y="12">${escaped(title)}</text><g transform="translate(0,${TITLE})">${shapes}</g></g>`;
    top += height + TITLE + TITLE;
    return part;
  });
  const width = Math.max(...parts.map((part) => part.width));
  const titles = parts.map(({ title }) => escaped(title)).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img">\n<title>${titles}</title>\n<style>${STYLE}</style><rect width="${width}" height="${top}" fill="#fff"/>\n${placed.join('\n')}\n</svg>\n`;
}
