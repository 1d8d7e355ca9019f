/** How numbers are written in what a run says of itself. Files for other programs have points in every language. */
export const notation = { decimal: '.', group: ',', list: ',' } as const;
