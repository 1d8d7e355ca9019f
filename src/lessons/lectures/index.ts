/** Entry of a lecture in a list; a test compares it with the file, which is loaded when the lecture is opened. */
export interface LectureEntry {
  readonly title: string;
  readonly minutes: number;
  readonly about: string;
  readonly load: () => Promise<{ readonly default: unknown }>;
}

export const lectures: Readonly<Record<string, LectureEntry>> = {
  'half-empty-link': {
    title: 'The half-empty link',
    minutes: 50,
    about: 'Loss, discard policies and TCP: why ten senders use half of a link, and what helps.',
    load: () => import('./half-empty-link.lecture.json'),
  },
  'shares-and-rates': {
    title: 'Shares and rates',
    minutes: 50,
    about: 'A queue for each VC and rates from the network: who may wait, who is served, who may send.',
    load: () => import('./shares-and-rates.lecture.json'),
  },
};
