import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import { faultOf } from '../../src/engine/rules/written.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { Chance } from './chance.ts';
import { readyHere } from './page.ts';
import { judged, type Kind, MILD, type Outcome, type Trial } from './trial.ts';

const FOLDERS = ['src/rules/discard', 'src/rules/algorithms'];
const TEXTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
);

/** Words of which a student may take another. */
const WORDS: readonly (readonly string[])[] = [
  ['<', '<=', '>', '>='],
  ['+', '-', '*'],
  ['and', 'or'],
  ['min', 'max'],
  ['accept', 'refuse'],
  ['yes', 'no'],
];
const indentOf = (line = ''): number => line.length - line.trimStart().length;

/** A line as a student might change it: another number, comparison or name; the order of two lines; one line less. */
function retouchedRule(text: string, chance: Chance): string {
  const lines = text.split('\n');
  // The head names the rule.
  const at = 1 + chance.below(lines.length - 1);
  const line = lines[at] ?? '';
  switch (chance.below(4)) {
    case 0:
      lines[at] = line.replace(/\d+(?:\.\d+)?/, (number) =>
        String(Math.max(1, Math.round(Number(number) * chance.of([0.5, 0.9, 1.1, 2])))),
      );
      break;
    case 1: {
      const some = chance.of(WORDS);
      lines[at] = line
        .split(' ')
        .map((word) => (some.includes(word) ? chance.of(some) : word))
        .join(' ');
      break;
    }
    case 2:
      if (indentOf(line) === indentOf(lines[at + 1])) lines.splice(at, 2, lines[at + 1] ?? '', line);
      break;
    default:
      if (/^\s*(show|say|line|point|plot|height|help|source|#)/.test(line)) lines.splice(at, 1);
  }
  return lines.join('\n');
}

/** Of the run that tries a rule, ps. */
const UNTIL = 2e9;

/** Lines moved, doubled, indented, nested; words of other rules; or letters changed. */
function brokenRule(text: string, chance: Chance): string {
  const lines = text.split('\n');
  const at = chance.below(lines.length);
  const line = lines[at] ?? '';
  switch (chance.below(9)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(
        at,
        0,
        ...Array.from({ length: 1 + chance.below(40) }, (_, i) => `${'  '.repeat(i)}for each VC`),
      );
      break;
    case 2:
      lines.splice(at, 0, line.repeat(1 + chance.below(30)));
      break;
    case 3: {
      const from = Array.from(
        { length: 1 + chance.below(60) },
        (_, i) => `define g${i + 1}(x) = g${i}(x) + g${i}(x)`,
      );
      lines.splice(Math.min(at, 3), 0, 'define g0(x) = x', ...from);
      break;
    }
    case 4:
      lines[at] = `${' '.repeat(chance.below(9))}${line.trim()}`;
      break;
    case 5:
      lines.splice(at, 0, chance.of(chance.of(TEXTS).split('\n')));
      break;
    case 6: {
      const many = 1 + chance.below(4_000);
      lines[at] = line.replace(/(\w+)$/, (word) => `${'('.repeat(many)}${word}${')'.repeat(many)}`);
      break;
    }
    case 7: {
      const many = 1 + chance.below(300);
      lines.splice(
        at,
        0,
        'b0 = queue < 5',
        ...Array.from({ length: many }, (_, i) => `b${i + 1} = b${i} and b${i}`),
        `accept if b${many}`,
      );
      break;
    }
    default:
      return chance.mutated(text);
  }
  return lines.join('\n');
}

/** As the page tries it: an algorithm is refused with a sentence, as it is no discard policy. */
function tried(text: string): Outcome {
  const { scenario } = checkScenario(findScenario('half-empty'));
  if (scenario === null) throw new RangeError('the scene that tries rules is broken');
  const reason = text.includes('\n') ? faultOf(text, scenario.vcs.length) : null;
  if (reason !== null || !text.includes('\n'))
    return judged([{ path: 'policy', value: '', reason: reason ?? { key: 'refused', values: {} } }]);
  const simulation = createSimulation(scenario, { seed: 1 });
  simulation.apply('policy', text);
  simulation.runUntil(UNTIL);
  return judged([]);
}

export const rules: Kind = {
  name: 'rules',
  cases: 2_000,
  make: (seed, index): Trial => {
    const chance = new Chance(seed, `rule ${index}`);
    let text = chance.of(TEXTS);
    const changed = chance.is(MILD) ? retouchedRule : brokenRule;
    for (let times = 1 + chance.below(3); times > 0; times--) text = changed(text, chance);
    return { input: text, run: async () => readyHere().then(() => tried(text)) };
  },
};
