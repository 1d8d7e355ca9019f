import { currentState } from '../../client/opening/address.ts';
import { LanguageLinks } from '../../language/LanguageLinks.tsx';
import { writeLink } from '../../link/query.ts';
import { useProfile } from '../../plot/profile.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { showDialog } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import { late } from '../../widgets/late.tsx';
import { Sheet } from '../../widgets/overlay/Sheet.tsx';
import { useStageSize } from '../../widgets/stageSize.ts';

const Keys = late(async () => (await import('./Keys.tsx')).Keys);
const Legend = late(async () => (await import('./Legend.tsx')).Legend);

const showTerms = (session: Session) => showDialog(session, 'glossary');

/** Whether the help has room in a column right of the plots. */
function useHasRoom(): boolean {
  const { width } = useStageSize();
  const profile = useProfile();
  return width !== 'narrow' && (profile === 'projector' || profile === 'laptop');
}

/** Legend next to the drawn things; then the terms and every key. */
export function Help() {
  const session = useSession();
  const isNextToTraces = useHasRoom();
  return (
    <Sheet name="help" title={en.help.title} isNextToTraces={isNextToTraces} isRead>
      <Legend isNextToTraces={isNextToTraces} />
      <Button onClick={() => showTerms(session)}>{en.glossary.open}</Button>
      {session.isMain && (
        <p>
          <LanguageLinks saysShare query={() => writeLink(currentState(session)).query} />
        </p>
      )}
      <Keys />
    </Sheet>
  );
}
