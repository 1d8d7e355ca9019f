import type { Listing } from '../../../scenarios/groups.ts';
import type { Picture } from '../../../scenarios/pictures/picture.ts';
import { sceneTexts } from '../../strings/scenes.ts';
import { inParts } from '../../strings/text.ts';
import styles from './style.module.css';
import { Thumbnail } from './Thumbnail.tsx';

/** Small print of a card: for a lesson its mechanisms and source, for a network of a paper its parts. */
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

/** Face of a scene's card: a picture of its run, its title, and one line. */
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
