import type { Mechanism, PortState } from '../../../contract/index.ts';
import { classesCrossing } from '../../classes/classes.ts';
import { useIsInspected } from '../../panel/layoutContext.ts';
import type { Profile } from '../../plot/paint/style.ts';
import { useProfile } from '../../plot/profile.ts';
import { useSession } from '../../session/context.ts';
import { idIn } from '../../session/session.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { openSources } from '../../store/elementCard.ts';
import { useMoment } from '../../store/moment.ts';
import { turnToCard, usePage } from '../../store/page.ts';
import { portOfClass, runningAt } from '../../store/paths.ts';
import { decidingMechanisms, hasRateControl, sourceRules } from '../../store/runKind.ts';
import { en } from '../../strings/en.ts';
import { Landmark } from '../../widgets/Landmark.tsx';
import { late } from '../../widgets/late.tsx';
import { useStageSize } from '../../widgets/stageSize.ts';
import { Tabs } from '../../widgets/Tabs.tsx';
import { MechanismCard } from './MechanismCard.tsx';
import styles from './style.module.css';

const ClassChoice = late(async () => (await import('../../classes/ClassChoice.tsx')).ClassChoice);
const Kept = late(async () => (await import('../../rates/state/AlgorithmMemory.tsx')).AlgorithmMemory);

interface CardTabsProps {
  readonly port: PortState;
  readonly shown: readonly Mechanism[];
  readonly card: Mechanism;
  /** Name of the discard policy; with per-class buffers, the policies of all classes. */
  readonly policies: string;
}

/** Tabs of the shown port's mechanisms, each named with what runs; one card is open. Sources have a card of their own. */
function CardTabs({ port, shown, card, policies }: CardTabsProps) {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const rules = useMoment(sourceRules);
  const hasRates = useMoment(hasRateControl);
  const nameOf = (mechanism: Mechanism) => (
    <>
      {en.policy.tabs[mechanism]}{' '}
      <b>{mechanism === 'policy' ? policies : catalog && runningAt(catalog, port, mechanism)?.short}</b>
    </>
  );
  return (
    <div className={styles.cards} data-leaves="cards">
      <Tabs
        look="card"
        label={en.policy.mechanisms}
        tabs={shown.map((mechanism) => [mechanism, nameOf(mechanism)] as const)}
        shown={card}
        idOf={(mechanism) => idIn(session, `card-${mechanism}`)}
        panel={idIn(session, 'card-panel')}
        onShow={(mechanism) => turnToCard(session, mechanism)}
      >
        {hasRates && (
          <button type="button" aria-haspopup="dialog" onClick={() => openSources(session, true)}>
            {en.policy.sources} <b>{rules}</b>
          </button>
        )}
      </Tabs>
    </div>
  );
}

/** Whether code shows only the evaluated lines: the table of differences and an RM cell need the room. */
export function useIsFolded(profile: Profile): boolean {
  const { width, low } = useStageSize();
  // Next to the question of a scene a low page has room either for the results or for all lines.
  const hasSceneControl = useMoment((s) => s.loaded?.scenario.stage?.knob !== undefined);
  const isCompared = useBranches((s) => s.compared.length > 0);
  const isInspected = useIsInspected();
  return (
    profile !== 'phone' &&
    (profile === 'projector' || width === 'compact' || (low && hasSceneControl) || isCompared || isInspected)
  );
}

/** Every mechanism of the shown port: what runs, by which rule, from which paper. */
export function PolicyCard() {
  const session = useSession();
  const profile = useProfile();
  const fold = useIsFolded(profile);
  const parameters = profile !== 'projector';
  const shown = useMoment((s) => s.loaded?.port);
  const port = useMoment((s) => s.ports.find(({ id }) => id === shown));
  const loaded = useMoment((s) => s.loaded);
  const cards = decidingMechanisms({ loaded });
  const chosen = usePage((s) => s.card);
  const catalog = useMoment((s) => s.catalog);
  const states = useMoment((s) => s.vcStates);
  const wished = usePage((s) => s.serviceClass);
  const card = cards.includes(chosen) ? chosen : (cards[0] ?? 'policy');
  // By default the card is about the lowest class, which loses first.
  const crossing = port?.classes === undefined ? [] : classesCrossing(loaded, port.id, states);
  const of =
    card !== 'policy'
      ? null
      : (crossing.find((serviceClass) => serviceClass === wished) ?? crossing.at(-1) ?? null);
  const hasClasses =
    port !== undefined && (port.classes !== undefined || classesCrossing(loaded, port.id, states).length > 1);
  const buffers = crossing.length === 0 ? [null] : crossing;
  const shorts =
    port && catalog
      ? buffers.map((serviceClass) => runningAt(catalog, portOfClass(port, serviceClass), 'policy')?.short)
      : [];
  const policies = [...new Set(shorts)].join('/');
  return (
    <Landmark translate="no" className={styles.policy} label={en.policy.mechanisms}>
      {port && (
        <>
          <CardTabs port={port} shown={cards} card={card} policies={policies} />
          <div
            id={idIn(session, 'card-panel')}
            role="tabpanel"
            aria-labelledby={idIn(session, `card-${card}`)}
          >
            {card === 'policy' && hasClasses && <ClassChoice port={port} of={of} brief={!parameters} />}
            <MechanismCard
              key={`${of} ${card}`}
              mechanism={card}
              port={portOfClass(port, of)}
              of={of}
              fold={fold}
              parameters={parameters}
            />
            {card === 'algorithm' && parameters && <Kept open={!fold} />}
          </div>
        </>
      )}
    </Landmark>
  );
}
