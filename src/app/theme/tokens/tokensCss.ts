import { isDark, type Theme, type Tokens, tokens, vcColor } from './tokens.ts';

const NAMES = ['bg', 'panel', 'ink', 'ink2', 'ink3', 'axis', 'rule', 'grid', 'fill'] as const;
const MARKS = ['drop', 'hl', 'hlink', 'hl2'] as const;

function valuesOf(theme: Theme): readonly string[] {
  const colors: Tokens = tokens[theme];
  const named = [...NAMES, ...MARKS].map((name) => `--${name}: ${colors[name]};`);
  const vcs = colors.vc.map((_, index) => `--vc-${index + 1}: ${vcColor(theme, index + 1)};`);
  return [`color-scheme: ${isDark(theme) ? 'dark' : 'light'};`, ...named, ...vcs];
}

/** Custom properties of a theme; of themes other than light, those that differ from light. */
function properties(theme: Theme, indent: string): string {
  const usual = theme === 'light' ? [] : valuesOf('light');
  const own = valuesOf(theme).filter((value) => !usual.includes(value));
  return own.map((value) => `${indent}${value}`).join('\n');
}

export function tokensCss(): string {
  return [
    '/* Written from tokens.ts by tests/app/tokens.test.ts: vitest run tests/app/tokens.test.ts -u */',
    `:root {\n${properties('light', '  ')}\n}\n`,
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-theme]) {\n${properties('dark', '    ')}\n  }\n}\n`,
    `[data-theme="dark"] {\n${properties('dark', '  ')}\n}\n`,
    `[data-theme="projector"] {\n${properties('projector', '  ')}\n}\n`,
    `[data-theme="projector-dark"] {\n${properties('projector-dark', '  ')}\n}\n`,
  ].join('\n');
}
