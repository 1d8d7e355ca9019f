import { describe, expect, it } from 'vitest';
import { sightOf, sizeOf, themeOf } from '../../scripts/author/looks.ts';

describe('the look of an author’s picture', () => {
  it('has a size by name or in pixels', () => {
    expect(sizeOf('phone')).toEqual({ width: 390, height: 844 });
    expect(sizeOf('1024x768')).toEqual({ width: 1024, height: 768 });
  });

  it.each(['huge', '10x10', '1024', '99999x768', '1024x768.5', 'toString'])('refuses the size %s', (name) => {
    expect(() => sizeOf(name)).toThrow(
      `size = ${name}: known: laptop, projector, tablet, phone, or width x height`,
    );
  });

  it('has a theme of the page', () => {
    expect(themeOf('dark')).toBe('dark');
    expect(() => themeOf('sepia')).toThrow('theme = sepia: known: light, dark, projector');
  });

  it('has the colours as somebody sees them', () => {
    expect(sightOf('deuteranopia')).toBe('deuteranopia');
    expect(() => sightOf('blurred')).toThrow(
      'sight = blurred: known: usual, protanopia, deuteranopia, tritanopia, achromatopsia',
    );
  });
});
