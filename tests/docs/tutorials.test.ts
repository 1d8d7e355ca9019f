import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeText } from '../../src/app/fileDrop/judge.ts';
import { parseLink } from '../../src/app/link/query.ts';
import { problemSentence } from '../../src/app/saying.ts';
import type { Problem, ScenarioDocument } from '../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { sayReason } from '../../src/strings/en/reasons/index.ts';

const pageOf = (name: string): string => readFileSync(`docs/tutorials/${name}.md`, 'utf8');
const blocks = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``, 'g'))].map(([, text = '']) => text);

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A file with what a step adds to it. */
const added = (file: Part, step: Part): Part => ({
  ...file,
  ...Object.fromEntries(
    Object.entries(step).map(([key, value]) => {
      const before = file[key];
      return [key, isPart(before) && isPart(value) ? added(before, value) : value];
    }),
  ),
});

/** What the page says about a file. */
function sentencesFor(name: string, text: string): readonly string[] {
  const judged = judgeText(name, text);
  const problems: readonly Problem[] =
    judged.kind === 'scenario'
      ? judged.placed(checkScenario(judged.document).problems)
      : judged.kind === 'broken'
        ? judged.problems
        : [];
  return problems.map((problem) => problemSentence(problem, sayReason(problem.reason)));
}

describe('docs/tutorials/scene.md', () => {
  const page = pageOf('scene');
  const steps = blocks(page, 'json');
  const files = steps.map((_, at) =>
    steps
      .slice(0, at + 1)
      .map((step) => JSON.parse(step) as Part)
      .reduce(added),
  );
  const last = files.at(-1) as unknown as ScenarioDocument;

  it('shows a file that can run after each step', () => {
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { scenario, problems } = checkScenario(file);
      expect(problems).toEqual([]);
      // A new document draws ties: none of its senders is favoured by the order of links.
      expect(scenario?.document).toMatchObject({ version: 2 });
      expect(scenario?.ties).toBe('drawn');
    }
  });

  it('opens before an overflow that there is, and has a hint to each question', () => {
    const { scenario } = checkScenario(last);
    if (scenario === null) return expect.unreachable();
    const simulation = createSimulation(scenario);
    simulation.runUntil(simulation.end);
    const { ports, sessions } = simulation.results();
    expect(ports.find(({ port }) => port === 'S1>S2')?.epochs).toBeGreaterThanOrEqual(1);
    for (const { packets } of sessions) expect(packets).toBeGreaterThan(0);
    expect(last.stage?.ask).not.toEqual([]);
    for (const asked of last.stage?.ask ?? []) expect(asked).toHaveProperty('hint');
  });

  it('says about a wrong duration what the page says', () => {
    const text = (steps[0] ?? '').replace('"durationS": 1', '"durationS": -1');
    expect(sentencesFor('three-senders.json', text)).toEqual(blocks(page, 'text').map((one) => one.trim()));
  });
});

describe('docs/tutorials/lesson.md', () => {
  const page = pageOf('lesson');
  const [lesson = ''] = blocks(page, 'json');

  it('shows a lesson that opens, with a stage that there is', () => {
    expect(judgeText('my.lesson.json', lesson).kind).toBe('lesson');
    for (const { stage } of (JSON.parse(lesson) as { steps: { stage: string }[] }).steps) {
      const { link, problems } = parseLink(`?${stage}`);
      expect(problems).toEqual([]);
      expect(findScenario(link.scene ?? '')).not.toBeNull();
    }
  });

  it('says about a wrong number of minutes what the page says', () => {
    const text = lesson.replace('"minutes": 1', '"minutes": 900');
    expect(sentencesFor('my.lesson.json', text)).toEqual(blocks(page, 'text').map((one) => one.trim()));
  });
});
