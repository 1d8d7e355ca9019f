import type { ReactElement } from 'react';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import styles from './style.module.css';

const WIDTHS = { data: 1.5, again: 2.8, ack: 1.1, duplicate: 1.6 } as const;
const DASHES = { data: undefined, again: undefined, ack: '4 3', duplicate: '1.2 2.6' } as const;

/** How a kind of frame is drawn, and its name. */
export function FrameSign({
  kind,
  vc,
}: {
  readonly kind: keyof typeof WIDTHS;
  readonly vc: number;
}): ReactElement {
  const color = useMoment((state) => vcColor(state.theme, vc));
  const theme = { stroke: color, strokeWidth: WIDTHS[kind], strokeDasharray: DASHES[kind] };
  return (
    <span className="sign">
      <svg className={styles.frameSign} width="22" height="8" viewBox="0 0 22 8" aria-hidden="true">
        <path d="M0 4H22" fill="none" {...theme} />
        {kind === 'again' && (
          <circle cx="11" cy="4" r="3" fill="var(--bg)" stroke={color} strokeWidth="1.6" />
        )}
      </svg>{' '}
      {en.panels.spacetime[kind]}
    </span>
  );
}
