/** How numbers are written in what a run says of itself. Files for other programs have points in every language. */
export const notation = { decimal: '.', group: ',', list: ',' } as const;

/** Whether a label keeps its capital inside a sentence, as German nouns do. */
export const hasCapitalNouns: boolean = false;
