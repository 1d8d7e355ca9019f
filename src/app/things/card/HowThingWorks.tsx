import type { ReactElement } from 'react';
import type { ScenarioDocument } from '../../../contract/index.ts';
import { mechanismsOf } from '../../readings/explained.ts';
import { useSession } from '../../session/context.ts';
import { vcOf } from '../../settings/network.ts';
import { useMoment } from '../../store/moment.ts';
import { openMechanism } from '../../store/page.ts';
import { closeThing, type Thing } from '../../store/thing.ts';
import { explainedWords as words } from '../../strings/panels/explained.ts';
import { Button } from '../../widgets/Button.tsx';

/** What a node does apart from the mechanisms of its ports. */
const ofNode = ({ nodes }: ScenarioDocument, id: string | null): readonly string[] => {
  const node = nodes.find((one) => one.id === id);
  if (node?.kind === 'router') return ['router'];
  return node?.segments === true ? ['segments'] : [];
};

interface HowThingWorksProps {
  readonly thing: Thing;
  readonly scenario: ScenarioDocument;
  readonly className?: string | undefined;
}

/** Ways from the card of a sender, a VC or a node to how its mechanisms work. */
export function HowThingWorks({ thing, scenario, className }: HowThingWorksProps): ReactElement | null {
  const session = useSession();
  const vc = vcOf(scenario, thing)?.id;
  const loaded = useMoment((s) => s.loaded);
  const explained = useMoment((s) => s.catalog?.explained) ?? [];
  const ids = vc === undefined ? ofNode(scenario, thing.id) : mechanismsOf(loaded, vc);
  const all = explained.filter(({ id }) => ids.includes(id));
  if (all.length === 0) return null;
  return (
    <p className={className}>
      {words.works}{' '}
      {all.map(({ id, short }) => (
        <Button
          key={id}
          quiet
          onClick={() => {
            closeThing(session);
            openMechanism(session, id);
          }}
        >
          {short}
        </Button>
      ))}
    </p>
  );
}
