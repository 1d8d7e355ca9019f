import { type ReactNode, useId } from 'react';
import type { Listing, ListingGroup } from '../../../scenarios/groups.ts';
import styles from './style.module.css';

interface SceneGroupProps {
  readonly group: ListingGroup;
  /** An item of the list. */
  readonly card: (entry: Listing) => ReactNode;
}

/** The scenes of a level, or the networks of a paper. */
export function SceneGroup({ group, card }: SceneGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="title">
        {group.title} <span className="muted regular">{group.entries.length}</span>
      </h3>
      {group.note && <p className="hint">{group.note}</p>}
      <ul className={styles.cards}>{group.entries.map(card)}</ul>
    </section>
  );
}
