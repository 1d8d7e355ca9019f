/** Entry of a story in a list; a test compares it with the file, which is loaded when the story is opened. */
export interface StoryEntry {
  readonly title: string;
  /** Scene of the story. */
  readonly scene: string;
  readonly load: () => Promise<{ readonly default: unknown }>;
}

/** All stories, by their names in links. */
export const stories: Readonly<Record<string, StoryEntry>> = {
  'half-empty': {
    title: 'Ten senders, half a link',
    scene: 'half-empty',
    load: () => import('./texts/half-empty.story.json'),
  },
  'one-cell': {
    title: 'One cell kills a packet',
    scene: 'one-cell',
    load: () => import('./texts/one-cell.story.json'),
  },
  'whole-frames': {
    title: 'Refuse early, refuse whole',
    scene: 'whole-frames',
    load: () => import('./texts/whole-frames.story.json'),
  },
  'take-turns': {
    title: 'Drop one sender’s packets, not everyone’s',
    scene: 'take-turns',
    load: () => import('./texts/take-turns.story.json'),
  },
  'buffer-dial': {
    title: 'How much buffer?',
    scene: 'buffer-dial',
    load: () => import('./texts/buffer-dial.story.json'),
  },
  capture: {
    title: 'Full speed, no loss, nine locked out',
    scene: 'capture',
    load: () => import('./texts/capture.story.json'),
  },
  'far-near': {
    title: 'One queue, or one each',
    scene: 'far-near',
    load: () => import('./texts/far-near.story.json'),
  },
  'unarmed-weights': {
    title: 'Weights without a buffer',
    scene: 'unarmed-weights',
    load: () => import('./texts/unarmed-weights.story.json'),
  },
  'front-drop': {
    title: 'Drop the oldest, then hold your fire',
    scene: 'front-drop',
    load: () => import('./texts/front-drop.story.json'),
  },
  'beat-down': {
    title: 'One bit, three switches',
    scene: 'beat-down',
    load: () => import('./texts/beat-down.story.json'),
  },
  'exact-rates': {
    title: 'From groping to arithmetic',
    scene: 'exact-rates',
    load: () => import('./texts/exact-rates.story.json'),
  },
  'idle-share': {
    title: 'Fastest to agree, last to finish',
    scene: 'idle-share',
    load: () => import('./texts/idle-share.story.json'),
  },
};
