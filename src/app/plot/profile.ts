import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { useMoment } from '../store/moment.ts';
import { isProjector, type Theme } from '../theme/tokens/tokens.ts';
import { sizeOf, useStageSize } from '../widgets/stageSize.ts';
import { type PlotStyle, type Profile, plotStyles } from './paint/style.ts';

export function profileOf(session: Session, theme: Theme): Profile {
  if (isProjector(theme)) return 'projector';
  return sizeOf(session).getState().width === 'phone' ? 'phone' : 'laptop';
}

/** Text follows the reader's font size, lines do not. */
export function styleOf(session: Session, theme: Theme): PlotStyle {
  const style = plotStyles[profileOf(session, theme)];
  const { text } = sizeOf(session).getState();
  if (text === 1) return style;
  return { ...style, caption: style.caption * text, label: style.label * text };
}

/** The profile, kept current while the stage changes its size. */
export function useProfile(): Profile {
  const theme = useMoment((s) => s.theme);
  useStageSize();
  return profileOf(useSession(), theme);
}
