import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roomOf } from '../../src/app/lesson/pictures/closer.ts';
import { parseLink } from '../../src/app/link/query.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import type { Lesson, Step } from '../../src/lessons/lesson.ts';
import type { CloserPicture } from '../../src/lessons/pictures/closer.ts';
import { findScenario } from '../../src/scenarios/index.ts';

const FOLDERS = ['src/lessons/texts', 'src/languages/de/lessons/texts'];
const lessons = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((name): Lesson => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
);

/** A phone shows no card next to a lesson, and no card shows a key. */
const ELSEWHERE = /policy card|Karte des Verfahrens|\b[a-z]+[A-Z][a-z]+\b/;
const FULL_STAGE = /Open the scene in the stage|Öffne die Szene auf der Bühne/;

it('no step sends its reader to a card, or to a key of one, that a phone does not show', () => {
  for (const { id, steps } of lessons)
    for (const { title, text } of steps)
      for (const paragraph of text.filter((one) => !FULL_STAGE.test(one)))
        expect(paragraph, `${id}: ${title}`).not.toMatch(ELSEWHERE);
});

it('the sender that the half link follows is the first whose timer runs out', () => {
  const { scenario } = checkScenario(findScenario('half-empty'));
  if (scenario === null) throw new Error('the scene cannot run');
  const simulation = createSimulation(scenario, { seed: 1 });
  const waited: number[] = [];
  simulation.runUntil(0.163e12);
  expect(simulation.results().sessions.map(({ timeouts }) => timeouts)).toEqual(Array(10).fill(0));
  for (let ms = 163.2; waited.length === 0 && ms < 200; ms += 0.2) {
    simulation.runUntil(Math.round(ms * 1e9));
    for (const { vc, timeouts } of simulation.results().sessions) if (timeouts > 0) waited.push(vc);
  }
  expect(waited).toEqual([6]);
  for (const { steps } of lessons.filter(({ id }) => id === 'half-link'))
    expect(steps[2]?.stage).toBe('scene=half-empty&t=0.13&vc=6');
});

it('a step that asks to step to an event has that event on the buttons of its stage, and a stage behind it goes back to before it', () => {
  const asked = lessons.flatMap(({ id, steps }) =>
    steps.flatMap((step, at) =>
      step.kind === 'do' && 'step' in step.action
        ? [[id, step.action.step, step.stage, steps[at + 1]?.stage] as const]
        : [],
    ),
  );
  expect(asked).toHaveLength(4);
  for (const [id, event, stage = '', after] of asked) {
    const { link } = parseLink(`?${stage}`);
    expect(link.step, id).toBe(event);
    if (after !== undefined) expect(parseLink(`?${after}`).link.timePs, id).toBe(link.timePs);
  }
});

/** Steps with a picture from near, each with the stage that it opens or finds open. */
const near = lessons.flatMap(({ steps }) =>
  steps.flatMap(({ picture, title }, at) => {
    if (picture?.name !== 'closer') return [];
    const stage = steps.slice(0, at + 1).findLast((step: Step) => step.stage !== undefined)?.stage ?? '';
    return [[title, stage, picture] as const];
  }),
);

it('some pictures are from near, in both languages', () => expect(near).toHaveLength(4));

it.each(near)(
  'the room of “%s” can be seen, and the queue of its stage rises into it',
  (_, stage, picture) => {
    const { lines, bottom, top, trace, from, to }: CloserPicture = picture;
    const { link } = parseLink(`?${stage}`);
    const { scenario } = withOverrides(
      findScenario(link.scene ?? '') ?? expect.unreachable(),
      link.overrides,
    );
    const { scenario: complete } = checkScenario(scenario);
    const simulation = createSimulation(complete ?? expect.unreachable(), { edits: link.edits });
    const port = simulation.network.ports.find(({ id }) => trace === `queue/${id}`) ?? expect.unreachable();
    const queue: number[] = [];
    for (let time = from * 1e12; time < to * 1e12; time += 2e6) {
      simulation.runUntil(Math.round(time));
      queue.push(port.waiting);
    }
    const { size, taken } = roomOf({ lines }, queue);
    // The plot of the stage has some 2 px for it; this one is more than a hundred high.
    expect(size / (top - bottom)).toBeGreaterThan(0.08);
    expect(taken).toBeGreaterThan(0);
    expect(Math.max(...queue)).toBeLessThanOrEqual(top);
  },
);
