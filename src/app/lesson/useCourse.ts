import { useEffect, useRef } from 'react';
import type { Lesson } from '../../lessons/lesson.ts';
import { observeSize } from '../widgets/size.ts';
import { readLessonAddress } from './address.ts';
import { type CourseMessage, courseMessages } from './course.ts';
import type { Work } from './kept.ts';

/** The lesson is part of the page of a course, and its link says so. */
export const isInCourse = (): boolean => window.parent !== window && readLessonAddress().isEmbedded;

const post = (lesson: string, message: CourseMessage): void =>
  window.parent.postMessage({ source: 'cellscope', lesson, ...message }, '*');

/** Sends what is new in the work of a reader to the page around an embedded lesson; nothing from any other. */
export function useCourse(lesson: Lesson, work: Work): void {
  const before = useRef<Work | null>(null);
  useEffect(() => {
    if (!isInCourse()) return;
    for (const message of courseMessages(lesson, before.current, work)) post(lesson.id, message);
    before.current = work;
  }, [lesson, work]);
  useEffect(() => {
    const page = document.getElementById('root')?.firstElementChild;
    if (!isInCourse() || !page) return;
    return observeSize(page, () =>
      post(lesson.id, { type: 'height', height: Math.ceil(page.getBoundingClientRect().height) }),
    );
  }, [lesson]);
}
