import { useId } from 'react';
import { type ListingGroup, listings } from '../../scenarios/groups.ts';
import { DRAWN } from '../../scenarios/pictures/drawn.ts';
import { CardFace } from '../panels/gallery/CardFace.tsx';
import styles from '../panels/gallery/style.module.css';
import { sceneTexts } from '../strings/scenes.ts';

const GROUPS = listings();
const START = GROUPS[0]?.entries[0]?.id;

function Group({ group }: { readonly group: ListingGroup }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>
        {group.title} <span className={styles.count}>{group.entries.length}</span>
      </h3>
      {group.note && <p className="hint">{group.note}</p>}
      <ul className={styles.cards}>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <a className={styles.card} href={`?scene=${entry.id}`}>
              <CardFace
                entry={entry}
                picture={DRAWN[entry.id]}
                badge={entry.id === START ? sceneTexts.start : ''}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All that can be opened by name, as links to the stage. */
export function SceneCards() {
  return GROUPS.map((group) => <Group key={group.id} group={group} />);
}
