import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../../scripts/build/language/sentences.ts';
import { partsOf, SCENE_FILES } from '../../scripts/build/teaching.ts';
import { answered } from '../../src/contract/index.ts';
import { scenes } from '../../src/scenarios/index.ts';
import { type Teaching, teachings } from '../../src/scenarios/teaching.ts';

const parts = SCENE_FILES.map((file) => partsOf(readFileSync(`src/scenarios/scenes/${file}`, 'utf8')));

/** What a script says that has nothing but texts. */
async function taughtBy(script: string): Promise<readonly [string, Teaching]> {
  const { teaching } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  return teaching;
}

describe('the build', () => {
  it('has of each scene its questions, hints, answers and note in the script that comes when a reader asks', async () => {
    const taught = Object.fromEntries(await Promise.all(parts.map(({ teaching }) => taughtBy(teaching))));
    expect(Object.keys(taught)).toHaveLength(scenes.length);
    for (const [{ id, stage }] of scenes) {
      expect(taught[id], id).toEqual({ ask: stage?.ask, note: stage?.note });
      expect(teachings[id], id).toMatchObject(taught[id] as object);
    }
  });

  it('leaves a scene its questions, and nothing of their hints, answers and its note', () => {
    const left = parts.map(({ scene }) => new Set(sentencesIn(scene)));
    for (const [{ id, stage }] of scenes) {
      const own = left.find((texts) => texts.has(id) && texts.has(stage?.hook ?? '')) ?? new Set();
      for (const asked of stage?.ask ?? []) {
        const { question, hint, answer } = answered(asked);
        expect([own.has(question), own.has(hint ?? ''), own.has(answer)], question).toEqual([
          true,
          false,
          false,
        ]);
      }
      for (const text of Object.values(stage?.note ?? {})) expect(own.has(text), text).toBe(false);
    }
  });

  it('changes nothing else of a scene', () => {
    const code = `import { network } from './network.ts';
export const mine = scene(network, {
  id: 'mine',
  stage: { startS: 1, ask: ['Why?', { question: 'Who?', hint: 'Look.', answer: text('All.') }], note: 'Say “no”.', hook: 'Go' },
});
export const mineCard = { level: 1 };
`;
    expect(partsOf(code).scene).toBe(`import { network } from './network.ts';
export const mine = scene(network, {
  id: 'mine',
  stage: { startS: 1, ask: ['Why?', 'Who?'], hook: 'Go' },
});
export const mineCard = { level: 1 };
`);
  });

  it('takes the imports along that answers and notes need, and no others', () => {
    const code = `import * as words from './words.ts';
import { scene } from './scene.ts';
export const mine = scene({ id: 'mine', stage: { ask: [{ question: 'Who?', answer: words.all('Ümläute') }], note: '' } });`;
    expect(partsOf(code).teaching).toBe(`import * as words from './words.ts';
export const teaching = ['mine', { ask: [{ question: 'Who?', answer: words.all('Ümläute') }], note: '' }];`);
  });

  it('refuses a file in which it finds no questions and no note', () => {
    expect(() => partsOf("export const mine = scene({ id: 'mine', stage: { ask: [] } });")).toThrow(/note/);
  });
});
