/** The menu at the title of a panel, and the list of all panels. */
export const panelMenu = {
  picture: 'Save picture',
  hide: 'Hide',
  enlarge: 'Enlarge',
  shrink: 'Back to its size',
  hidden: (title: string) => `${title} is hidden. More, Panels shows it again.`,
  panels: 'Panels',
  reset: 'Usual arrangement',
  rest: 'Show the rest',
  oneScreen: 'Fit to the screen',
} as const;
