import type { Decision } from '../../../../contract/index.ts';
import { shownPortIndex } from '../../../plot/shown.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { en } from '../../../strings/en.ts';
import { atPort, nearest } from '../../../why/events.ts';
import { askWhy } from '../../../why/pick.ts';
import { Button } from '../../../widgets/Button.tsx';

/** Behind a decision just taken that lost or marked a cell: the way to what followed. */
export function AskDecision({ decision }: { readonly decision: Decision }) {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const event = loaded && nearest(session, atPort(session, shownPortIndex(loaded)), decision.time, 0, loaded);
  if (!event) return null;
  return (
    <Button quiet data-asks="" onClick={() => askWhy(session, event, true)}>
      {en.why.more}
    </Button>
  );
}
