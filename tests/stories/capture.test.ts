import { describe, expect, it } from 'vitest';
import { plainText, sentenceOf } from '../../src/app/story/say.ts';
import { EventCode, PS_PER_SECOND } from '../../src/contract/index.ts';
import { createSimulation, Recorder, viewOf } from '../../src/engine/index.ts';
import { momentsOf, networkOf, storyOf } from './told.ts';

const story = storyOf('capture');
const PORT = 'S1>S2';

describe('the story of nine that are locked out', () => {
  it('reaches its first two moments, and what they say is so', () => {
    const { moments, missed } = momentsOf(story, story.seed, 2);
    expect(missed).toBe(0);
    const [fills, locked] = moments;
    const simulation = createSimulation(networkOf(story, 'a'), { seed: story.seed });
    const recorder = new Recorder(simulation);
    const port = simulation.network.ports.find(({ id }) => id === PORT)!;
    simulation.runUntil(fills!.time + 1);
    expect(port.waiting).toBe(950);
    simulation.runUntil(locked!.time + 1);
    const due = [...viewOf(simulation, PORT).timers!.due];
    const sends = [...viewOf(simulation, PORT).timers!.sends];
    expect(due.filter((when) => !Number.isNaN(when))).toHaveLength(9);
    expect(sends.filter((one) => one === 1)).toHaveLength(1);
    expect(plainText(sentenceOf(locked!.said.say, locked!.values))).toMatch(
      /^One sender keeps it full\. Nine lost/,
    );
    recorder.flush();
    const { code, vc } = recorder.takeEvents()!;
    const losers = new Set([...vc].filter((_, i) => code[i] === EventCode.drop));
    expect(losers.size).toBe(9);
  });

  it('says in its last moment how much of the link is used, and how many still only wait', () => {
    const { moments, missed } = momentsOf(story, story.seed);
    expect(missed).toBe(0);
    const last = moments.at(-1)!;
    expect(last.said.values).toEqual({ used: { measure: 'used', fromS: 0.3, toS: 0.35 } });
    const simulation = createSimulation(networkOf(story, 'a'), { seed: story.seed });
    const port = simulation.network.ports.find(({ id }) => id === PORT)!;
    const goneBy = (time: number): number => {
      simulation.runUntil(time);
      return port.link.tail - port.waiting;
    };
    const from = goneBy(0.3 * PS_PER_SECOND);
    const used = (100 * (goneBy(0.35 * PS_PER_SECOND) - from)) / ((0.05 * PS_PER_SECOND) / 2_726_337.4486);
    simulation.runUntil(last.time + 1);
    const waiting = [...viewOf(simulation, PORT).timers!.due].filter((when) => !Number.isNaN(when));
    expect(waiting).toHaveLength(9);
    expect(plainText(sentenceOf(last.said.say, last.values))).toBe(
      `${Math.round(used)} % of the link is used, and nine of ten senders still only wait.`,
    );
  });
});
