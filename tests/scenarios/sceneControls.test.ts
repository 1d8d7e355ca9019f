import { describe, expect, it } from 'vitest';
import type { ScenarioDocument, SceneControlDocument } from '../../src/contract/index.ts';
import { checkScenario } from '../../src/engine/index.ts';
import { findScenario, scenarios } from '../../src/scenarios/index.ts';
import { worded } from '../support/worded.ts';

const scenes = scenarios.slice(0, scenarios.findIndex(({ id }) => id === 'coupled') + 1);

const halfEmpty = findScenario('half-empty') as ScenarioDocument;
const withStage = (stage: object): unknown => ({ ...halfEmpty, stage: { ...halfEmpty.stage, ...stage } });
const problemsOf = (stage: object) => worded(checkScenario(withStage(stage)).problems);

describe('the knob of a scene', () => {
  it.each(scenes.map((scene) => [scene.id, scene] as const))('%s has one that its run takes', (_, scene) => {
    expect(scene.stage?.knob?.answers.length).toBeGreaterThan(1);
    expect(checkScenario(scene).problems).toEqual([]);
  });

  const knob: SceneControlDocument = {
    question: 'How many cells?',
    path: 'buffer',
    answers: [
      { value: 500, words: 'few' },
      { value: 2_000_000, words: 'too many' },
    ],
  };

  it('is refused with the path, the value and the range of an answer that no run takes', () => {
    const [problem, ...others] = problemsOf({ knob });
    expect(others).toEqual([]);
    expect(problem?.path).toBe('stage.knob.answers[1].value');
    expect(problem?.value).toBe(2_000_000);
    expect(problem?.reason).toMatch(/1,000,000 cells/);
  });

  it.each([
    ['policy.nothing', /unknown/],
    ['abr.nothing', /known: rif/],
    ['impairments.S2>S9.lossProbability', /no such direction/],
    ['weather', /unknown path/],
  ])('is refused for %s', (path, reason) => {
    const [problem] = problemsOf({ knob: { ...knob, path } });
    expect(problem?.reason).toMatch(reason);
  });

  it('has answers of other settings, also of those that a run begins with, judged in the document that it would be', () => {
    const answers = (value: number | string, path: string) => [
      ...knob.answers.slice(0, 1),
      { value, path, words: 'another' },
    ];
    const judged = (value: number | string, path: string) =>
      problemsOf({ knob: { ...knob, answers: answers(value, path) } });
    expect(judged('newreno', 'tcp.congestionControl')).toEqual([]);
    expect(judged(0, 'tcp.growthDivisor')).toEqual([]);
    const [unknown] = judged('renno', 'tcp.congestionControl');
    expect(unknown?.path).toBe('stage.knob.answers[1].value');
    expect(unknown?.reason).toMatch(/newreno/);
    expect(judged(-1, 'tcp.minRtoMs')).toHaveLength(1);
    expect(judged(3, 'tcp.nothing')[0]?.reason).toMatch(/unknown/);
    expect(judged(3, 'links.S2>S9.delayMs')[0]?.reason).toMatch(/S2/);
  });

  it('asks a question with two answers at least', () => {
    expect(problemsOf({ knob: { ...knob, answers: [] } }).map(({ path }) => path)).toEqual([
      'stage.knob.answers',
    ]);
  });
});

describe('questions of a scene', () => {
  it('have answers that name known figures only', () => {
    const ask = (answer: string) => problemsOf({ ask: ['Why?', { question: 'How much?', answer }] });
    expect(ask('{idle} of the slots.')).toEqual([]);
    expect(ask('{rest} of the slots.')[0]?.reason).toMatch(/known: useful, dead/);
  });
});
