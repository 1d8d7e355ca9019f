import type { Contribution, Name } from './kinds.ts';

const quoted = (text: string): string => JSON.stringify(text);

/** What a scene says, in English and in German. */
const sceneWords = ({ title }: Name): readonly (readonly [english: string, german: string])[] => [
  [title, `Szene ${title}`],
  [
    'Ten senders share a link whose buffer has room for 1,000 cells, half as many as in the opening scene. Choose another policy and compare.',
    'Zehn Sender teilen sich eine Leitung, deren Puffer Platz für 1.000 Zellen hat, halb so viele wie in der ersten Szene. Ein anderes Verfahren wählen und vergleichen.',
  ],
  ['On Cheon & Panwar’s network; a question of your own', 'Am Netz von Cheon & Panwar; eine eigene Frage'],
  [
    'Half of the buffer. Who is hit when it is full?',
    'Halb so viel Puffer. Wen trifft es, wenn er voll ist?',
  ],
  ['How many senders lose cells in one overflow?', 'Wie viele Sender verlieren bei einem Überlauf Zellen?'],
  ['Count the rows with red marks.', 'Die Zeilen mit roten Zeichen zählen.'],
  [
    'From {from} to {to} s {hit} of {senders} senders in each overflow.',
    'Von {from} bis {to} s {hit} von {senders} Sendern je Überlauf.',
  ],
  [
    'Let the class guess the number of senders first. Then run both policies to the end.',
    'Zuerst die Zahl der Sender raten lassen. Dann beide Verfahren bis zum Ende laufen lassen.',
  ],
  [
    'A small buffer hits one sender at a time. Here an overflow hits at least half of them.',
    'Ein kleiner Puffer trifft jeweils einen Sender. Hier trifft ein Überlauf mindestens die Hälfte.',
  ],
  ['Which policy would hit fewer of them?', 'Welches Verfahren würde weniger von ihnen treffen?'],
  [
    '“A larger buffer helps.” Count again with one of twice the size.',
    '„Ein größerer Puffer hilft.“ Mit einem doppelt so großen noch einmal zählen.',
  ],
  [`${title}: half of the buffer, and who is hit.`, `${title}: halb so viel Puffer, und wen es trifft.`],
];

/** A network of a paper with a question, its hint and answer, a note, a card, and a test of what the answer says. */
export function scene(name: Name): Contribution {
  const { id, camel } = name;
  const [title, description, source, hook, question, hint, answer, show, belief, next, avoid, line] =
    sceneWords(name).map(([english]) => quoted(english));
  return {
    files: {
      [`src/scenarios/scenes/${camel}.ts`]: `import type { ScenarioDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';
import { discardControl } from '../sceneControls.ts';
import { symmetric500 } from '../papers/cheonPanwar.ts';
import { scene } from '../stage.ts';

export const ${camel}: ScenarioDocument = scene(symmetric500, {
  id: '${id}',
  title: ${title},
  description: ${description},
  source: ${source},
  policy: 'rcd',
  bufferCells: 1_000,
  policies: { epd: { threshold: 960 } },
  stage: {
    startAt: { epoch: 1, offsetMs: -5 },
    msPerSecond: 40,
    hook: ${hook},
    knob: discardControl('rcd', 'epd'),
    outcome: { measure: 'packets', good: 'more', yardstick: 'equal' },
    ask: [{ question: ${question}, hint: ${hint}, answer: ${answer} }],
    note: { show: ${show}, belief: ${belief}, next: ${next}, avoid: ${avoid} },
  },
});

export const ${camel}Card: SceneCard = {
  level: 1,
  mechanisms: ['discard'],
  paper: 'cheon-panwar',
  line: ${line},
};
`,
      [`src/languages/de/scenarios/scenes/${camel}.json`]: JSON.stringify(
        Object.fromEntries(sceneWords(name)),
      ),
      [`tests/scenarios/${camel}.test.ts`]: `import { expect, it } from 'vitest';
import { bottleneck, meanOf, runs, seedsByTier } from '../support/sceneRuns.ts';

it('${id}: an overflow hits at least half of the senders', () => {
  const hit = meanOf(runs('${id}', {}, seedsByTier(1, 3)), (run) => bottleneck(run).hitPerEpoch);
  expect(hit).toBeGreaterThanOrEqual(5);
});
`,
    },
    lines: [
      {
        file: 'src/scenarios/index.ts',
        line: `import { ${camel}, ${camel}Card } from './scenes/${camel}.ts';`,
        before: '/** From simple to hard',
      },
      {
        file: 'src/scenarios/index.ts',
        line: `  [${camel}, ${camel}Card],`,
        after: 'export const scenes',
        before: '];',
      },
    ],
    scripts: [`thumbnails -- ${id}`],
    next: [
      `Open ?scene=${id}, and change src/scenarios/scenes/${camel}.ts (docs/tutorials/scene.md); then npm run thumbnails ${id}.`,
    ],
  };
}
