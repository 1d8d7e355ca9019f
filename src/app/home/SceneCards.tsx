import { type Listing, listings } from '../../scenarios/groups.ts';
import { DRAWN } from '../../scenarios/pictures/drawn.ts';
import { CardFace } from '../chrome/gallery/CardFace.tsx';
import { SceneGroup } from '../chrome/gallery/SceneGroup.tsx';
import styles from '../chrome/gallery/style.module.css';
import { homeTexts as texts } from '../strings/pages/home.ts';
import { sceneTexts } from '../strings/scenes.ts';
import home from './style.module.css';

const GROUPS = listings();
const START = GROUPS[0]?.entries[0]?.id;
const isOfPaper = ({ entries }: { readonly entries: readonly Listing[] }) =>
  entries.every(({ isNetwork }) => isNetwork);

const card = (entry: Listing) => (
  <li key={entry.id}>
    <a className={styles.card} href={`?scene=${entry.id}${entry.isByHand ? '&hand=1' : ''}`}>
      <CardFace
        entry={entry}
        picture={DRAWN[entry.id]}
        badges={entry.id === START ? [sceneTexts.start] : []}
      />
    </a>
  </li>
);

/** All that can be opened by name, as links to the stage; the networks of the papers are folded up. */
export function SceneCards() {
  const papers = GROUPS.filter(isOfPaper);
  return (
    <div className={home.cards}>
      {GROUPS.filter((group) => !isOfPaper(group)).map((group) => (
        <SceneGroup key={group.id} group={group} card={card} />
      ))}
      <details className={home.networks}>
        <summary>{texts.networks(papers.reduce((sum, { entries }) => sum + entries.length, 0))}</summary>
        {papers.map((group) => (
          <SceneGroup key={group.id} group={group} card={card} />
        ))}
      </details>
    </div>
  );
}
