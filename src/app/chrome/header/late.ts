import { late } from '../../widgets/late.tsx';

/** Only runs that a table or a figure has opened have one. */
export const WayBack = late(async () => (await import('./WayBack.tsx')).WayBack, { isAhead: false });

/** What a page inside another one shows; no other page needs its script. */
export const EmbedTitle = late(async () => (await import('./EmbedTitle.tsx')).EmbedTitle, { isAhead: false });
