import { readFileSync } from 'node:fs';
import { watchesOf } from '../../src/app/story/runs.ts';
import { plainText, sentenceOf } from '../../src/app/story/say.ts';
import type { StoryMet, StoryReport, StoryValues } from '../../src/contract/index.ts';
import { type CompleteScenario, checkScenario, createSimulation } from '../../src/engine/index.ts';
import { applySettings, loadMechanisms } from '../../src/engine/mechanisms.ts';
import { reportStory } from '../../src/engine/stories.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import type { Story } from '../../src/stories/story.ts';

export const storyOf = (id: string): Story =>
  JSON.parse(readFileSync(`src/stories/texts/${id}.story.json`, 'utf8'));

/** The network of a story, with the settings of one of its runs. */
export function networkOf(story: Story, side: 'a' | 'b'): CompleteScenario {
  loadMechanisms();
  const settings = Object.entries(story[side].set).map(([path, value]) => [path, String(value)] as const);
  const { document } = applySettings(findScenario(story.scene)!, settings);
  const { scenario } = checkScenario(document);
  if (scenario === null) throw new Error(`the scene of ${story.id} does not fit`);
  return scenario;
}

class AllMet extends Error {}

/** A moment that a run has come to. */
export type MetMoment = StoryMet & { readonly said: Story['moments'][number] };

/** The sentence of a moment, for its values or for others. */
export const saidAt = ({ said, isElse, values }: MetMoment, others: StoryValues = values): string =>
  plainText(sentenceOf((isElse ? said.else?.say : undefined) ?? said.say, others));

/** What a story meets, with the moment of each. @param first so many of its moments */
export function momentsOf(
  story: Story,
  seed: number,
  first = story.moments.length,
): { readonly moments: readonly MetMoment[]; readonly missed: number } {
  const watched = watchesOf(story).filter(({ moment }) => moment < first);
  const scenario = networkOf(story, 'a');
  const reports: StoryReport[] = [];
  const post = (report: StoryReport): void => {
    reports.push(report);
    // Nobody asks for results here.
    if (report.type === 'story-met' && report.watch === watched.length - 1) throw new AllMet();
  };
  try {
    reportStory(
      () => createSimulation(scenario, { seed }),
      { watches: watched.map(({ watch }) => watch), whole: false, untilS: 0 },
      post,
    );
  } catch (error) {
    if (!(error instanceof AllMet)) throw error;
  }
  const met = reports.filter((report): report is StoryMet => report.type === 'story-met');
  const missed = reports.filter(({ type }) => type === 'story-missed').length;
  const moments = met.flatMap((one) => {
    const { moment, pace } = watched[one.watch]!;
    return pace === null ? [{ ...one, said: story.moments[moment]! }] : [];
  });
  return { moments, missed };
}
