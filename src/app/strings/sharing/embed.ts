/** The line over a page inside another one; loaded there. */
export const embedTexts = {
  open: 'Open in Cellscope',
} as const;
