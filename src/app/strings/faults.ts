/** Names of the page's parts, apart from its panels, for messages when one of them fails. */
export const otherParts = {
  header: 'the header',
  axis: 'the time axis',
  result: 'the result',
  transport: 'the transport bar',
  scenes: 'the list of scenes',
  help: 'the help',
  glossary: 'the list of terms',
  term: 'the explanation of terms',
  share: 'the share dialog',
  race: 'the race',
  rules: 'the list of rules',
  element: 'the parameter card',
  builder: 'the network builder',
  announcer: 'the announcements',
} as const;

export const faults = {
  unknown: 'a part of the page',
  failed: (part: string, message: string) => `An error stopped ${part}: ${message}.`,
  works: 'The simulation and the other parts go on.',
  leftOut: (part: string) => `An error stopped ${part}.`,
  noWorker: 'the worker could not start',
  noReport: 'a report could not be read',
  noAnswer: 'the simulation gives no answer',
  again: 'Try again',
  of: (what: string, refusal: string): string => `${what}: ${refusal}`,
  /** A refusal, and the value that stays in force. */
  still: (refusal: string, kept: string): string => `${refusal}; still ${kept}`,
  stillOf: (what: string, refusal: string, kept: string): string => `${what}: ${refusal}; still ${kept}`,
} as const;
