/** A unit of the engine as it is written on the page. */
export const unitName = (unit: string): string => unit;
