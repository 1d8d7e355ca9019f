import { expect, it } from 'vitest';
import { storyTexts } from '../../src/app/strings/pages/story.ts';

it('names a range of seeds by its ends, and gains that all read alike once', () => {
  expect(storyTexts.seeds('Five', '92', '119')).toBe('Five seeds: 92 to 119 %');
  expect(storyTexts.seeds('Five', '\u221299', '\u221299')).toBe('Five seeds: all \u221299 %');
});
