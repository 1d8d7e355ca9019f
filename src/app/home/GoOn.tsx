import { createPortal } from 'react-dom';
import { listings } from '../../scenarios/groups.ts';
import { homeTexts as texts } from '../strings/pages/home.ts';
import { LAST_VISIT, type LastVisit } from './lastVisit.ts';

/** A scene has a title in every language; a document has the one that its author gave it. */
function titleOf({ scene, title }: LastVisit): string {
  const entries = listings().flatMap((group) => group.entries);
  return entries.find(({ id }) => id === scene)?.title ?? title;
}

/** Where the reader stopped, next to the black button; `index.html` has room for it. */
export function GoOn() {
  const visit = LAST_VISIT.read();
  const place = document.getElementById('continue');
  if (visit === null || place === null) return null;
  return createPortal(<a href={visit.query}>{texts.goOn(titleOf(visit))}</a>, place);
}
