import { scenes } from '../../scenarios/index.ts';
import { PAPERS } from '../../scenarios/papers/list.ts';
import { pageLink } from '../link/pageLink.ts';

/** To the tables of the paper that a scene is from; null: it is from none. */
export function paperLink(scene: string): string | null {
  const paper = scenes.find(([{ id }]) => id === scene)?.[1].paper;
  const place = PAPERS.findIndex(({ id }) => id === paper);
  return place < 0 ? null : pageLink('papers', `paper=${String(place).padStart(3, '0')}`);
}
