/** The offer of a newer version; loaded with it. */
export const offlineTexts = {
  label: 'New version',
  ready: 'A new version of Cellscope is available. You get it the next time you open the page.',
  reload: 'Reload now',
  later: 'Later',
} as const;
