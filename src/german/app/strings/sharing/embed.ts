import type { embedTexts as english } from '../../../../app/strings/sharing/embed.ts';
import type { Like } from '../../../like.ts';

/** Die Zeile über einer Seite in einer anderen. */
export const embedTexts = {
  open: 'In Cellscope öffnen',
} satisfies Like<typeof english>;
