/** The name of a tab: `Sweeps · Cellscope`. */
export const pageTitle = (page: string): string => `${page} · Cellscope`;
