import { panel } from './panel.ts';
import { scene } from './scene.ts';

/** What a contribution is called in files, code and sentences: `my-policy`, `myPolicy`, `My policy`. */
export interface Name {
  readonly id: string;
  readonly camel: string;
  readonly title: string;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function nameOf(id: string): Name {
  const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { id, camel, title: upper(id.replaceAll('-', ' ')) };
}

/** A line of a file that is there: in front of the first line that begins with `before`, behind `after`. */
export interface Line {
  readonly file: string;
  readonly line: string;
  readonly after?: string;
  readonly before: string;
}

export interface Contribution {
  readonly files: Readonly<Record<string, string>>;
  readonly lines: readonly Line[];
  /** Scripts that write what follows from them: `rules`, `thumbnails -- my-scene`. */
  readonly scripts: readonly string[];
  /** What is to be done by hand. */
  readonly next: readonly string[];
}

/** The words of a rule that is early packet discard at half of the buffer. */
interface RuleWords {
  readonly name: string;
  readonly source: string;
  readonly help: string;
  readonly parameter: string;
  readonly refused: string;
}

const rule = (
  id: string,
  { name, source, help, parameter, refused }: RuleWords,
): string => `rule ${id}: ${name}
short ${id}
source ${source}
help ${help}
parameter threshold "T", cells, whole, 0 to buffer, default 50 % of buffer, queue threshold: ${parameter}

if VC listed
  refuse again if not last cell
  VC listed = no
  accept if queue < buffer
  refuse again
if queue >= buffer or first cell and queue >= threshold
  VC listed = not only cell
  refuse
    say ${refused}
accept
`;

const policy = ({ id, camel, title }: Name): Contribution => ({
  files: {
    [`src/rules/discard/${id}.rule`]: rule(id, {
      name: title.toLowerCase(),
      source: 'A rule of your own',
      help: 'Once the queue has reached the threshold, refuses whole frames from their first cell on.',
      parameter: 'From this queue on, no new frame is admitted.',
      refused: 'The queue, **{queue}**, has reached **{threshold}**.',
    }),
    [`src/languages/de/rules/discard/${id}.rule`]: rule(id, {
      name: title.toLowerCase(),
      source: 'Eine eigene Regel',
      help: 'Hat die Warteschlange die Schwelle erreicht, werden ganze Frames von ihrer ersten Zelle an abgewiesen.',
      parameter: 'Ab dieser Warteschlange wird kein neuer Frame angenommen.',
      refused: 'Die Warteschlange, **{queue}**, hat **{threshold}** erreicht.',
    }),
    [`tests/engine/discard/${camel}.test.ts`]: `import { expect, it } from 'vitest';
import { PortBench } from '../../support/portBench.ts';

it('${id} admits no new frame from its threshold on, and completes those that have begun', () => {
  const port = new PortBench([{}, {}], { policy: '${id}', params: { threshold: 10 }, bufferCells: 100 });
  port.arrive(0, 1, 5, false);
  port.arrive(0, 2, 9, true);
  port.arrive(0, 2, 3, true);
  port.arrive(0, 1, 1, true);
  port.runUntil(50);
  expect(port.lost[0]).toBe(0);
  expect(port.lost[1]).toBeGreaterThan(0);
});
`,
  },
  lines: [],
  scripts: ['rules', 'schema'],
  next: [`Change src/rules/discard/${id}.rule and its test.`],
});

interface LessonWords {
  readonly title: string;
  readonly goal: string;
  readonly source: string;
  readonly look: string;
  readonly text: string;
  readonly think: string;
  readonly question: string;
  readonly hint: string;
  readonly answers: readonly (readonly [text: string, because: string])[];
}

const lessonFile = (id: string, words: LessonWords): string =>
  JSON.stringify({
    id,
    title: words.title,
    minutes: 2,
    needs: [],
    goal: words.goal,
    source: words.source,
    steps: [
      { kind: 'show', title: words.look, stage: 'scene=half-empty', text: [words.text] },
      {
        kind: 'ask',
        title: words.think,
        text: [words.text],
        question: words.question,
        hint: words.hint,
        answers: words.answers.map(([text, because], i) => ({
          text,
          because,
          ...(i === 0 && { right: true }),
        })),
      },
    ],
    claims: [],
  });

const lesson = ({ id, title }: Name): Contribution => ({
  files: {
    [`src/lessons/texts/${id}.lesson.json`]: lessonFile(id, {
      title,
      goal: 'Say what a full buffer does.',
      source: 'A lesson of your own',
      look: 'A full buffer',
      text: 'Several senders share one link. What it cannot carry at once waits in the buffer.',
      think: 'The next cell',
      question: 'The buffer is full. What happens to the next cell?',
      hint: 'There is no other place where it could wait.',
      answers: [
        ['It is refused', 'The switch has no room for it.'],
        ['It waits on the link', 'A link holds nothing back.'],
      ],
    }),
    [`src/languages/de/lessons/texts/${id}.lesson.json`]: lessonFile(id, {
      title: `Lektion ${title}`,
      goal: 'Sagen, was ein voller Puffer tut.',
      source: 'Eine eigene Lektion',
      look: 'Ein voller Puffer',
      text: 'Mehrere Sender teilen sich eine Leitung. Was sie nicht sofort tragen kann, wartet im Puffer.',
      think: 'Die nächste Zelle',
      question: 'Der Puffer ist voll. Was geschieht mit der nächsten Zelle?',
      hint: 'Es gibt keinen anderen Platz, an dem sie warten könnte.',
      answers: [
        ['Sie wird abgewiesen', 'Der Switch hat keinen Platz für sie.'],
        ['Sie wartet auf der Leitung', 'Eine Leitung hält nichts auf.'],
      ],
    }),
  },
  lines: [
    {
      file: 'src/lessons/index.ts',
      line: `  '${id}': {
    title: '${title}',
    minutes: 2,
    needs: [],
    scene: 'half-empty',
    load: () => import('./texts/${id}.lesson.json'),
  },`,
      after: 'export const lessons',
      before: '};',
    },
  ],
  scripts: [],
  next: [`Open ?lesson=${id}, and change src/lessons/texts/${id}.lesson.json (docs/tutorials/lesson.md).`],
});

/** What a visitor sees first. */
const FIRST_TEXTS = [
  'See why',
  'Two minutes, four moments',
  'Learn',
  'Scenes',
  'Tools',
  'Watch',
  'A network falls silent. Why?',
  'Try',
  'Change the switch, run both.',
  'Lessons',
];

/** @throws RangeError */
function localeOf(id: string): Intl.Locale {
  try {
    return new Intl.Locale(id);
  } catch {
    throw new RangeError(`id = ${JSON.stringify(id)}: is no tag of a language, such as fr or pt-br`);
  }
}

/** A language by its BCP 47 tag, in small letters: `fr`, `pt-br`. */
function language({ id }: Name): Contribution {
  const { language: base, region } = localeOf(id).maximize();
  const locale = `${base}-${region}`;
  const named = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;
  const name = named.charAt(0).toLocaleUpperCase(id) + named.slice(1);
  const isRightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)$/.test(base ?? '');
  const key = id.includes('-') ? `'${id}'` : id;
  const rest = isRightToLeft ? ", dir: 'rtl'" : '';
  return {
    files: {
      [`src/languages/${id}/app/strings/pages/home.json`]: JSON.stringify(
        Object.fromEntries(FIRST_TEXTS.map((text) => [text, ''])),
      ),
    },
    lines: [
      {
        file: 'src/app/language/languages.ts',
        line: `  ${key}: { name: '${name}', offer: '${name}', locale: '${locale}'${rest} },`,
        after: 'export const LANGUAGES',
        before: '};',
      },
    ],
    scripts: [],
    next: [
      `Translate src/languages/${id}/app/strings/pages/home.json, then npm run language -- ${id} (docs/guides/translating.md).`,
    ],
  };
}

export const KINDS: Readonly<Record<string, (name: Name) => Contribution>> = {
  policy,
  lesson,
  panel,
  scene,
  language,
};
