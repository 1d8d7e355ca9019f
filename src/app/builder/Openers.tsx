import type { ReactElement } from 'react';
import { onDemand } from '../late.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { reportLatePartFailed } from '../store/latePartFailed.ts';
import { showDialog } from '../store/page.ts';
import { builderOpeners as words } from '../strings/builder/openers.ts';
import { Button } from '../widgets/Button.tsx';

const open = (session: Session): void => showDialog(session, 'builder');

const builder = onDemand(() => import('./Builder.tsx'));
type Begin = (part: Awaited<ReturnType<typeof builder.ask>>) => void;

const openWith = (session: Session, begin: Begin): Promise<void> =>
  builder.ask().then(
    (part) => {
      begin(part);
      open(session);
    },
    () => reportLatePartFailed(session),
  );

/** Opens the builder with the network on the page. */
export const changeHere = (session: Session): Promise<void> =>
  openWith(session, ({ beginHere }) => beginHere(session));

/** The same, at the route of a VC. */
export const changeRoute = (session: Session, vc: number): Promise<void> =>
  openWith(session, ({ beginRoute }) => beginRoute(session, vc));

/** Where the builder is opened from: empty or as it was left, or with the network on the page. */
export function BuilderOpeners(): ReactElement {
  const session = useSession();
  return (
    <>
      <Button onClick={() => open(session)}>{words.build}</Button>
      <Button onClick={() => void changeHere(session)}>{words.change}</Button>
    </>
  );
}
