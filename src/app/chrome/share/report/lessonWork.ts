import { lessons } from '../../../../lessons/index.ts';
import type { Lesson } from '../../../../lessons/lesson.ts';
import { keptWork, type Work, wasOpened, workAsText } from '../../../lesson/kept.ts';
import { svgOf } from '../../../picture/write/svg.ts';
import { endMark } from '../../../widgets/words/endMark.ts';
import { drawnCurve } from './drawnCurve.ts';
import type { ReportFile } from './zipped.ts';

const has = (list: Readonly<Record<number, unknown>>): boolean => Object.keys(list).length > 0;
const isBegun = ({ words, drawings, answers }: Work): boolean => has(words) || has(drawings) || has(answers);

/** What a reader has drawn in a lesson, as pictures. */
export const drawingFiles = (
  id: string,
  { title, steps }: Lesson,
  { drawings }: Work,
): readonly ReportFile[] =>
  steps.flatMap((step, i): readonly ReportFile[] => {
    const curve = drawings[i];
    if (step.kind !== 'draw' || curve === undefined) return [];
    const head = {
      title: step.title,
      description: `${title}${endMark(title)} ${step.task}`,
      metadata: JSON.stringify({ lesson: id, step: i + 1, curve }),
    };
    return [[`lessons/${id}-${i + 1}.svg`, svgOf(drawnCurve(step.drawing, curve, head.title), head)]];
  });

/** Words, answers and drawings of every lesson that a reader has begun on this device. */
export async function lessonFiles(): Promise<readonly ReportFile[]> {
  const files: ReportFile[] = [];
  for (const [id, { load }] of Object.entries(lessons)) {
    if (!wasOpened(id)) continue;
    // A test checks each of these files.
    const lesson = (await load()).default as Lesson;
    const work = keptWork(id, lesson);
    if (!isBegun(work)) continue;
    files.push([`lessons/${id}.txt`, workAsText(lesson, work)], ...drawingFiles(id, lesson, work));
  }
  return files;
}
