import type { offlineTexts as english } from '../../../../app/strings/pages/offline.ts';
import type { Like } from '../../../like.ts';

/** Das Angebot einer neueren Version. */
export const offlineTexts = {
  label: 'Neue Version',
  ready: 'Es gibt eine neue Version von Cellscope. Sie kommt, wenn die Seite das nächste Mal geöffnet wird.',
  reload: 'Jetzt neu laden',
  later: 'Später',
} satisfies Like<typeof english>;
