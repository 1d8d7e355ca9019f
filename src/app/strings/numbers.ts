/** How numbers and dates are written on the page. Links and files for other programs have points in every language. */
export const notation = { decimal: '.', group: ',', list: ',', locale: 'en-GB' } as const;
