import { late } from '../../widgets/late.tsx';

/** Link back to a table or figure; needed only in runs opened from one. */
export const WayBack = late(async () => (await import('./WayBack.tsx')).WayBack, { isAhead: false });

/** Title of an embedded page; no other page needs its script. */
export const EmbedTitle = late(async () => (await import('./EmbedTitle.tsx')).EmbedTitle, { isAhead: false });
