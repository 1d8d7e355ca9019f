import type { PixelImage } from '../../src/app/plot/paint/image.ts';

/** An image as text, one letter per colour: what a reviewer can check by eye. `.` is transparent, `+` a blend. */
export function picture(image: PixelImage, letters: ReadonlyMap<number, string>): string[] {
  return Array.from({ length: image.height }, (_, y) =>
    Array.from({ length: image.width }, (_, x) => {
      const pixel = image.pixels[y * image.width + x]!;
      return pixel === 0 ? '.' : (letters.get(pixel) ?? '+');
    }).join(''),
  );
}
