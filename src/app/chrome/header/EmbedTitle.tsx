import { useRef } from 'react';
import { currentState } from '../../client/opening/address.ts';
import { writeLink } from '../../link/query.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useMoment } from '../../store/moment.ts';
import { useShown } from '../../store/page.ts';
import { runningAt } from '../../store/paths.ts';
import { decidingMechanisms } from '../../store/runKind.ts';
import type { StageState } from '../../store/types.ts';
import { embedTexts as texts } from '../../strings/sharing/embed.ts';
import styles from './embed.module.css';

/** The mechanism that decides at the shown port, as applied: its discard policy, or its rate algorithm. */
function decidingNow({ catalog, loaded, ports }: StageState) {
  const port = ports.find(({ id }) => id === loaded?.port);
  const [decides] = decidingMechanisms({ loaded });
  return catalog && port && decides ? runningAt(catalog, port, decides) : undefined;
}

/** Address of the run as it is now on a page with all parts; locks stay. */
const wholePage = (session: Session): string =>
  writeLink({ ...currentState(session), embed: undefined, hide: undefined, show: undefined }).query;

/** Title of an embedded page, and a link to the whole page. */
export function EmbedTitle() {
  const session = useSession();
  const title = useMoment((s) => s.loaded?.scenario.title);
  const policy = useMoment((s) => decidingNow(s)?.short);
  const isShown = useShown('title');
  const hasHeader = useShown('header');
  const link = useRef<HTMLAnchorElement>(null);
  if (!isShown || hasHeader || title === undefined) return null;
  // The link leads to the time at which it is used, by whatever means.
  const update = (): void => {
    if (link.current) link.current.href = wholePage(session);
  };
  return (
    <div className={styles.line}>
      <h1>{title}</h1>
      {policy !== undefined && <span className="muted nowrap">{policy}</span>}
      <a ref={link} href={location.search} target="_blank" rel="noreferrer" onFocus={update} onClick={update}>
        {texts.open}
      </a>
    </div>
  );
}
