import type { panelMenu as english } from '../../../../app/strings/panels/panelMenu.ts';
import type { Like } from '../../../like.ts';

/** Das Menü am Titel einer Ansicht, und die Liste aller Ansichten. */
export const panelMenu = {
  picture: 'Bild speichern',
  hide: 'Ausblenden',
  enlarge: 'Vergrößern',
  shrink: 'Zurück zur alten Größe',
  hidden: (title: string) => `${title} ist ausgeblendet. Mehr, Ansichten blendet sie wieder ein.`,
  panels: 'Ansichten',
  reset: 'Übliche Anordnung',
} satisfies Like<typeof english>;
