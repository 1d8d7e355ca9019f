import type { ReactElement } from 'react';
import type { VcDocument } from '../../../contract/index.ts';
import { changeRoute } from '../../builder/Openers.tsx';
import { useSession } from '../../session/context.ts';
import { usePage, useShown } from '../../store/page.ts';
import { thingWords as words } from '../../strings/panels/things.ts';
import { Button } from '../../widgets/Button.tsx';
import styles from '../style.module.css';

/** The way of a VC, and where it is changed; a link that leaves the builder out leaves that out too. */
export function Route({ vc: { id, path } }: { readonly vc: VcDocument }): ReactElement {
  const session = useSession();
  const isShown = useShown('scenes');
  const isEmbedded = usePage(({ embed }) => embed);
  return (
    <p className={styles.route}>
      {words.route(path)}{' '}
      {isShown && !isEmbedded && (
        <Button quiet title={words.changeRouteHint} onClick={() => void changeRoute(session, id)}>
          {words.changeRoute}
        </Button>
      )}
    </p>
  );
}
