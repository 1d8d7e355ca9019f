import { type Listing, listings } from '../../scenarios/groups.ts';
import { DRAWN } from '../../scenarios/pictures/drawn.ts';
import { CardFace } from '../panels/gallery/CardFace.tsx';
import { SceneGroup } from '../panels/gallery/SceneGroup.tsx';
import styles from '../panels/gallery/style.module.css';
import { sceneTexts } from '../strings/scenes.ts';

const GROUPS = listings();
const START = GROUPS[0]?.entries[0]?.id;

const card = (entry: Listing) => (
  <li key={entry.id}>
    <a className={styles.card} href={`?scene=${entry.id}`}>
      <CardFace
        entry={entry}
        picture={DRAWN[entry.id]}
        badges={entry.id === START ? [sceneTexts.start] : []}
      />
    </a>
  </li>
);

/** All that can be opened by name, as links to the stage. */
export function SceneCards() {
  return GROUPS.map((group) => <SceneGroup key={group.id} group={group} card={card} />);
}
