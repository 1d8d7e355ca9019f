import { type ThemeName, type Tokens, tokens, vcColor } from './tokens.ts';

const NAMES = ['bg', 'panel', 'ink', 'ink2', 'ink3', 'axis', 'rule', 'grid', 'fill'] as const;
const MARKS = ['drop', 'hl', 'hlink', 'hl2'] as const;

function properties(theme: ThemeName, indent: string): string {
  const colors: Tokens = tokens[theme];
  const named = [...NAMES, ...MARKS].map((name) => `${indent}--${name}: ${colors[name]};`);
  const vcs = colors.vc.map((_, index) => `${indent}--vc-${index + 1}: ${vcColor(theme, index + 1)};`);
  const scheme = `${indent}color-scheme: ${theme === 'dark' ? 'dark' : 'light'};`;
  return [scheme, ...named, ...vcs].join('\n');
}

/** The text of tokens.css. */
export function tokensCss(): string {
  return [
    '/* Written from tokens.ts by tests/app/tokens.test.ts: vitest run tests/app/tokens.test.ts -u */',
    `:root,\n[data-theme="light"] {\n${properties('light', '  ')}\n}\n`,
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-theme]) {\n${properties('dark', '    ')}\n  }\n}\n`,
    `[data-theme="dark"] {\n${properties('dark', '  ')}\n}\n`,
    `[data-theme="projector"] {\n${properties('projector', '  ')}\n}\n`,
  ].join('\n');
}
