import { elementAt } from '../../../contract/index.ts';

/** Colours of VISUAL.md section 2. `tokens.css` is written from these numbers by tests/app/tokens.test.ts. */
export const THEMES = ['light', 'dark', 'projector', 'projector-dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Large letters and few panels, for a wall. In style sheets its sizes are those of `[data-density="wall"]`. */
export const isProjector = (theme: Theme): boolean => theme === 'projector' || theme === 'projector-dark';
export const isDark = (theme: Theme): boolean => theme === 'dark' || theme === 'projector-dark';

export interface Tokens {
  readonly bg: string;
  readonly panel: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly axis: string;
  readonly ghost: string;
  readonly rule: string;
  readonly grid: string;
  readonly fill: string;
  readonly drop: string;
  readonly hl: string;
  readonly hlink: string;
  readonly hl2: string;
  /** Colour of VC n at index n - 1: five hues, three tiers. */
  readonly vc: readonly string[];
}

const light: Tokens = {
  bg: '#ffffff',
  panel: '#f6f6f2',
  ink: '#16181d',
  ink2: '#4a4f59',
  ink3: '#686e79',
  axis: '#8a8f98',
  ghost: '#868c97',
  rule: '#d9d9d3',
  grid: '#ecece7',
  fill: '#e9eaec',
  drop: '#d0021b',
  hl: '#ffe45c',
  hlink: '#16181d',
  hl2: '#fff6c4',
  vc: [
    ...['#185b92', '#7d5d2a', '#074e3f', '#9e0265', '#370386'],
    ...['#3c8cf0', '#b27923', '#508870', '#ea4ca2', '#7d4ad3'],
    ...['#778cb7', '#3f2e00', '#0e2d39', '#650066', '#511aa7'],
  ],
};

const dark: Tokens = {
  bg: '#101316',
  panel: '#171b1f',
  ink: '#f1f3f5',
  ink2: '#bcc3cb',
  ink3: '#949ca6',
  axis: '#7a828c',
  ghost: '#7f8791',
  rule: '#2b3138',
  grid: '#1d2227',
  fill: '#242a30',
  drop: '#ff5a52',
  hl: '#ffdf4d',
  hlink: '#16181d',
  hl2: '#3a3410',
  vc: [
    ...['#94b7fe', '#f6ca70', '#b1ffdc', '#f893bc', '#d3d3fe'],
    ...['#0991ed', '#9f6700', '#3c7c6e', '#e75eaf', '#8256af'],
    ...['#2d74e8', '#b5934b', '#97e4c2', '#d14186', '#a699de'],
  ],
};

const projector: Tokens = {
  ...light,
  ink2: '#2b2f37',
  ink3: '#444a55',
  axis: '#555b66',
  ghost: '#666c77',
  rule: '#b9b9b2',
  grid: '#e4e4de',
  drop: '#b80012',
  vc: [
    ...['#00136b', '#7e4a09', '#065958', '#600136', '#510a9d'],
    ...['#1c7dee', '#a86b16', '#107a6c', '#e32e97', '#7d37bd'],
    ...['#233e61', '#5a3a1f', '#196c4f', '#ab2097', '#8466ce'],
  ],
};

/** For a dark hall: a projector cannot show a grey darker than its wall, so what is not lit is lighter than on a screen. */
const projectorDark: Tokens = {
  ...dark,
  bg: '#000000',
  panel: '#14181b',
  ink: '#ffffff',
  ink2: '#d8dde2',
  ink3: '#b9c0c8',
  axis: '#98a0a9',
  ghost: '#9aa2ab',
  rule: '#49515a',
  grid: '#262c32',
  fill: '#2c333a',
};

export const tokens: Readonly<Record<Theme, Tokens>> = {
  light,
  dark,
  projector,
  'projector-dark': projectorDark,
};

export function vcColor(theme: Theme, vcId: number): string {
  const colors = tokens[theme].vc;
  return elementAt(colors, (vcId - 1) % colors.length);
}

/** The same as a custom property of the page, which follows its theme. */
export const vcVariable = (vcId: number): string => `var(--vc-${((vcId - 1) % light.vc.length) + 1})`;

/** Marker of a VC: 0 disc, 1 square, 2 triangle. */
export function vcTier(vcId: number): 0 | 1 | 2 {
  return (Math.floor((vcId - 1) / 5) % 3) as 0 | 1 | 2;
}

/** Line dash of a VC, pixels; empty = solid. */
export function vcDash(vcId: number): readonly number[] {
  return ([[], [5, 2.5], [1.5, 2.5]] as const)[vcTier(vcId)];
}

/** WCAG relative luminance of `#rrggbb`, 0 to 1. */
export function luminance(color: string): number {
  const linear = (at: number): number => {
    const c = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [ofA, ofB] = [luminance(a), luminance(b)];
  return (Math.max(ofA, ofB) + 0.05) / (Math.min(ofA, ofB) + 0.05);
}

/** Digits on a colour: whichever of black and white contrasts more. */
export function textOn(color: string): '#fff' | '#000' {
  return contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#fff' : '#000';
}
