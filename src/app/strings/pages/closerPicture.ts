/** A part of a trace from near; loaded with the lesson that has it. */
export const closerTexts = {
  closer: (label: string): string => `From near: ${label}`,
  part: (bottom: string, top: string): string => `only from ${bottom} to ${top}`,
  room: (low: string, high: string, size: string, unit: string, highest: string, taken: string): string =>
    `Yellow: from ${low} to ${high}, ${size} ${unit}. The curve reaches ${highest}: ${taken} of them.`,
};
