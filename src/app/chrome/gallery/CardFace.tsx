import type { Listing } from '../../../scenarios/groups.ts';
import type { Picture } from '../../../scenarios/pictures/picture.ts';
import { sceneTexts } from '../../strings/scenes.ts';
import { inParts } from '../../strings/text.ts';
import styles from './style.module.css';
import { Thumbnail } from './Thumbnail.tsx';

/** Of a lesson, what it is about and from where; of a network in the group of its paper, what it consists of. */
const small = (entry: Listing): string =>
  entry.isNetwork
    ? entry.subtitle
    : [inParts(entry.mechanisms.map((mechanism) => sceneTexts.mechanisms[mechanism])), entry.source]
        .filter(Boolean)
        .join(' · ');

interface CardFaceProps {
  readonly entry: Listing;
  readonly picture: Picture | undefined;
  readonly badges?: readonly string[];
}

/** What a card shows of a scene: a picture of its run, its title, and one line. */
export function CardFace({ entry, picture, badges = [] }: CardFaceProps) {
  return (
    <>
      <Thumbnail picture={picture} />
      <span className={styles.words}>
        <strong>{entry.title}</strong>
        {badges.map((badge) => (
          <span key={badge} className={styles.badge}>
            {badge}
          </span>
        ))}
        <span>{entry.line}</span>
        <span className="small muted">{small(entry)}</span>
      </span>
    </>
  );
}
