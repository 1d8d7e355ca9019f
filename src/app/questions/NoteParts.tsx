import type { TeacherNote } from '../../scenarios/teaching/teacherNotes.ts';
import { teachingTexts as texts } from '../strings/teaching/teaching.ts';

/** What a scene has for teachers, part by part. */
export const NoteParts = ({ note }: { readonly note: TeacherNote }) => (
  <dl>
    {texts.noteParts.map(([part, name]) => (
      <div key={part}>
        <dt>{name}</dt>
        <dd>{note[part]}</dd>
      </div>
    ))}
  </dl>
);
