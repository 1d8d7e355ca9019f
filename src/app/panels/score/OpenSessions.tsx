import type { ReactElement } from 'react';
import { isHidden } from '../../link/parts.ts';
import { hidden, shown } from '../../panel/arrange/moves.ts';
import { declaredPanels } from '../../panel/declared.ts';
import { useArrangement } from '../../panel/layoutContext.ts';
import { useSession } from '../../session/context.ts';
import { arrangePanels } from '../../store/page.ts';
import { sessionTexts as words } from '../../strings/measures/sessions.ts';
import { Button } from '../../widgets/Button.tsx';

/** Opens the table in the room of the other rows, or closes it. */
export function OpenSessions(): ReactElement | null {
  const session = useSession();
  const page = useArrangement();
  const panel = declaredPanels().find(({ id }) => id === 'sessions');
  if (panel === undefined) return null;
  const isOut = isHidden(page, panel.id);
  const next = () => (isOut ? shown(page, panel, declaredPanels()) : hidden(page, panel));
  return (
    <Button quiet aria-expanded={!isOut} onClick={() => arrangePanels(session, next())}>
      {isOut ? words.open : words.close}
    </Button>
  );
}
