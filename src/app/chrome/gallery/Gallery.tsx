import { useRef, useState } from 'react';
import { type Listing, listings } from '../../../scenarios/groups.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { BuilderOpeners } from '../../builder/Openers.tsx';
import { keys, type Press } from '../../keys/keys.ts';
import { latePart } from '../../late.ts';
import { pageLink } from '../../link/pageLink.ts';
import { useSession } from '../../session/context.ts';
import { usePage } from '../../store/page.ts';
import { sceneTexts } from '../../strings/scenes.ts';
import { tryTexts } from '../../strings/teaching/tryFile.ts';
import { Button } from '../../widgets/Button.tsx';
import { useLate } from '../../widgets/late.tsx';
import { chooseFile } from '../header/openFile.ts';
import { CardFace } from './CardFace.tsx';
import { Chips } from './Chips.tsx';
import { type Filter, found, isEmpty, NO_FILTER } from './filter.ts';
import { KEPT_FILTER } from './keptFilter.ts';
import { neighbour } from './neighbour.ts';
import { SceneGroup } from './SceneGroup.tsx';
import { SceneLink } from './SceneLink.tsx';
import styles from './style.module.css';

/** Fetched when the gallery is opened. */
const pictures = latePart(async () => (await import('../../../scenarios/pictures/drawn.ts')).DRAWN, {
  isAhead: false,
});

/** Pages that take the place of the stage: the papers' tables, and settings over ranges. */
const PAPERS_PAGE = pageLink('papers');
const SWEEP_PAGE = pageLink('sweep');

function Card({ entry, isStart }: { readonly entry: Listing; readonly isStart: boolean }) {
  const picture = useLate(pictures, true)?.[entry.id];
  const isCurrent = usePage((s) => s.sceneId === entry.id);
  const badges = [...(isStart ? [sceneTexts.start] : []), ...(isCurrent ? [sceneTexts.current] : [])];
  return (
    <li>
      <SceneLink id={entry.id} className={styles.card} isCurrent={isCurrent} isByHand={entry.isByHand}>
        <CardFace entry={entry} picture={picture} badges={badges} />
      </SceneLink>
    </li>
  );
}

const middle = (card: Element): { readonly x: number; readonly y: number } => {
  const { left, width, top } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top };
};

/** Everything that can be opened by name, with a picture of its run: by level, then by paper. */
export function Gallery() {
  const session = useSession();
  const [filter, setKept] = useState(() => KEPT_FILTER.read() ?? NO_FILTER);
  const setFilter = (next: Filter) => {
    setKept(next);
    KEPT_FILTER.keep(next);
  };
  const box = useRef<HTMLDivElement>(null);
  const groups = found(listings(), filter);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  /** Arrow keys lead from card to card, and from the box of words to the first one. */
  const move = ({ key, typing }: Press) => {
    const cards = [...(box.current?.querySelectorAll<HTMLElement>('li > a') ?? [])];
    const at = cards.findIndex((card) => card.matches(':focus'));
    const next = typing ? (key === 'ArrowDown' ? 0 : null) : neighbour(cards.map(middle), at, key);
    return next === null ? null : () => cards[next]?.focus();
  };
  return (
    <div ref={box} className={styles.gallery} {...keys(move)}>
      <search className={styles.find}>
        <input
          type="search"
          aria-label={sceneTexts.find}
          placeholder={sceneTexts.find}
          value={filter.words}
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
        />
        <output>{isEmpty(filter) ? '' : count === 0 ? sceneTexts.none : sceneTexts.found(count)}</output>
        {!isEmpty(filter) && (
          <Button quiet onClick={() => setFilter(NO_FILTER)}>
            {sceneTexts.clear}
          </Button>
        )}
      </search>
      <div className="wrap gap-8">
        <BuilderOpeners />
        <Button onClick={() => chooseFile(session)}>{tryTexts.button}</Button>
      </div>
      <Chips filter={filter} onChange={setFilter} />
      {groups.map((group) => (
        <SceneGroup
          key={group.id}
          group={group}
          card={(entry) => <Card key={entry.id} entry={entry} isStart={entry.id === scenarios[0]?.id} />}
        />
      ))}
      <p>
        <a className={styles.suggestion} href={PAPERS_PAGE}>
          {sceneTexts.papersPage}
        </a>{' '}
        <a className={styles.suggestion} href={SWEEP_PAGE}>
          {sceneTexts.sweepPage}
        </a>
      </p>
      <p className="hint">{sceneTexts.drop}</p>
    </div>
  );
}
