/** The figures that a claim was judged by, as its study says them. */
export const detailText = (detail: string): string => detail;
