import type { Theme } from './tokens.ts';

/**
 * How a number of ours compares with that of a paper: four steps that stay apart in every sight, and far from the red of drops.
 * `agreement.css` is written from these by tests/app/agreementColors.test.ts and loads with the page of papers.
 */
export const agreementColors: Readonly<
  Record<Theme, Readonly<Record<'near' | 'within' | 'apart' | 'open', string>>>
> = {
  light: { near: '#0c4a2a', within: '#1a5fe0', apart: '#b84300', open: '#6e188b' },
  dark: { near: '#45f08a', within: '#5f9cf5', apart: '#c79357', open: '#e6d3f5' },
  projector: { near: '#0f3d25', within: '#0d4fe0', apart: '#a64200', open: '#6b008f' },
  'projector-dark': { near: '#45f08a', within: '#5f9cf5', apart: '#c79357', open: '#e6d3f5' },
};

function properties(theme: Theme, indent: string): string {
  const all = Object.entries(agreementColors[theme]);
  return all.map(([name, color]) => `${indent}--${name}: ${color};`).join('\n');
}

/** The text of agreement.css. */
export const agreementCss = (): string =>
  [
    '/* Written from agreement.ts by tests/app/agreementColors.test.ts: vitest run tests/app/agreementColors.test.ts -u */',
    `:root {\n${properties('light', '  ')}\n}\n`,
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-theme]) {\n${properties('dark', '    ')}\n  }\n}\n`,
    `[data-theme="dark"] {\n${properties('dark', '  ')}\n}\n`,
    `[data-theme="projector"] {\n${properties('projector', '  ')}\n}\n`,
    `[data-theme="projector-dark"] {\n${properties('projector-dark', '  ')}\n}\n`,
  ].join('\n');
