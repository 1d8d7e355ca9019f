/** The home page and the pages around it; loaded with them. */
export const homeTexts = {
  name: 'Cellscope',
  headline: 'See why networks collapse',
  about:
    'Cellscope simulates congestion in ATM networks in your browser, cell by cell. Change a threshold or a discard policy while it runs, and watch TCP answer.',
  watch: 'Watch a network collapse',
  watchNote: 'Ten senders share one link, and more than half of it stays empty. Two minutes.',
  goOn: (title: string): string => `Continue: ${title}`,
  goOnNote: 'Where you left off on this device.',
  more: 'Also here',
  papers: 'The papers, run again',
  papersNote: 'Tables and figures of five papers next to our results, with the runs behind each number.',
  rule: 'Write your own rule',
  ruleNote:
    'Open the code of a discard policy next to the network, change it, and race it against the others.',
  glossary: 'Glossary',
  glossaryNote: 'Every term in plain words.',
  scenes: 'Scenes',
  loading: 'The scenes are being loaded.',
  missing: 'The scenes could not be loaded. Reload the page to try again.',
  version: (version: string): string => `Version ${version}`,
  licence: 'MIT licence',
  find: 'Find a term',
  found: (count: number): string => (count === 1 ? '1 term' : `${count} terms`),
  none: 'No term has these words.',
};
