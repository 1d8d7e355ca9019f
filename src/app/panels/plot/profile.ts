import { useEffect, useState } from 'react';
import { type PlotStyle, type Profile, plotStyles } from '../../charts/style.ts';
import type { Theme } from '../../store/types.ts';

const phone = typeof matchMedia === 'function' ? matchMedia('(max-width: 47.99em)') : null;
const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export function profileOf(theme: Theme): Profile {
  if (theme === 'projector') return 'projector';
  return phone?.matches ? 'phone' : 'laptop';
}

export const reducedMotion = (): boolean => still?.matches ?? false;

/** Text follows the reader's font size; lines do not. */
export function styleOf(theme: Theme): PlotStyle {
  const profile = profileOf(theme);
  const style = plotStyles[profile];
  const root =
    typeof document === 'object' ? Number.parseFloat(document.documentElement.style.fontSize) : Number.NaN;
  const factor = Number.isFinite(root) && profile !== 'projector' ? root / 16 : 1;
  return factor === 1 ? style : { ...style, caption: style.caption * factor, label: style.label * factor };
}

/** The profile, kept current while the window changes. */
export function useProfile(theme: Theme): Profile {
  const [, redraw] = useState(0);
  useEffect(() => {
    const changed = () => redraw((n) => n + 1);
    phone?.addEventListener('change', changed);
    return () => phone?.removeEventListener('change', changed);
  }, []);
  return profileOf(theme);
}
