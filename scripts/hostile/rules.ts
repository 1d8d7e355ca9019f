import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOf } from '../../src/engine/rules/written.ts';
import { checkScenario, createSimulation } from '../../src/engine/whole.ts';
import { checkRule } from '../../src/rules/check.ts';
import { RuleProblem } from '../../src/rules/problem.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { Chance } from './chance.ts';
import { readyHere } from './page.ts';
import { judged, type Kind, type Outcome, type Trial } from './trial.ts';

const FOLDERS = ['src/rules/discard', 'src/rules/algorithms'];
const TEXTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
);
/** Of the run that tries a rule, ps. */
const UNTIL = 2e9;

/** Lines moved, doubled, indented, nested; words of other rules; or letters changed. */
function mutatedRule(text: string, chance: Chance): string {
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

function tried(text: string): Outcome {
  const { scenario } = checkScenario(findScenario('half-empty'));
  if (scenario === null) throw new RangeError('the scene that tries rules is broken');
  try {
    if (checkRule(text).kind === 'algorithm') return judged([]);
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
  }
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
    for (let times = 1 + chance.below(3); times > 0; times--) text = mutatedRule(text, chance);
    return { input: text, run: async () => readyHere().then(() => tried(text)) };
  },
};
