/** Entry of a lesson in a list; a test compares it with the file, which is loaded when the lesson is opened. */
export interface LessonEntry {
  readonly title: string;
  readonly minutes: number;
  /** Ids of lessons to do before. */
  readonly needs: readonly string[];
  /** A scene of its steps, whose picture stands for the lesson. */
  readonly scene: string;
  readonly load: () => Promise<{ readonly default: unknown }>;
}

/** All lessons, in the order in which they build on each other. */
export const lessons: Readonly<Record<string, LessonEntry>> = {
  'one-cell': {
    title: 'One lost cell kills a packet',
    minutes: 8,
    needs: [],
    scene: 'one-cell',
    load: () => import('./texts/one-cell.lesson.json'),
  },
  'half-link': {
    title: 'Where did half the link go?',
    minutes: 10,
    needs: ['one-cell'],
    scene: 'half-empty',
    load: () => import('./texts/half-link.lesson.json'),
  },
  'three-losses': {
    title: 'Three ways to count loss',
    minutes: 10,
    needs: ['half-link'],
    scene: 'loss-paradox',
    load: () => import('./texts/three-losses.lesson.json'),
  },
  'the-line': {
    title: 'Where to put the line',
    minutes: 9,
    needs: ['three-losses'],
    scene: 'whole-frames',
    load: () => import('./texts/the-line.lesson.json'),
  },
  'how-much-buffer': {
    title: 'How much buffer?',
    minutes: 10,
    needs: ['half-link'],
    scene: 'buffer-dial',
    load: () => import('./texts/how-much-buffer.lesson.json'),
  },
  'taking-turns': {
    title: 'Taking turns',
    minutes: 12,
    needs: ['three-losses'],
    scene: 'take-turns',
    load: () => import('./texts/taking-turns.lesson.json'),
  },
  'other-tcp': {
    title: 'The other end of the wire',
    minutes: 12,
    needs: ['taking-turns'],
    scene: 'other-tcp',
    load: () => import('./texts/other-tcp.lesson.json'),
  },
  'early-warning': {
    title: 'Chance and averages',
    minutes: 10,
    needs: ['three-losses'],
    scene: 'early-warning',
    load: () => import('./texts/early-warning.lesson.json'),
  },
  'front-drop': {
    title: 'From the front, and rarely',
    minutes: 11,
    needs: ['other-tcp'],
    scene: 'front-drop',
    load: () => import('./texts/front-drop.lesson.json'),
  },
  'whose-buffer': {
    title: 'Whose buffer?',
    minutes: 12,
    needs: ['how-much-buffer'],
    scene: 'capture',
    load: () => import('./texts/whose-buffer.lesson.json'),
  },
  rates: {
    title: 'Rates instead of losses',
    minutes: 14,
    needs: ['whose-buffer'],
    scene: 'beat-down',
    load: () => import('./texts/rates.lesson.json'),
  },
  'two-loops': {
    title: 'TCP over ABR, and an untested idea',
    minutes: 12,
    needs: ['rates'],
    scene: 'coupled',
    load: () => import('./texts/two-loops.lesson.json'),
  },
  sceptic: {
    title: 'Where papers and simulation disagree',
    minutes: 15,
    needs: ['taking-turns'],
    scene: 'take-turns',
    load: () => import('./texts/sceptic.lesson.json'),
  },
};
