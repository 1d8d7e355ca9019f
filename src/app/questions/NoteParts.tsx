import type { TeacherNote } from '../../contract/index.ts';
import { teachingTexts as texts } from '../strings/teaching/teaching.ts';

/** What a scene has for teachers: one text, or part by part. */
export function NoteParts({ note }: { readonly note: string | TeacherNote }) {
  if (typeof note === 'string') return <p>{note}</p>;
  return (
    <dl>
      {texts.noteParts.map(([part, name]) => (
        <div key={part}>
          <dt>{name}</dt>
          <dd>{note[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
