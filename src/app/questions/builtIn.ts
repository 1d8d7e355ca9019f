import { useEffect, useState } from 'react';
import type { TeacherNote } from '../../scenarios/teaching/teacherNotes.ts';
import { onDemand } from '../late.ts';
import { busy } from '../rest.ts';

const hintList = onDemand(() => import('../../scenarios/teaching/hints.ts'));
const answerList = onDemand(() => import('../../scenarios/answers.ts'));
const noteList = onDemand(() => import('../../scenarios/teaching/teacherNotes.ts'));

/** What a built-in scene has for one of its questions. */
interface QuestionAid {
  readonly hint: string;
  readonly answer: string;
}

async function aidOf(scene: string, at: number): Promise<QuestionAid> {
  const [{ hints }, { answers }] = await Promise.all([hintList.ask(), answerList.ask()]);
  return { hint: hints[scene]?.[at] ?? '', answer: answers[scene]?.[at] ?? '' };
}

/** The teacher's note of a built-in scene. */
export const noteOf = async (scene: string): Promise<TeacherNote | null> =>
  (await noteList.ask()).teacherNotes[scene] ?? null;

/** What is fetched when it is first shown; null until then, and where it cannot be had. */
function useFetched<Part>(isWanted: boolean, fetch: () => Promise<Part>, key: string): Part | null {
  const [found, setFound] = useState<Part | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is fetched.
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetch()
      .then((part) => isCurrent && setFound(part))
      .catch(() => {})
      .finally(busy());
    return () => {
      isCurrent = false;
    };
  }, [isWanted, key]);
  return found;
}

export const useAid = (isWanted: boolean, scene: string, at: number): QuestionAid | null =>
  useFetched(isWanted, () => aidOf(scene, at), `${scene} ${at}`);

export const useNote = (isWanted: boolean, scene: string): TeacherNote | null =>
  useFetched(isWanted, () => noteOf(scene), scene);
