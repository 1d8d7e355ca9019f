import type { TeacherNote } from '../../contract/index.ts';
import { teachingTexts as texts } from '../strings/teaching/teaching.ts';

/** A scene's note for teachers: one text, or several parts. */
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
