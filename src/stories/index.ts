/** What a list of stories says of one; a test compares it with its file, which comes when it is opened. */
export interface StoryEntry {
  readonly title: string;
  /** The scene that it tells of. */
  readonly scene: string;
  readonly load: () => Promise<{ readonly default: unknown }>;
}

/** Every story, by its name in links. */
export const stories: Readonly<Record<string, StoryEntry>> = {
  'half-empty': {
    title: 'Ten senders, half a link',
    scene: 'half-empty',
    load: () => import('./texts/half-empty.story.json'),
  },
  capture: {
    title: 'Full speed, no loss, nine locked out',
    scene: 'capture',
    load: () => import('./texts/capture.story.json'),
  },
};
