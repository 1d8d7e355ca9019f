import { useEffect, useState } from 'react';
import type { ScenarioDocument } from '../../contract/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import type { Story, StoryRun } from '../../stories/story.ts';
import type { StoryAddress } from './address.ts';
import { Director } from './director.ts';
import { Pairs } from './pair.ts';

/** A story with its runs, as long as it is on the page. */
export interface Tale {
  readonly story: Story;
  readonly scenario: ScenarioDocument;
  readonly seed: number;
  readonly director: Director;
  readonly pairs: Pairs;
}

const changed = (run: StoryRun, set: StoryRun['set'] | null): StoryRun =>
  set === null ? run : { ...run, set };

/** Begins the runs of a story, and ends them with it. */
export function useTale(original: Story, { seed: asked, a, b }: StoryAddress): Tale | null {
  const [tale, setTale] = useState<Tale | null>(null);
  useEffect(() => {
    const story = { ...original, a: changed(original.a, a), b: changed(original.b, b) };
    const scenario = findScenario(story.scene);
    if (scenario === null) return;
    const seed = asked ?? story.seed;
    const pairs = new Pairs(story, scenario, seed);
    const director = new Director(story, { scenario, seed }, (done) => pairs.begin(done));
    setTale({ story, scenario, seed, director, pairs });
    return () => {
      director.dispose();
      pairs.dispose();
    };
  }, [original, asked, a, b]);
  return tale;
}
