/** What is said where a newer page has come; loaded with it. */
export const offlineTexts = {
  label: 'New version',
  ready: 'A new version of Cellscope has come. It is used from the next start on.',
  reload: 'Load it now',
  later: 'Later',
} as const;
