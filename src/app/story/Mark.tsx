import { useStore } from 'zustand';
import { pageTheme } from '../theme/theme.ts';
import { textOn, vcColor, vcTier } from '../theme/tokens/tokens.ts';
import styles from './story.module.css';

const SHAPES = [
  <circle key="disc" cx="16" cy="16" r="16" />,
  <rect key="square" x="1" y="1" width="30" height="30" rx="2" />,
  <path key="triangle" d="M16 0 32 30H0z" />,
] as const;

/** A sender: shape, colour and number. */
export function Mark({ vc, isGhost = false }: { readonly vc: number; readonly isGhost?: boolean }) {
  const theme = useStore(pageTheme, (page) => page.theme);
  const color = isGhost ? 'var(--rule)' : vcColor(theme, vc);
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <g fill={color}>{SHAPES[vcTier(vc)]}</g>
      <text x="16" y="21.5" textAnchor="middle" fill={isGhost ? 'var(--ink2)' : textOn(vcColor(theme, vc))}>
        {vc}
      </text>
    </svg>
  );
}
