import { describe, expect, it } from 'vitest';
import { lectureTexts } from '../../src/app/strings/pages/lecture.ts';
import { lessonTexts } from '../../src/app/strings/pages/lesson.ts';
import { sharingTexts } from '../../src/app/strings/sharing/sharing.ts';
import { endMark } from '../../src/app/widgets/words/endMark.ts';
import { inGerman } from '../support/inLanguage.ts';

const { lectureTexts: germanLecture } = await inGerman<
  typeof import('../../src/app/strings/pages/lecture.ts')
>('app/strings/pages/lecture.ts');
const { lessonTexts: germanLesson } = await inGerman<typeof import('../../src/app/strings/pages/lesson.ts')>(
  'app/strings/pages/lesson.ts',
);
const { sharingTexts: germanSharing } = await inGerman<
  typeof import('../../src/app/strings/sharing/sharing.ts')
>('app/strings/sharing/sharing.ts');

describe('a sentence that ends with a name', () => {
  it('has one mark at its end, the one of the name where it has its own', () => {
    expect(['Taking turns', 'How much buffer?', 'Stop!', undefined].map((name) => endMark(name))).toEqual([
      '.',
      '',
      '',
      '.',
    ]);
    expect(endMark('Taking turns', '?')).toBe('?');
    expect(endMark('How much buffer?', '?')).toBe('');
  });

  it('says so on the page, in both languages', () => {
    const question = 'Which cells does the port refuse?';
    expect(
      [lessonTexts, germanLesson].flatMap(({ lookAt }) => [lookAt(['Queue', question]), lookAt(['Queue'])]),
    ).toEqual([
      `Marked on the stage: Queue, ${question}`,
      'Marked on the stage: Queue.',
      `Auf der Bühne markiert: Queue, ${question}`,
      'Auf der Bühne markiert: Queue.',
    ]);
    const ends = [lectureTexts, germanLecture].map(({ left }) => left(3, question));
    const held = [sharingTexts, germanSharing].map((texts) => texts.holds(question));
    expect([...ends, ...held].map((text) => text.match(/[.?!]+$/)?.[0])).toEqual(['?', '?', '?', '?']);
  });
});
