/** What a list of lessons says of one; a test compares it with its file, which comes when it is opened. */
export interface LessonEntry {
  readonly title: string;
  readonly minutes: number;
  /** Lessons to do before. */
  readonly needs: readonly string[];
  readonly load: () => Promise<{ readonly default: unknown }>;
}

/** Every lesson in the order in which they build on each other. */
export const lessons: Readonly<Record<string, LessonEntry>> = {
  'one-cell': {
    title: 'One lost cell kills a packet',
    minutes: 8,
    needs: [],
    load: () => import('./texts/one-cell.lesson.json'),
  },
  'half-link': {
    title: 'Where did half the link go?',
    minutes: 10,
    needs: ['one-cell'],
    load: () => import('./texts/half-link.lesson.json'),
  },
  'three-losses': {
    title: 'Three ways to count loss',
    minutes: 10,
    needs: ['half-link'],
    load: () => import('./texts/three-losses.lesson.json'),
  },
  'the-line': {
    title: 'Where to put the line',
    minutes: 9,
    needs: ['three-losses'],
    load: () => import('./texts/the-line.lesson.json'),
  },
  'how-much-buffer': {
    title: 'How much buffer?',
    minutes: 10,
    needs: ['half-link'],
    load: () => import('./texts/how-much-buffer.lesson.json'),
  },
  'taking-turns': {
    title: 'Taking turns',
    minutes: 12,
    needs: ['three-losses'],
    load: () => import('./texts/taking-turns.lesson.json'),
  },
  'other-tcp': {
    title: 'The other end of the wire',
    minutes: 12,
    needs: ['half-link'],
    load: () => import('./texts/other-tcp.lesson.json'),
  },
};
