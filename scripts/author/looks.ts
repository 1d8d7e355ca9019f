/** Themes of a picture, as in the address. */
export const THEMES = ['light', 'dark', 'projector', 'projector-dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How somebody sees the colours: the browser computes what is left of them. */
export const SIGHTS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Sizes of a page by name, CSS pixels. */
export const SIZES = {
  laptop: { width: 1366, height: 768 },
  projector: { width: 1920, height: 1080 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
export interface Size {
  readonly width: number;
  readonly height: number;
}
export type SizeName = keyof typeof SIZES;

const LEAST = 320;
const MOST = 7680;

/**
 * A size by its name, or as `1024x768`.
 * @throws {RangeError} that names what is allowed
 */
export function sizeOf(name: string): Size {
  if (Object.hasOwn(SIZES, name)) return SIZES[name as SizeName];
  const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (Object.values(size).every((pixels) => pixels >= LEAST && pixels <= MOST)) return size;
  throw new RangeError(
    `size = ${name}: known: ${Object.keys(SIZES).join(', ')}, or width x height of ${LEAST} to ${MOST} pixels such as 1024x768`,
  );
}

function oneOf<Name extends string>(kind: string, names: readonly Name[], name: string): Name {
  const known = names.find((one) => one === name);
  if (known === undefined) throw new RangeError(`${kind} = ${name}: known: ${names.join(', ')}`);
  return known;
}

/** @throws {RangeError} that names what is allowed */
export const themeOf = (name: string): Theme => oneOf('theme', THEMES, name);

/** @throws {RangeError} that names what is allowed */
export const sightOf = (name: string): Sight => oneOf('sight', SIGHTS, name);
