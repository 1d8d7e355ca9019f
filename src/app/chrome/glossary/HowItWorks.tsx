import type { ReactElement } from 'react';
import { mechanismOfTerm } from '../../readings/related.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { openMechanism } from '../../store/page.ts';
import { explainedWords as words } from '../../strings/panels/explained.ts';
import { Button } from '../../widgets/Button.tsx';

interface HowItWorksProps {
  readonly term: string;
  /** Also called when the link is opened. */
  readonly onOpen?: () => void;
}

/** Link from a term to the mechanism that defines it, where there is one. */
export function HowItWorks({ term, onOpen }: HowItWorksProps): ReactElement | null {
  const session = useSession();
  const id = mechanismOfTerm(term);
  const mechanism = useMoment((s) => s.catalog?.explained.find((info) => info.id === id));
  if (mechanism === undefined) return null;
  const open = () => {
    openMechanism(session, mechanism.id);
    onOpen?.();
  };
  return (
    <Button quiet onClick={open}>
      {words.howItWorks(mechanism.short)}
    </Button>
  );
}
