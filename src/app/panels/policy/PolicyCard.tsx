import type { PortState } from '../../../contract/index.ts';
import { usePage } from '../../store/page.ts';
import { type Mechanism, runningAt } from '../../store/paths.ts';
import { decidingMechanisms } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Kept } from '../rates/late.ts';
import { MechanismCard } from './MechanismCard.tsx';

interface PolicyCardProps {
  /** Only the lines that were looked at. */
  readonly fold: boolean;
  readonly parameters: boolean;
}

interface MechanismTabsProps {
  readonly port: PortState;
  readonly shown: readonly Mechanism[];
  readonly card: Mechanism;
}

/** Discard, scheduler and sharing of the shown port, each named with what runs there; one card is open. */
function MechanismTabs({ port, shown, card }: MechanismTabsProps) {
  const catalog = useStage((s) => s.catalog);
  const open = (mechanism: Mechanism) => usePage.setState({ card: mechanism });
  const move = (by: number) => {
    const next = shown[(shown.indexOf(card) + by + shown.length) % shown.length] ?? card;
    open(next);
    document.getElementById(`card-${next}`)?.focus();
  };
  return (
    <div className="cards" role="tablist" aria-label={en.policy.mechanisms}>
      {shown.map((mechanism) => (
        <button
          key={mechanism}
          id={`card-${mechanism}`}
          type="button"
          role="tab"
          aria-selected={mechanism === card}
          aria-controls="card-panel"
          tabIndex={mechanism === card ? 0 : -1}
          onClick={() => open(mechanism)}
          onKeyDown={({ key, altKey }) => {
            if (!altKey && key === 'ArrowRight') move(1);
            if (!altKey && key === 'ArrowLeft') move(-1);
          }}
        >
          {en.policy.tabs[mechanism]} <b>{catalog && runningAt(catalog, port, mechanism)?.short}</b>
        </button>
      ))}
    </div>
  );
}

/** Every mechanism of the shown port: what runs, by which rule, from which paper. */
export function PolicyCard({ fold, parameters }: PolicyCardProps) {
  const shown = useStage((s) => s.loaded?.port);
  const port = useStage((s) => s.ports.find(({ id }) => id === shown));
  const loaded = useStage((s) => s.loaded);
  const mechanisms = decidingMechanisms({ loaded });
  const chosen = usePage((s) => s.card);
  const card = mechanisms.includes(chosen) ? chosen : mechanisms[0];
  return (
    <section className="policy" aria-label={en.policy.mechanisms}>
      {port && (
        <>
          <MechanismTabs port={port} shown={mechanisms} card={card} />
          <div id="card-panel" role="tabpanel" aria-labelledby={`card-${card}`}>
            <MechanismCard key={card} mechanism={card} port={port} fold={fold} parameters={parameters} />
            {card === 'algorithm' && parameters && <Kept open={!fold} />}
          </div>
        </>
      )}
    </section>
  );
}
