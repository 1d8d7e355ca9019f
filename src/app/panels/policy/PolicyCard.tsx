import type { PortState } from '../../../contract/index.ts';
import { usePage } from '../../store/page.ts';
import { type Card, runningAt } from '../../store/paths.ts';
import { cardsOf, sourceRules } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Kept, SourcesCard } from '../rates/late.ts';
import { MechanismCard } from './MechanismCard.tsx';

interface PolicyCardProps {
  /** Only the lines that were looked at. */
  readonly fold: boolean;
  readonly parameters: boolean;
}

interface CardTabsProps {
  readonly port: PortState;
  readonly shown: readonly Card[];
  readonly card: Card;
}

/** Mechanisms of the shown port and sources, each named with what runs there; one card is open. */
function CardTabs({ port, shown, card }: CardTabsProps) {
  const catalog = useStage((s) => s.catalog);
  const rules = useStage(sourceRules);
  const open = (one: Card) => usePage.setState({ card: one });
  const move = (by: number) => {
    const next = shown[(shown.indexOf(card) + by + shown.length) % shown.length] ?? card;
    open(next);
    document.getElementById(`card-${next}`)?.focus();
  };
  return (
    <div className="cards" role="tablist" aria-label={en.policy.mechanisms}>
      {shown.map((one) => (
        <button
          key={one}
          id={`card-${one}`}
          type="button"
          role="tab"
          aria-selected={one === card}
          aria-controls="card-panel"
          tabIndex={one === card ? 0 : -1}
          onClick={() => open(one)}
          onKeyDown={({ key, altKey }) => {
            if (!altKey && key === 'ArrowRight') move(1);
            if (!altKey && key === 'ArrowLeft') move(-1);
          }}
        >
          {en.policy.tabs[one]}{' '}
          <b>{one === 'sources' ? rules : catalog && runningAt(catalog, port, one)?.short}</b>
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
  const cards = cardsOf({ loaded });
  const chosen = usePage((s) => s.card);
  const card = cards.includes(chosen) ? chosen : (cards[0] ?? 'policy');
  return (
    <section className="policy" aria-label={en.policy.mechanisms}>
      {port && (
        <>
          <CardTabs port={port} shown={cards} card={card} />
          <div id="card-panel" role="tabpanel" aria-labelledby={`card-${card}`}>
            {card === 'sources' ? (
              <SourcesCard />
            ) : (
              <MechanismCard key={card} mechanism={card} port={port} fold={fold} parameters={parameters} />
            )}
            {card === 'algorithm' && parameters && <Kept open={!fold} />}
          </div>
        </>
      )}
    </section>
  );
}
