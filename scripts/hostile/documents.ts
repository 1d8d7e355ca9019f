import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeFile } from '../../src/app/fileDrop/judge.ts';
import { toRunFile } from '../../src/app/link/packed/file.ts';
import { EMPTY_LINK } from '../../src/app/link/state.ts';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import { faultOf } from '../../src/engine/rules/written.ts';
import type { Lecture } from '../../src/lessons/lectures/lecture.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { scenarios as SCENES } from '../../src/scenarios/index.ts';
import type { Story } from '../../src/stories/story.ts';
import { Chance } from './chance.ts';
import { openAddressHere, openRunHere, readyHere } from './page.ts';
import { judged, type Kind, MILD, type Outcome, type Trial, told } from './trial.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Of a run that is tried, ps. */
const UNTIL = 1e9;

/** Every list and object of a document. */
function insides(of: Json): (Json[] | { [key: string]: Json })[] {
  if (typeof of !== 'object' || of === null) return [];
  return [of, ...Object.values(of).flatMap(insides)];
}

/** Another value of the same kind: a number near it, a text with a letter more or less, the other flag. */
function near(value: Json, chance: Chance): Json {
  if (typeof value === 'number') {
    const moved = value * chance.of([0.5, 0.9, 1.1, 2, 3]) + (chance.is(0.2) ? 1 : 0);
    return Number.isInteger(value) ? Math.round(moved) : moved;
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return value;
  const at = chance.below(value.length + 1);
  // Names and links break with a letter; what is said to people does not.
  if (!value.includes(' ') && chance.is(0.8)) return value;
  return value.slice(0, at) + chance.letters(3) + value.slice(at + chance.below(3));
}

/** A document as an author might change it: values near those that it has, items in another order, one more of them, one less. */
function retouchedText(text: string, chance: Chance): string {
  const document = JSON.parse(text) as Json;
  for (let times = 1 + chance.below(4); times > 0; times--) {
    const place = chance.of(insides(document).filter((one) => Object.keys(one).length > 0));
    const key = chance.of(Object.keys(place));
    const value = Reflect.get(place, key) as Json;
    const items = Array.isArray(place) && chance.is(0.5) ? place : null;
    if (items === null) Reflect.set(place, key, near(value, chance));
    else
      chance.of([
        () => items.reverse(),
        () => items.splice(Number(key), 0, structuredClone(value)),
        () => items.splice(Number(key), 1),
      ])();
  }
  return JSON.stringify(document, null, chance.is(0.5) ? 2 : 0);
}

/** A document with one value lost, changed, doubled, many times doubled or moved; the text that a person would drop. */
function brokenText(text: string, chance: Chance): string {
  if (chance.is(0.2)) return chance.mutated(text);
  const document = JSON.parse(text) as Json;
  const place = chance.of(insides(document));
  const keys = Object.keys(place);
  const key = keys.length === 0 ? 'x' : chance.of(keys);
  const value = Reflect.get(place, key) as Json;
  const nasty = chance.nasty() as Json;
  switch (chance.below(7)) {
    case 0:
      if (Array.isArray(place)) place.splice(Number(key), 1);
      else Reflect.deleteProperty(place, key);
      break;
    case 1:
      Reflect.set(place, key, nasty);
      break;
    case 2:
      Reflect.set(place, key, [value ?? null]);
      break;
    case 3:
      Reflect.set(place, Array.isArray(place) ? place.length : String(nasty), value ?? nasty);
      break;
    case 4: {
      const many = chance.of([2, 60, 3_000, 20_000]);
      if (Array.isArray(value))
        Reflect.set(
          place,
          key,
          Array.from({ length: many }, () => value[0] ?? nasty),
        );
      else Reflect.set(place, key, typeof value === 'string' ? value.repeat(Math.min(many, 3_000)) : many);
      break;
    }
    case 5:
      if (!Array.isArray(place)) for (let i = 0; i < chance.of([3, 300, 6_000]); i++) place[`k${i}`] = nasty;
      break;
    default: {
      let inner: Json = nasty;
      for (let i = chance.of([5, 41, 5_000]); i > 0; i--) inner = i % 2 === 0 ? [inner] : { x: inner };
      try {
        Reflect.set(place, key, inner);
        return JSON.stringify(document);
      } catch {
        return '['.repeat(5_000);
      }
    }
  }
  return JSON.stringify(document, null, chance.is(0.5) ? 2 : 0);
}

/** Opens one of the stages that a file shows, as it begins; which one follows from the text. */
async function showingOneOf(stages: readonly string[], text: string): Promise<Outcome> {
  // One with results of branches runs them first, as long as that takes.
  const quick = stages.filter((stage) => !stage.includes('state='));
  const stage = quick[text.length % quick.length];
  if (stage === undefined) return judged([]);
  const { problems } = await openAddressHere(`?${stage}`);
  return { opened: true, ...told(problems) };
}

/** What becomes of a file that somebody drops on the page. */
async function dropped(name: string, text: string): Promise<Outcome> {
  await readyHere();
  const found = await judgeFile(new File([text], name));
  switch (found.kind) {
    case 'broken':
      return judged(found.problems);
    case 'rule': {
      const reason = faultOf(text, 10);
      return judged(reason === null ? [] : [{ path: name, value: undefined, reason }]);
    }
    case 'story': {
      const { scene, seed } = JSON.parse(found.text) as Story;
      return showingOneOf([`scene=${encodeURIComponent(scene)}&seed=${seed}`], text);
    }
    case 'lesson': {
      const { steps } = JSON.parse(found.text) as Lesson;
      return showingOneOf(
        steps.flatMap(({ stage }) => stage ?? []),
        text,
      );
    }
    case 'lecture': {
      const { steps } = JSON.parse(found.text) as Lecture;
      return showingOneOf(
        steps.flatMap(({ stage }) => stage ?? []),
        text,
      );
    }
    case 'run': {
      const { problems, inForce } = await openRunHere(found.document);
      return { opened: inForce !== null, ...told(problems) };
    }
    case 'scenario': {
      const { scenario, problems } = checkScenario(found.document);
      if (scenario === null) return judged(found.placed(problems));
      createSimulation(scenario, { seed: 1 }).runUntil(UNTIL);
      return judged([]);
    }
  }
}

const kindOf = (name: string, file: string, texts: readonly string[]): Kind => ({
  name,
  cases: 2_000,
  make: (seed, index): Trial => {
    const chance = new Chance(seed, `${name} ${index}`);
    const first = chance.of(texts);
    const isMild = chance.is(MILD);
    let text = isMild ? retouchedText(first, chance) : brokenText(first, chance);
    if (!isMild && chance.is(0.3))
      try {
        text = brokenText(text, chance);
      } catch {
        // What is no JSON any more stays as it is.
      }
    return { input: text, run: () => dropped(file, text) };
  },
});

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const RUNS = SCENES.map((scenario, i) =>
  JSON.stringify(
    toRunFile({
      ...EMPTY_LINK,
      scenario,
      overrides: [['tcp.minRtoMs', 200 + i]],
      edits: [{ time: 1e8, path: 'buffer', value: 1_000 + i }],
      timePs: 0,
      paused: true,
    }),
  ),
);

export const scenarios = kindOf(
  'scenarios',
  'mine.json',
  SCENES.map((one) => JSON.stringify(one)),
);
export const runs = kindOf('runs', 'run.json', RUNS);
export const lessons = kindOf('lessons', 'mine.lesson.json', filesIn('src/lessons/texts'));
export const stories = kindOf('stories', 'mine.story.json', filesIn('src/stories/texts'));
export const lectures = kindOf('lectures', 'mine.lecture.json', filesIn('src/lessons/lectures'));
