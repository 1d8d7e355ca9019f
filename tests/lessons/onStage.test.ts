import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkScenario, createSimulation } from '../../src/engine/whole.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { findScenario } from '../../src/scenarios/index.ts';

const FOLDERS = ['src/lessons/texts', 'src/german/lessons/texts'];
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
