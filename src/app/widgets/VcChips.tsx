import { useSession } from '../session/context.ts';
import { pressSender } from '../store/elementCard.ts';
import { useMoment } from '../store/moment.ts';
import { en } from '../strings/en.ts';
import { vcColor, vcTier } from '../theme/tokens/tokens.ts';
import styles from './chips.module.css';

const SHAPES = [
  <circle key="disc" cx="6" cy="6" r="5" />,
  <rect key="square" x="1.5" y="1.5" width="9" height="9" />,
  <path key="triangle" d="M6 1 11 10.5H1z" />,
] as const;

/** The mark of a VC: shape and colour. */
export function VcSign({ vc }: { readonly vc: number }) {
  const theme = useMoment((s) => s.theme);
  return (
    <svg viewBox="0 0 12 12" fill={vcColor(theme, vc)} aria-hidden="true">
      {SHAPES[vcTier(vc)]}
    </svg>
  );
}

/** One chip per VC; a press follows it everywhere and opens the card of its sender, the next one ends both. */
export function VcChips() {
  const vcs = useMoment((s) => s.loaded?.vcs);
  const followed = useMoment((s) => s.followedVc);
  const session = useSession();
  return (
    <fieldset className={styles.chips}>
      <legend className="unseen">{en.panels.windows.follow}</legend>
      {vcs?.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={id === followed}
          aria-label={name ?? `VC ${id}`}
          onClick={({ detail }) => pressSender(session, id, detail === 0)}
        >
          <VcSign vc={id} />
          {name ?? id}
        </button>
      ))}
    </fieldset>
  );
}
