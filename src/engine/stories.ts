/** The record of a run for a story; the worker loads it with such a task. */
export { reportStory } from './probe/story/reportStory.ts';
