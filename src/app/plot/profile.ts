import type { Theme } from '../store/types.ts';
import { pageSizeNow, usePageSize } from '../widgets/pageSize.ts';
import { type PlotStyle, type Profile, plotStyles } from './paint/style.ts';

export function profileOf(theme: Theme): Profile {
  if (theme === 'projector') return 'projector';
  return pageSizeNow().width === 'phone' ? 'phone' : 'laptop';
}

/** @param textScale the reader's font size over 16 pixels: text follows it, lines do not */
export function styleOf(theme: Theme, textScale: number): PlotStyle {
  const style = plotStyles[profileOf(theme)];
  if (textScale === 1) return style;
  return { ...style, caption: style.caption * textScale, label: style.label * textScale };
}

/** The profile, kept current while the window changes. */
export function useProfile(theme: Theme): Profile {
  usePageSize();
  return profileOf(theme);
}
