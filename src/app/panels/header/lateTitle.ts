import { late } from '../../widgets/late.tsx';

/** What a page inside another one shows; no other page needs its script. */
export const EmbedTitle = late(async () => (await import('./EmbedTitle.tsx')).EmbedTitle, { isAhead: false });
