import { useEffect, useState } from 'react';
import { type PlotStyle, type Profile, plotStyles } from '../../charts/style.ts';
import type { Theme } from '../../store/types.ts';
import { PHONE } from '../../widgets/useMedia.ts';

const phone = typeof matchMedia === 'function' ? matchMedia(PHONE) : null;

export function profileOf(theme: Theme): Profile {
  if (theme === 'projector') return 'projector';
  return phone?.matches ? 'phone' : 'laptop';
}

/** @param textScale the reader's font size over 16 pixels: text follows it, lines do not */
export function styleOf(theme: Theme, textScale: number): PlotStyle {
  const style = plotStyles[profileOf(theme)];
  if (textScale === 1) return style;
  return { ...style, caption: style.caption * textScale, label: style.label * textScale };
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
