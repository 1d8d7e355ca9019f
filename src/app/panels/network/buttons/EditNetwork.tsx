import type { ReactElement } from 'react';
import { changeHere } from '../../../builder/Openers.tsx';
import { useProfile } from '../../../plot/profile.ts';
import { useSession } from '../../../session/context.ts';
import { usePage, useShown } from '../../../store/page.ts';
import { builderOpeners as words } from '../../../strings/builder/openers.ts';
import styles from './elements.module.css';

/** Opens the builder with what runs; where the link leaves the scenes out, it leaves this out too. */
export function EditNetwork(): ReactElement | null {
  const session = useSession();
  const isPhone = useProfile() === 'phone';
  const isShown = useShown('scenes');
  const isEmbedded = usePage(({ embed }) => embed);
  if (!isShown || isEmbedded) return null;
  return (
    <button
      type="button"
      className={styles.edit}
      aria-label={words.change}
      onClick={() => void changeHere(session)}
    >
      {isPhone ? words.edit : words.change}
    </button>
  );
}
