import type { Plugin } from 'vite';

/**
 * Any rule of a later layer wins over those of earlier ones, whatever their selectors are and whichever sheet came first.
 * `utilities` change what a widget is, and a panel changes them.
 * `profiles` has what a phone, a projector or paper needs otherwise: of a sheet, what is in `@layer profiles`.
 */
export const LAYERS = ['base', 'widgets', 'utilities', 'panels', 'profiles'] as const;

const PROFILES = /^@layer profiles \{$[\s\S]*?^\}$/gm;

const PLACES: readonly (readonly [RegExp, (typeof LAYERS)[number]])[] = [
  [/\/theme\/(?:tokens\/|fonts|fallback|sizes|base)/, 'base'],
  [/\/theme\/utilities/, 'utilities'],
  [/\/theme\/(?:motion|phone|projector|forced|print|languages)/, 'profiles'],
  [/\/(?:theme|plot\/row|thresholds|widgets(?!\/gallery))\//, 'widgets'],
];

/** The layer of a sheet by its folder: one of no widget belongs to a panel or a page. */
export const layerOf = (path: string): (typeof LAYERS)[number] =>
  PLACES.find(([places]) => places.test(path))?.[1] ?? 'panels';

/** A sheet within its layer, so that it need not say it. */
export function inLayer(sheet: string, path: string): string {
  const begin = `@layer ${layerOf(path)} {`;
  const inside = sheet.replace(PROFILES, (block) => `}\n${block}\n${begin}`);
  return `@layer ${LAYERS.join(', ')};\n${begin}\n${inside}\n}\n`;
}

export const layered: Plugin = {
  name: 'layered',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/app\/.*\.css$/ },
    handler: (code, id) => ({ code: inLayer(code, id), map: null }),
  },
};
