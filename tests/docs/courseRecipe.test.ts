import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { type CourseMessage, courseMessages } from '../../src/app/lesson/course.ts';
import { keptWork, type Work } from '../../src/app/lesson/kept.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';

type Type = CourseMessage['type'];
type Fields<T extends Type> = Exclude<keyof Extract<CourseMessage, { type: T }>, 'type'>;

/** Every message to a course with all of its fields: the compiler refuses one too many and one too few. */
const SENT: { readonly [T in Type]: Readonly<Record<Fields<T>, true>> } = {
  lesson: { title: true, minutes: true, steps: true },
  step: { step: true, of: true, title: true },
  answer: { step: true, kind: true, question: true, answer: true, right: true },
  done: { asks: true, checks: true },
  height: { height: true },
};

const [, section = ''] = readFileSync('docs/reference/links.md', 'utf8').split(
  '### Embed a lesson in a course\n',
);
const [, recipe = ''] = /```js\n(.*?)```/s.exec(section) ?? [];
const rows = [...section.matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \|$/gm)].slice(
  0,
  Object.keys(SENT).length,
);

it('the table for courses has every message, with the fields that it has', () => {
  expect(rows.map(([, type]) => type)).toEqual(Object.keys(SENT));
  for (const [, type, fields = ''] of rows)
    for (const field of Object.keys(SENT[type as Type])) expect(fields, type).toContain(`\`${field}\``);
  // What else a row names are values and fields of a score.
  const values = ['ask', 'check', 'draw', 'explain', 'null', '{ right, of }'];
  for (const [, type, fields = ''] of rows)
    for (const [, name = ''] of fields.matchAll(/`([^`]+)`/g))
      expect([...Object.keys(SENT[type as Type]), ...values], `${name} of ${type}`).toContain(name);
});

it('the wrapper for xAPI and LTI works as it is written, with the messages of a lesson', async () => {
  const lesson = (await lessons['half-link']?.load())?.default as Lesson;
  const frame = { src: 'https://course.example/?lesson=half-link&embed=1', contentWindow: {}, style: {} };
  const sent: object[] = [];
  const scores: object[] = [];
  const heard: ((event: object) => void)[] = [];
  runInNewContext(recipe, {
    URL,
    document: { querySelector: () => frame },
    addEventListener: (_: 'message', listener: (event: object) => void) => heard.push(listener),
    send: (statement: object) => sent.push(statement),
    score: (points: object) => scores.push(points),
  });
  /** A field that this message does not have is an error, and not undefined. */
  const strict = (message: CourseMessage) =>
    new Proxy({ source: 'cellscope', lesson: lesson.id, ...message } as Record<string | symbol, unknown>, {
      get: (fields, name) => {
        if (!(name in fields)) throw new Error(`${message.type} has no field ${String(name)}`);
        return fields[name];
      },
    });
  const receive = (message: CourseMessage, source: object = frame.contentWindow) => {
    for (const listener of heard)
      listener({ data: strict(message), origin: 'https://course.example', source });
  };

  const opened = keptWork('half-link', { steps: [] });
  const right = Object.fromEntries(
    lesson.steps.flatMap((step, at) =>
      step.kind === 'check' ? [[at, step.answers.findIndex((answer) => answer.right)]] : [],
    ),
  );
  const done: Work = { ...opened, answers: right, isDone: true };
  for (const message of [...courseMessages(lesson, null, opened), ...courseMessages(lesson, opened, done)])
    receive(message);
  const checks = Object.keys(right).length;
  expect(checks).toBeGreaterThan(0);
  const answered = Object.entries(right).map(([at, chosen]) => {
    const step = lesson.steps[Number(at)];
    if (step?.kind !== 'check') throw new Error('not a check');
    return {
      verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
      object: {
        id: `https://course.example/?lesson=half-link&step=${Number(at) + 1}`,
        definition: { description: { en: step.question } },
      },
      result: { response: step.answers[chosen]?.text, success: true },
    };
  });
  expect(sent).toMatchObject([
    ...answered,
    {
      verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
      object: { id: 'https://course.example/?lesson=half-link' },
      result: { completion: true, score: { raw: checks, min: 0, max: checks } },
    },
  ]);
  expect(scores).toEqual([{ scoreGiven: checks, scoreMaximum: checks }]);

  receive({ type: 'height', height: 1234 }, {});
  expect(frame.style).toEqual({});
  receive({ type: 'height', height: 1234 });
  expect(frame.style).toEqual({ height: '1234px' });
});
