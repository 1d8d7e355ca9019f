import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { findScenario } from '../../scenarios/index.ts';
import type { Story } from '../../stories/story.ts';
import { Pairs, type StoryPair } from '../story/pair.ts';
import { followRun } from '../story/runs.ts';

/** Both runs of a story with its seed, as long as they are on the page; null: they have not begun. */
export function usePairs(story: Story): Pairs | null {
  const [pairs, setPairs] = useState<Pairs | null>(null);
  useEffect(() => {
    const scenario = findScenario(story.scene);
    if (scenario === null) return;
    const { seed, untilS, a } = story;
    const both = new Pairs(story, scenario, seed);
    const stop = followRun(
      { scenario, run: a, seed, untilS, watches: [], whole: true },
      {
        done: (results, record) => both.begin({ results, record }),
        failed: (failure) => both.fail(failure),
      },
    );
    setPairs(both);
    return () => {
      stop();
      both.dispose();
    };
  }, [story]);
  return pairs;
}

/** The first pair of those runs that are over. */
export function useFirstPair(pairs: Pairs): {
  readonly pair: StoryPair | undefined;
  readonly hasFailed: boolean;
} {
  const { pairs: all, failure } = useStore(pairs.store);
  return { pair: all[0], hasFailed: failure !== null };
}
