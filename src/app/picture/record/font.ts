import type { Font } from '../drawing.ts';

const WEIGHTS: Readonly<Record<string, string>> = { normal: '400', bold: '700' };

/** A font as a context gives it back: `italic 600 12px Inter, sans-serif`. */
export function fontOf(text: string): Font {
  const [, before = '', size = '10', family = 'sans-serif'] =
    /^(.*?)([\d.]+)px(?:\/\S+)?\s+(.*)$/.exec(text) ?? [];
  const words = before.split(/\s+/);
  const weight = words.find((word) => /^\d+$/.test(word) || word === 'bold') ?? '400';
  return {
    family: family.replace(/"/g, "'"),
    size: Number(size),
    weight: WEIGHTS[weight] ?? weight,
    style: words.includes('italic') ? 'italic' : 'normal',
  };
}
