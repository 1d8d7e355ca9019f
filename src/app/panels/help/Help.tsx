import { currentState } from '../../client/opening/address.ts';
import { LanguageLink } from '../../language/LanguageLink.tsx';
import { writeLink } from '../../link/query.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { pageOf } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import { late } from '../../widgets/late.tsx';
import { Sheet } from '../../widgets/overlay/Sheet.tsx';

const Keys = late(async () => (await import('../asked.ts')).Keys);
const Legend = late(async () => (await import('../asked.ts')).Legend);

const showTerms = (session: Session) => pageOf(session).setState({ dialog: 'glossary' });

export function Help() {
  const session = useSession();
  return (
    <Sheet name="help" title={en.help.title} note={en.help.note}>
      <Button onClick={() => showTerms(session)}>{en.glossary.open}</Button>
      {session.isMain && (
        <p>
          <LanguageLink query={() => writeLink(currentState(session)).query} />
        </p>
      )}
      <Legend />
      <Keys />
    </Sheet>
  );
}
