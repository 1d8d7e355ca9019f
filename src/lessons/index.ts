/** Every lesson in the order in which they build on each other; each file comes when it is opened. */
export const lessons: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'one-cell': () => import('./texts/one-cell.lesson.json'),
  'half-link': () => import('./texts/half-link.lesson.json'),
  'other-tcp': () => import('./texts/other-tcp.lesson.json'),
};
